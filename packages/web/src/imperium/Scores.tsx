// The final score: every player by place, and where each victory point came from.

import type { ScoreLine } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Places } from '../end/Places.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { useImperium } from './useImperium.ts'

export function Scores(): ReactNode {
  const { shown, view, say, names } = useImperium()
  const w = useWords()
  const { outcome } = shown.snapshot
  const nameOf = ({ kind, id }: ScoreLine): string => {
    if (kind === 'influence') return w('page.score.influence', { faction: say.name('faction', id) })
    if (kind === 'alliance') return w('page.score.alliance', { faction: say.name('faction', id) })
    if (kind === 'track') return say.name('faction', id)
    return kind === 'other'
      ? w(id === 'start' ? 'page.score.start' : 'page.score.battle-icons')
      : say.name(kind, id)
  }
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
                <span>{nameOf(line)}</span> <b>{line.points}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Places>
  )
}
