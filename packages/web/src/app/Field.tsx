// A line of text to fill in.

import { type ReactNode, useId } from 'react'
import './choice.css'

type Props = {
  readonly label: string
  readonly isLabelSeen?: boolean
  readonly about?: string
  readonly placeholder?: string
  readonly value: string
  onChange(value: string): void
}

const LONGEST = 24

export function Field({ label, isLabelSeen = true, about, placeholder, value, onChange }: Props): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelSeen ? '' : 'unseen'}>
        {label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      {about !== undefined && <small>{about}</small>}
    </div>
  )
}
