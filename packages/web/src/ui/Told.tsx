// A small thing that does nothing but tell about itself.

import type { ReactNode } from 'react'
import { type Subject, useAbout } from './about.tsx'

type Props = {
  readonly about: Subject
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

export function Told({ about, label, className = '', children }: Props): ReactNode {
  const look = useAbout(about)
  return (
    <button
      type="button"
      className={`told ${className}`}
      aria-label={label}
      {...look.props}
      onClick={look.open}
    >
      {children}
    </button>
  )
}
