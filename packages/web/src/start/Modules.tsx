// Which modules and parts of other boxes are in play.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { type Draft, withModule } from './draft.ts'
import { aboutModule, moduleName, refusal } from './said.ts'

type Props = { readonly draft: Draft; onChange(draft: Draft): void }
/** All of the game, or only these. */
type ListProps = Props & { readonly only?: readonly string[] }

export function Modules({ draft, only, onChange }: ListProps): ReactNode {
  const w = useWords()
  const available = draft.game.modules.filter((id) => only?.includes(id) ?? true)
  return (
    <fieldset className="setup-modules">
      <legend>{w('page.setup.modules')}</legend>
      {available.length === 0 && <p>{w('page.setup.modules.none')}</p>}
      {available.map((id) => (
        <Module key={id} id={id} draft={draft} onChange={onChange} />
      ))}
    </fieldset>
  )
}

/** What cannot be put in says why; what is in can always be taken out. */
function Module({ id, draft, onChange }: Props & { readonly id: string }): ReactNode {
  const w = useWords()
  const isIn = draft.modules.includes(id)
  const isNeeded = isIn && draft.game.needs(draft.players).includes(id)
  const problem = isIn ? undefined : draft.game.moduleProblem(id, draft.modules)
  const note = (): string => {
    if (problem !== undefined) return refusal(w, problem)
    return isNeeded ? w('page.setup.needed', { n: draft.players }) : aboutModule(w, id)
  }
  return (
    <label>
      <input
        type="checkbox"
        checked={isIn}
        disabled={problem !== undefined || isNeeded}
        onChange={({ target }) => onChange(withModule(draft, id, target.checked))}
      />
      <span>
        {moduleName(w, id)}
        <small>{note()}</small>
      </span>
    </label>
  )
}
