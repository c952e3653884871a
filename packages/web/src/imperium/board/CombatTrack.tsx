// The combat track: the strengths of all seats on one scale.

import type { ReactNode } from 'react'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { seated, useImperium } from '../useImperium.ts'

const LENGTH = 20
const NUMBERS = [0, 5, 10, 15, 20]

/** IMP-STR-04: beyond the end of the track the marker turns to +20 and counts on from the beginning. */
const percent = (strength: number): number =>
  (100 * (strength > LENGTH ? strength - LENGTH : strength)) / LENGTH

export function CombatTrack(): ReactNode {
  const { view } = useImperium()
  return (
    <div className="combat-track" aria-hidden="true">
      {NUMBERS.map((number) => (
        <i key={number} style={{ left: `${percent(number)}%` }}>
          {number}
        </i>
      ))}
      {seated(view)
        .filter(({ player }) => player.strength > 0)
        .map(({ seat, player: { strength } }) => (
          <span key={seat} className="combat-marker" style={{ left: `${percent(strength)}%` }}>
            <SeatMark seat={seat} moves={`combat:${seat}`} />
            {strength > LENGTH && <small>+{LENGTH}</small>}
          </span>
        ))}
    </div>
  )
}
