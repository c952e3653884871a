// Agents and spies that are not on the board.

import { COMMANDER } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Figure, term } from '../../ui/Figure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { agentName } from '../board/agents.ts'
import { Commander, Pawn, PawnAway, SpyPin } from '../board/pieces.tsx'
import { arrowsLeft, SIGNS } from '../teams/teams.ts'
import { type Seated, useImperium } from '../useImperium.ts'

const range = (from: number, count: number): readonly number[] =>
  Array.from({ length: Math.max(count, 0) }, (_, index) => from + index)

export function Pieces({ seat, player }: Seated): ReactNode {
  const { say, content, view } = useImperium()
  const { agents, sent, spies, posts, memories, arrows, swordmasterUse } = player
  const ready = arrows === undefined ? [] : arrowsLeft(player)
  // The ordinary Agents go first (SIX-SWM-01).
  const isOnce = swordmasterUse === 'ready'
  const said = (term: string, n: number) => `${say.name('term', term)}: ${n}`
  const mentat = view.mentat?.holder === seat ? view.mentat : null
  const own = player.units?.[COMMANDER]
  const away = (own?.conflict ?? 0) + (own?.garrison ?? 0)
  const commanders = player.units?.[COMMANDER]?.supply ?? 0
  return (
    <span className="player-pieces">
      {commanders > 0 && (
        <Figure
          about={term('sardaukar-commander')}
          label={said('sardaukar-commander', commanders)}
          className="player-commanders"
        >
          {range(0, commanders).map((index) => (
            <Commander key={index} seat={seat} moves={`commander:${seat}:${away + index}`} />
          ))}
        </Figure>
      )}
      <Figure
        about={term('agent')}
        label={[
          said('agent', agents),
          ...(arrows === undefined ? [] : [ready.map((arrow) => SIGNS[arrow]).join(' ')]),
        ].join(' ')}
        className="player-agents"
      >
        {range(sent.length, agents).map((index, nth) => (
          <Pawn
            key={index}
            seat={seat}
            moves={agentName(seat, index)}
            arrow={ready[nth]}
            isOnce={isOnce && nth === agents - 1}
          />
        ))}
        {range(0, sent.length).map((index) => (
          <PawnAway key={index} seat={seat} arrow={arrows?.[index]} />
        ))}
        {mentat !== null && mentat.at === null && <Icon name="mentat" className="player-mentat" />}
      </Figure>
      {content.box.spiesPerPlayer > 0 && (
        <Figure about={term('spy')} label={said('spy', spies)} className="player-spies">
          {range(posts.length, spies).map((index) => (
            <SpyPin key={index} seat={seat} moves={`spy:${seat}:${index}`} />
          ))}
          {range(0, posts.length).map((index) => (
            <i key={index} className="player-spy-away" />
          ))}
        </Figure>
      )}
      {memories > 0 && (
        <Figure
          about={{ kind: 'leader', id: 'lady-jessica' }}
          label={`${say.name('ability', 'lady-jessica/ability')}: ${memories}`}
          className="player-memories"
        >
          <Icon name="mentat" />
          <b>{memories}</b>
        </Figure>
      )}
    </span>
  )
}
