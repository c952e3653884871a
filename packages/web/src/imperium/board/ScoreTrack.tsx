// The score track: victory points of all seats, and the number that ends the game.

import type { ReactNode } from 'react'
import { Figure, term } from '../../ui/Figure.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { seated, useImperium } from '../useImperium.ts'
import './score-track.css'

const STEPS = Array.from({ length: 15 }, (_, points) => points)
const LAST = STEPS.length - 1

export function ScoreTrack(): ReactNode {
  const { view, content, say, names } = useImperium()
  const players = seated(view)
  const label = players.map(({ seat, player }) => `${names[seat] ?? ''} ${player.vp}`).join(', ')
  return (
    <Figure
      about={term('victory-point')}
      label={`${say.name('term', 'victory-point')}: ${label}`}
      className="score-track"
      data-panel="score"
    >
      {STEPS.map((points) => {
        const here = players.filter(({ player }) => Math.min(player.vp, LAST) === points)
        const marks = [points === content.box.pointsToEnd && 'goal', here.length > 0 && 'held']
        return (
          <span key={points} className={['score-step', ...marks.filter(Boolean)].join(' ')}>
            <i>{points}</i>
            <span className="score-marks">
              {here.map(({ seat }) => (
                <SeatMark key={seat} seat={seat} moves={`score:${seat}`} />
              ))}
            </span>
          </span>
        )
      })}
    </Figure>
  )
}
