// One of several, chosen from a list.

import { type ReactNode, useId } from 'react'
import './choice.css'

type Props<Id extends string> = {
  readonly label: string
  /** The label may be for screen readers only. */
  readonly isLabelSeen?: boolean
  readonly options: readonly { readonly id: Id; readonly name: string }[]
  readonly value: Id
  onChange(id: Id): void
}

export function Choice<Id extends string>({
  label,
  isLabelSeen = true,
  options,
  value,
  onChange,
}: Props<Id>): ReactNode {
  const id = useId()
  return (
    <div className="choice">
      <label htmlFor={id} className={isLabelSeen ? '' : 'unseen'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen !== undefined) onChange(chosen.id)
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
