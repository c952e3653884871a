// Which modules and parts of other boxes are in play.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { type Draft, withModule } from './draft.ts'
import type { Options } from './useSetupOptions.ts'

const NAMED = [
  'choam',
  'base-imperium',
  'base-intrigue',
  'base-conflicts',
  'base-leaders',
  'advanced',
  'pairs',
] as const

type Props = { readonly draft: Draft; readonly options: Options | null; onChange(draft: Draft): void }

export function Modules({ draft, options, onChange }: Props): ReactNode {
  const w = useWords()
  const available = options?.modulesOf(draft.game) ?? []
  return (
    <fieldset className="setup-modules">
      <legend>{w('page.setup.modules')}</legend>
      {options !== null && available.length === 0 && <p>{w('page.setup.modules.none')}</p>}
      {NAMED.filter((id) => available.includes(id)).map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={draft.modules.includes(id)}
            onChange={({ target }) => onChange(withModule(draft, id, target.checked))}
          />
          <span>
            {w(`page.module.${id}`)}
            <small>{w(`page.module.${id}.about`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
