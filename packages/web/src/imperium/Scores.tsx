// The final score: every player by place, and where each victory point came from.

import type { ScoreLine } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { SeatMark } from '../ui/SeatMark.tsx'
import { useImperium } from './useImperium.ts'

export function Scores(): ReactNode {
  const { shown, view, say, names } = useImperium()
  const w = useWords()
  const { outcome } = shown.snapshot
  const seats = outcome?.places.flatMap((seatsOfPlace, place) =>
    seatsOfPlace.map((seat) => ({ seat, place: place + 1 })),
  )
  const nameOf = ({ kind, id }: ScoreLine): string => {
    if (kind === 'influence') return w('page.score.influence', { faction: say.name('faction', id) })
    if (kind === 'alliance') return w('page.score.alliance', { faction: say.name('faction', id) })
    if (kind === 'track') return say.name('faction', id)
    return kind === 'other'
      ? w(id === 'start' ? 'page.score.start' : 'page.score.battle-icons')
      : say.name(kind, id)
  }
  return (
    <ol className="scores">
      {seats?.map(({ seat, place }) => (
        <li key={seat} data-seat={seat} className={place === 1 ? 'scores-winner' : undefined}>
          <header>
            <SeatMark seat={seat} />
            <b>{names[seat]}</b>
            <span>{view.players[seat]?.leader ? say.name('leader', view.players[seat].leader) : ''}</span>
            <strong>{outcome?.scores[seat]}</strong>
          </header>
          <ul>
            {view.players[seat]?.score.map((line) => (
              <li key={`${line.kind} ${line.id}`}>
                <span>{nameOf(line)}</span> <b>{line.points}</b>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
