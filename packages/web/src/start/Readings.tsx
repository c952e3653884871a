// Optional rules: where the rulebook can be read in several ways, or leaves something to the players.

import type { PageId } from '@sietch/i18n/page'
import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { useWords } from '../app/words.ts'
import { type Draft, withOption } from './draft.ts'
import type { Options } from './useSetupOptions.ts'

type Props = { readonly draft: Draft; readonly options: Options | null; onChange(draft: Draft): void }

export function Readings({ draft, options, onChange }: Props): ReactNode {
  const w = useWords()
  const readings = options?.readingsOf(draft.game) ?? []
  if (readings.length === 0) return null
  return (
    <details className="setup-readings setup-modules">
      <summary>{w('page.setup.optional')}</summary>
      {readings.map(({ id, usual, values }) => {
        const value = draft.options[id] ?? usual
        const name = w(`page.option.${id}`)
        return typeof usual === 'boolean' ? (
          <label key={id}>
            <input
              type="checkbox"
              checked={value === true}
              onChange={({ target }) => onChange(withOption(draft, id, target.checked))}
            />
            <span>{name}</span>
          </label>
        ) : (
          <Choice
            key={id}
            label={name}
            options={values.map((each) => ({
              id: String(each),
              name: w(`page.option.${id}.${each}` as PageId),
            }))}
            value={String(value)}
            onChange={(chosen) =>
              onChange(withOption(draft, id, values.find((each) => String(each) === chosen) ?? usual))
            }
          />
        )
      })}
    </details>
  )
}
