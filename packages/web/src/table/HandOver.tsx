// Hot seat: the device changes hands, and no one sees another player's cards in between.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import './hand-over.css'

type Props = {
  /** Who is asked next. */
  readonly seat: Seat
  /** Who may take the device all the same. */
  readonly others: readonly Seat[]
  readonly names: readonly string[]
  /** What is asked, where it is not simply their turn. */
  readonly why?: string | undefined
  onReady(seat: Seat): void
}

export function HandOver({ seat, others, names, why, onReady }: Props): ReactNode {
  const w = useWords()
  const name = (of: Seat) => names[of] ?? ''
  return (
    <main className="hand-over" data-seat={seat}>
      <SeatMark seat={seat} className="hand-over-mark" />
      <h1 aria-live="assertive">{w('page.hand-over.title', { name: name(seat) })}</h1>
      {why !== undefined && <p className="hand-over-why">{why}</p>}
      <p>{w('page.hand-over.about')}</p>
      <Button look="primary" className="hand-over-ready" onClick={() => onReady(seat)} autoFocus>
        {w('page.hand-over.ready', { name: name(seat) })}
      </Button>
      {others.length > 0 && (
        <details className="hand-over-others">
          <summary>{w('page.hand-over.others')}</summary>
          {others.map((other) => (
            <Button key={other} look="quiet" onClick={() => onReady(other)}>
              {w('page.hand-over.ready', { name: name(other) })}
            </Button>
          ))}
        </details>
      )}
    </main>
  )
}
