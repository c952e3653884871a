// Optional rules: where the rulebook can be read in several ways, or leaves something to the players.

import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { useWords } from '../app/words.ts'
import { type Draft, readingsOf, withReading } from './draft.ts'
import { readingName, readingValue } from './said.ts'

type Props = { readonly draft: Draft; onChange(draft: Draft): void }

export function Readings({ draft, onChange }: Props): ReactNode {
  const w = useWords()
  const readings = readingsOf(draft)
  if (readings.length === 0) return null
  return (
    <details className="setup-readings setup-modules">
      <summary>{w('page.setup.optional')}</summary>
      {readings.map(({ id, usual, values }) => {
        const value = draft.readings[id] ?? usual
        const name = readingName(w, id)
        return typeof usual === 'boolean' ? (
          <label key={id}>
            <input
              type="checkbox"
              checked={value === true}
              onChange={({ target }) => onChange(withReading(draft, id, target.checked))}
            />
            <span>{name}</span>
          </label>
        ) : (
          <Choice
            key={id}
            label={name}
            options={values.map((each) => ({
              id: String(each),
              name: readingValue(w, id, String(each)),
            }))}
            value={String(value)}
            onChange={(chosen) =>
              onChange(withReading(draft, id, values.find((each) => String(each) === chosen) ?? usual))
            }
          />
        )
      })}
    </details>
  )
}
