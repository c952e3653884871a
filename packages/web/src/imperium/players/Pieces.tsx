// Agents and spies that are not on the board.

import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { agentName } from '../board/agents.ts'
import { Pawn, PawnAway, SpyPin } from '../board/pieces.tsx'
import { type Seated, useImperium } from '../useImperium.ts'

const range = (from: number, count: number): readonly number[] =>
  Array.from({ length: Math.max(count, 0) }, (_, index) => from + index)

export function Pieces({ seat, player }: Seated): ReactNode {
  const { say, content, view } = useImperium()
  const { agents, sent, spies, posts, memories } = player
  const said = (term: string, n: number) => `${say.name('term', term)}: ${n}`
  const mentat = view.mentat?.holder === seat ? view.mentat : null
  return (
    <span className="player-pieces">
      <span className="player-agents" role="img" aria-label={said('agent', agents)}>
        {range(sent.length, agents).map((index) => (
          <Pawn key={index} seat={seat} moves={agentName(seat, index)} />
        ))}
        {range(0, sent.length).map((index) => (
          <PawnAway key={index} seat={seat} />
        ))}
        {mentat !== null && mentat.at === null && <Icon name="mentat" className="player-mentat" />}
      </span>
      {content.box.spiesPerPlayer > 0 && (
        <span className="player-spies" role="img" aria-label={said('spy', spies)}>
          {range(posts.length, spies).map((index) => (
            <SpyPin key={index} seat={seat} moves={`spy:${seat}:${index}`} />
          ))}
          {range(0, posts.length).map((index) => (
            <i key={index} className="player-spy-away" />
          ))}
        </span>
      )}
      {memories > 0 && (
        <span
          className="player-memories"
          role="img"
          aria-label={`${say.name('ability', 'lady-jessica/ability')}: ${memories}`}
          title={say.name('ability', 'lady-jessica/ability')}
        >
          <Icon name="mentat" />
          <b>{memories}</b>
        </span>
      )}
    </span>
  )
}
