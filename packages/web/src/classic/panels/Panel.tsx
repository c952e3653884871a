// A part of the table with a heading.

import type { ReactNode } from 'react'
import './panels.css'

type Props = { readonly title: string; readonly className?: string; readonly children: ReactNode }

export const Panel = ({ title, className = '', children }: Props): ReactNode => (
  <section className={`phase-panel ${className}`} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)
