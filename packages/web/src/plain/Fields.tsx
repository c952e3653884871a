// Parts of a view as they are: names and values, lists and what is in them.

import { isObject, type Json } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useMatch } from '../table/context.tsx'
import type { Field } from './sorted.ts'

export function Fields({ of }: { readonly of: readonly Field[] }): ReactNode {
  const { say } = useMatch()
  if (of.length === 0) return null
  return (
    <dl className="plain-fields">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{say.name('', name)}</dt>
          <dd>
            <Value of={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ of }: { readonly of: Json }): ReactNode {
  const { say } = useMatch()
  if (of === null || of === false || of === '') return '–'
  if (of === true) return '✓'
  if (Array.isArray(of)) return <List of={of} />
  return isObject(of) ? <Fields of={Object.entries(of)} /> : say.name('', String(of))
}

function List({ of }: { readonly of: readonly Json[] }): ReactNode {
  if (of.length === 0) return '–'
  return (
    <ul>
      {of.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: things that look alike are told apart by their place
        <li key={index}>
          <Value of={each} />
        </li>
      ))}
    </ul>
  )
}
