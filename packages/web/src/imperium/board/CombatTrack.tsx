// The combat track: the strengths of all seats on one scale. Equal ones are side by side.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { Figure, term } from '../../ui/Figure.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { useImperium } from '../useImperium.ts'
import { markersOf, TRACK } from './markers.ts'

const NUMBERS = [0, 5, 10, 15, 20]

const percent = (at: number): string => `${(100 * at) / TRACK}%`

export function CombatTrack(): ReactNode {
  const { view, say } = useImperium()
  const markers = markersOf(view.players.map(({ strength }) => strength))
  return (
    <Figure about={term('strength')} label={say.name('term', 'strength')} className="combat-track">
      {NUMBERS.map((number) => (
        <i key={number} style={{ left: percent(number) }}>
          {number}
        </i>
      ))}
      {markers.map(({ strength, at, seats, lane }) => (
        <span key={strength} className="combat-marker" data-lane={lane} style={{ left: percent(at) }}>
          {seats.map((seat: Seat) => (
            <SeatMark key={seat} seat={seat} moves={`combat:${seat}`} />
          ))}
          {strength > TRACK && <small>+{TRACK}</small>}
        </span>
      ))}
    </Figure>
  )
}
