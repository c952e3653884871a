// Optional rules: where the rulebook can be read in several ways, or leaves something to the players.

import type { PageId } from '@sietch/i18n/page'
import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { useWords } from '../app/words.ts'
import { type Draft, withOption } from './draft.ts'
import type { Options } from './useOptions.ts'

/** Values of the options that are no yes or no. */
const VALUES: { readonly [option: string]: readonly (string | number)[] } = {
  allianceVariant: [1, 2, 3, 4, 5],
  fremenExtraWormScope: ['phase', 'blow'],
  karamaDuration: ['phase', 'use'],
  firstStormDamage: ['path', 'final', 'none'],
}

type Props = { readonly draft: Draft; readonly options: Options | null; onChange(draft: Draft): void }

export function Readings({ draft, options, onChange }: Props): ReactNode {
  const w = useWords()
  const usual = Object.entries(options?.optionsOf(draft.game) ?? {})
  if (usual.length === 0) return null
  return (
    <details className="setup-readings setup-modules">
      <summary>{w('page.setup.optional')}</summary>
      {usual.map(([option, preset]) => {
        const value = draft.options[option] ?? preset
        const name = w(`page.option.${option}` as PageId)
        const values = VALUES[option]
        return values === undefined ? (
          <label key={option}>
            <input
              type="checkbox"
              checked={value === true}
              onChange={({ target }) => onChange(withOption(draft, option, target.checked))}
            />
            <span>{name}</span>
          </label>
        ) : (
          <Choice
            key={option}
            label={name}
            options={values.map((id) => ({
              id: String(id),
              name: w(`page.option.${option}.${id}` as PageId),
            }))}
            value={String(value)}
            onChange={(chosen) =>
              onChange(withOption(draft, option, values.find((id) => String(id) === chosen) ?? preset))
            }
          />
        )
      })}
    </details>
  )
}
