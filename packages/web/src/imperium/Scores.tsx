// The final score: every player by place, and where each victory point came from.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Places } from '../end/Places.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { scoreName } from './score-name.ts'
import { useImperium } from './useImperium.ts'

export function Scores(): ReactNode {
  const { shown, view, say, names } = useImperium()
  const w = useWords()
  const { outcome } = shown.snapshot
  return (
    <Places outcome={outcome}>
      {(seat) => (
        <>
          <header>
            <SeatMark seat={seat} />
            <b>{names[seat]}</b>
            <span>{view.players[seat]?.leader ? say.name('leader', view.players[seat].leader) : ''}</span>
            <strong>{outcome?.scores[seat]}</strong>
          </header>
          <ul>
            {view.players[seat]?.score.map((line) => (
              <li key={`${line.kind} ${line.id}`}>
                <span>{scoreName(line, say, w)}</span> <b>{line.points}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Places>
  )
}
