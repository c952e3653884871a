// A part of the table with a heading.

import type { ReactNode } from 'react'
import { Figure } from '../../ui/Figure.tsx'
import type { Subject } from '../../ui/pointer.ts'
import './panels.css'

type Props = {
  readonly title: string
  /** What its heading is about. */
  readonly about?: Subject
  readonly className?: string
  readonly children: ReactNode
}

export const Panel = ({ title, about, className = '', children }: Props): ReactNode => (
  <section className={`phase-panel ${className}`} aria-label={title}>
    <h3>{about === undefined ? title : <Figure about={about}>{title}</Figure>}</h3>
    {children}
  </section>
)
