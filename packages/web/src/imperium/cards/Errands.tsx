// The cards that have sent the viewer's Agents this round, and where to.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { Told } from '../../ui/Told.tsx'
import { useImperium } from '../useImperium.ts'
import { errandsOf } from './reveal.ts'
import './errands.css'

export function Errands({ seat }: { readonly seat: Seat }): ReactNode {
  const { log, say } = useImperium()
  const errands = errandsOf(log, seat)
  if (errands.length === 0) return null
  const named = (kind: string, id: string) => (
    <Told about={{ kind, id }} label={say.name(kind, id)} className="errand-name">
      {say.name(kind, id)}
    </Told>
  )
  return (
    <section
      className="errands"
      aria-label={say.name('term', 'in-play')}
      data-many={errands.length > 1 || undefined}
    >
      <h3>{say.name('term', 'in-play')}</h3>
      <ul>
        {errands.map(({ card, space }) => (
          <li key={`${card} ${space}`}>
            {named('card', card)} <i aria-hidden="true">→</i> {named('space', space)}
          </li>
        ))}
      </ul>
    </section>
  )
}
