// A line of text to fill in.

import { type ReactNode, useId } from 'react'
import './choice.css'

type Props = {
  readonly label: string
  readonly isLabelSeen?: boolean
  readonly about?: string
  readonly placeholder?: string
  readonly value: string
  readonly type?: 'text' | 'password' | 'url' | 'email'
  readonly autoComplete?: string
  readonly maxLength?: number
  /** In a dialog, it has the focus right away. */
  readonly isFirst?: boolean
  onChange(value: string): void
}

const LONGEST = 24

export function Field({
  label,
  isLabelSeen = true,
  about,
  placeholder,
  value,
  type = 'text',
  autoComplete = 'off',
  maxLength = LONGEST,
  isFirst = false,
  onChange,
}: Props): ReactNode {
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
        type={type}
        maxLength={maxLength}
        autoComplete={autoComplete}
        data-first={isFirst || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {about !== undefined && <small>{about}</small>}
    </div>
  )
}
