// For people with several seats: which one the table is shown from, and which ones are asked. The table switches to the
// seat that is asked; meanwhile, the others can be viewed.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useMark } from '../ui/mark.ts'
import { SeatMark } from '../ui/SeatMark.tsx'
import { useTable } from './context.tsx'
import { colorName } from './names.ts'
import { seatsWith } from './persons.ts'
import './own-seats.css'

export function OwnSeats(): ReactNode {
  const w = useWords()
  const { shown, table, game, say } = useTable()
  const { snapshot, ahead } = shown
  const { viewer, decisions, view, outcome } = snapshot
  const own = seatsWith(table.setup, viewer)
  const isThere = own.length > 1 && !table.isReplay && outcome === null
  useMark('own-seats', isThere)
  if (!isThere || viewer === 'spectator') return null
  const name = (seat: number) => game.called?.(say, view, seat) ?? colorName(seat, w)
  const isAsked = (seat: number) => decisions.some((decision) => decision.seat === seat)
  return (
    <nav className="own-seats" aria-label={w('page.own-seats')}>
      {/* Remounted for each seat, so that the change of hand is visible. */}
      <p key={viewer} data-seat={viewer} aria-live="assertive">
        {w(isAsked(viewer) ? 'page.own-seats.asked' : 'page.own-seats.seen', { name: name(viewer) })}
      </p>
      {own.map((seat) => (
        <button
          key={seat}
          type="button"
          data-seat={seat}
          className={isAsked(seat) ? 'waits' : undefined}
          aria-pressed={seat === viewer}
          aria-label={isAsked(seat) ? w('page.own-seats.waits', { name: name(seat) }) : name(seat)}
          title={name(seat)}
          disabled={ahead > 0}
          onClick={() => table.takeOver(seat)}
        >
          <SeatMark seat={seat} />
          <span>{name(seat)}</span>
        </button>
      ))}
    </nav>
  )
}
