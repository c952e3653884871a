// Cards of a player: how many in hand, deck and Intrigue; those in play and in the discard pile can be looked at.

import type { Pile } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { PileButton } from '../cards/PileButton.tsx'
import { useImperium } from '../useImperium.ts'
import type { PanelProps } from './PlayerPanel.tsx'

const size = (pile: Pile<unknown>): number => (typeof pile === 'number' ? pile : pile.length)

export function Piles({ player }: PanelProps): ReactNode {
  const { say } = useImperium()
  const { hand, intrigue, deck, discard, played, revealed } = player
  const counts = [
    { kind: 'hand', name: say.name('term', 'hand'), n: size(hand) },
    { kind: 'intrigue', name: say.name('term', 'intrigue-card'), n: size(intrigue) },
    { kind: 'deck', name: say.name('term', 'deck'), n: deck },
  ]
  return (
    <span className="player-piles">
      {counts.map(({ kind, name, n }) => (
        <span
          key={kind}
          className={`pile-count pile-${kind}`}
          role="img"
          aria-label={`${name}: ${n}`}
          title={name}
        >
          {n}
        </span>
      ))}
      <PileButton
        name={say.name('term', 'discard-pile')}
        cards={discard}
        className="pile-count pile-discard"
      />
      <PileButton
        name={say.name('term', 'in-play')}
        cards={[...played, ...revealed]}
        className="pile-count pile-play"
      />
    </span>
  )
}
