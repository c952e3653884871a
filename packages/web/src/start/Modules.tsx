// Which modules and parts of other boxes are in play.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { type Draft, withModule } from './draft.ts'
import { aboutModule, moduleName, refusal } from './said.ts'

type Props = { readonly draft: Draft; onChange(draft: Draft): void }

export function Modules({ draft, onChange }: Props): ReactNode {
  const w = useWords()
  const available = draft.game.modules
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
  const problem = isIn ? undefined : draft.game.moduleProblem(id, draft.modules)
  return (
    <label>
      <input
        type="checkbox"
        checked={isIn}
        disabled={problem !== undefined}
        onChange={({ target }) => onChange(withModule(draft, id, target.checked))}
      />
      <span>
        {moduleName(w, id)}
        <small>{problem === undefined ? aboutModule(w, id) : refusal(w, problem)}</small>
      </span>
    </label>
  )
}
