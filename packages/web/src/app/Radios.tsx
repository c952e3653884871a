// One of several, each shown with a sentence.

import { type ReactNode, useId } from 'react'
import './radios.css'

type Props<Id extends string> = {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly name: string; readonly about?: string }[]
  readonly value: Id
  onChange(id: Id): void
}

export function Radios<Id extends string>({ label, options, value, onChange }: Props<Id>): ReactNode {
  const name = useId()
  return (
    <fieldset className="radios">
      <legend>{label}</legend>
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
