// The combat track: the strengths of all seats on one scale.

import type { ReactNode } from 'react'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { useImperium } from '../useImperium.ts'

const LENGTH = 20
const NUMBERS = [0, 5, 10, 15, 20]

export function CombatTrack(): ReactNode {
  const { view } = useImperium()
  // Strength beyond the end of the track counts on from its beginning.
  const percent = (strength: number) => (100 * (strength > LENGTH ? strength - LENGTH : strength)) / LENGTH
  return (
    <div className="combat-track" aria-hidden="true">
      {NUMBERS.map((number) => (
        <i key={number} style={{ left: `${percent(number)}%` }}>
          {number}
        </i>
      ))}
      {view.players.map(({ strength }, seat) =>
        strength === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <span key={seat} className="combat-marker" style={{ left: `${percent(strength)}%` }}>
            <SeatMark seat={seat} moves={`combat:${seat}`} />
            {strength > LENGTH && <small>+{LENGTH}</small>}
          </span>
        ),
      )}
    </div>
  )
}
