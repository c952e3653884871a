// What the viewer has, in one line: resources, the garrison, Intrigue cards, and the Agents who are left.

import { COMMANDER } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Figure, term } from '../../ui/Figure.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Commander, Cube, Pawn, PawnAway } from '../board/pieces.tsx'
import { arrowsLeft } from '../teams/teams.ts'
import { useImperium } from '../useImperium.ts'

const RESOURCES = ['solari', 'spice', 'water'] as const

export function OwnLine(): ReactNode {
  const { snapshot, view, say } = useImperium()
  const { viewer } = snapshot
  const player = typeof viewer === 'number' ? view.players[viewer] : undefined
  if (player === undefined || typeof viewer !== 'number') return null
  const { garrison, intrigue, agents, persuasion, hasRevealed } = player
  const commanders = player.units?.[COMMANDER]?.garrison ?? 0
  const reveals = !hasRevealed && persuasion > 0
  const held = typeof intrigue === 'number' ? intrigue : intrigue.length
  return (
    <>
      <SeatMark seat={viewer} />
      {RESOURCES.map((resource) => (
        <Amount
          key={resource}
          about={resource}
          icon={<Icon name={resource as IconName} />}
          n={player[resource]}
          name={say.name('term', resource)}
        />
      ))}
      {reveals && (
        <Amount
          about="persuasion"
          icon={<Icon name="persuasion" />}
          n={persuasion}
          name={say.name('term', 'persuasion')}
        />
      )}
      {player.arrows === undefined && (
        <Amount
          about="garrison"
          icon={<Cube seat={viewer} />}
          n={garrison}
          name={say.name('term', 'garrison')}
        />
      )}
      {commanders > 0 && (
        <Amount
          about="sardaukar-commander"
          icon={<Commander seat={viewer} />}
          n={commanders}
          name={say.name('term', 'sardaukar-commander')}
        />
      )}
      <Amount
        about="intrigue-card"
        icon={<Icon name="intrigue" />}
        n={held}
        name={say.name('term', 'intrigue-card')}
      />
      {player.arrows === undefined ? (
        <Amount about="agent" icon={<Pawn seat={viewer} />} n={agents} name={say.name('term', 'agent')} />
      ) : (
        <Figure about={term('agent')} label={`${say.name('term', 'agent')}: ${agents}`}>
          {agents === 0 && <PawnAway seat={viewer} />}
          {arrowsLeft(player).map((arrow) => (
            <Pawn key={arrow} seat={viewer} arrow={arrow} />
          ))}
        </Figure>
      )}
    </>
  )
}

type AmountProps = {
  readonly about: string
  readonly icon: ReactNode
  readonly n: number
  readonly name: string
}

const Amount = ({ about, icon, n, name }: AmountProps): ReactNode => (
  <Figure about={term(about)} label={`${name}: ${n}`}>
    {icon}
    {n}
  </Figure>
)
