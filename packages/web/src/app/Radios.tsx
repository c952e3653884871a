// One of several, all of them laid out with a sentence each.

import { type ReactNode, useId } from 'react'
import './radios.css'

type Props<Id extends string> = {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly name: string; readonly about?: string }[]
  readonly value: Id
  /** Why nothing can be chosen. */
  readonly refused?: string | undefined
  onChange(id: Id): void
}

export function Radios<Id extends string>({
  label,
  options,
  value,
  refused,
  onChange,
}: Props<Id>): ReactNode {
  const name = useId()
  return (
    <fieldset className="radios" disabled={refused !== undefined}>
      <legend>{label}</legend>
      {refused !== undefined && <p>{refused}</p>}
      {options.map(({ id, name: called, about }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>
            {called}
            {about !== undefined && about !== '' && <small>{about}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
