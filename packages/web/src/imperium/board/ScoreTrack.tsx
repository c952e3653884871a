// The score track: victory points of all seats, and the number that ends the game.

import type { ReactNode } from 'react'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { useImperium } from '../useImperium.ts'
import './score-track.css'

const LENGTH = 15
/** A seat with so many points lets the game end with the round (IMP-END-01). */
const GOAL = 10

export function ScoreTrack(): ReactNode {
  const { view, say, names } = useImperium()
  const label = view.players.map(({ vp }, seat) => `${names[seat] ?? ''} ${vp}`).join(', ')
  return (
    <div className="score-track" role="img" aria-label={`${say.name('term', 'victory-point')}: ${label}`}>
      {Array.from({ length: LENGTH }, (_, points) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of points
        <span key={points} className={`score-step ${points === GOAL ? 'goal' : ''}`}>
          <i>{points}</i>
          <span className="score-marks">
            {view.players.map(({ vp }, seat) =>
              Math.min(vp, LENGTH - 1) === points ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
                <SeatMark key={seat} seat={seat} moves={`score:${seat}`} />
              ) : null,
            )}
          </span>
        </span>
      ))}
    </div>
  )
}
