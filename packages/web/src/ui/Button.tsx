// A button with words on it.

import type { ButtonHTMLAttributes, ReactNode } from 'react'
import './button.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary`: the one thing to do; `quiet`: beside the point. */
  readonly look?: 'primary' | 'plain' | 'quiet'
}

export const Button = ({ look = 'plain', className = '', ...props }: Props): ReactNode => (
  <button type="button" {...props} className={`button button-${look} ${className}`} />
)
