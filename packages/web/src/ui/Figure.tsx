// A figure of the table, an icon with a number or a word, that tells what it means: by pointing at it, by a long press
// or a tap. The tab key passes over figures; the help lists them all.

import type { ComponentProps, ReactNode } from 'react'
import { type Subject, useAbout } from './about.tsx'
import './figure.css'

type Props = Omit<ComponentProps<'button'>, 'about' | 'onClick' | 'type'> & {
  readonly about: Subject
  /** For those who do not see it; without one its words are its name. */
  readonly label?: string
  /** The tab key stops at it: it stands alone. */
  readonly isReached?: boolean
}

export function Figure({ about, label, isReached = false, className = '', ...props }: Props): ReactNode {
  const look = useAbout(about)
  return (
    <button
      {...props}
      type="button"
      className={`figure ${className}`}
      aria-label={label}
      tabIndex={isReached ? undefined : -1}
      {...look.props}
      onClick={look.open}
    />
  )
}

/** What a word of the rulebook means. */
export const term = (id: string): Subject => ({ kind: 'term', id })
