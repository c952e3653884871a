// A small thing that does nothing but tell about itself.

import type { ReactNode } from 'react'
import { type Subject, useAbout } from './about.tsx'

type Props = {
  readonly about: Subject
  readonly label: string
  readonly className?: string
  /** It is left out by the tab key: what it tells is said elsewhere, too. */
  readonly isSkipped?: boolean
  readonly children: ReactNode
}

export function Told({ about, label, className = '', isSkipped = false, children }: Props): ReactNode {
  const look = useAbout(about)
  return (
    <button
      type="button"
      className={`told ${className}`}
      aria-label={label}
      tabIndex={isSkipped ? -1 : undefined}
      {...look.props}
      onClick={look.open}
    >
      {children}
    </button>
  )
}
