// Resources, as numbers.

import type { Resource } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Figure, term } from '../../ui/Figure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type Seated, useImperium } from '../useImperium.ts'

const RESOURCES: readonly Resource[] = ['solari', 'spice', 'water']

export function Stock({ seat, player }: Seated): ReactNode {
  const { say, view } = useImperium()
  const { persuasion, hasRevealed } = player
  // A line for six players has no room for none of it.
  const isTold = persuasion > 0 || (hasRevealed && view.teams === undefined)
  return (
    <span className="player-stock">
      {RESOURCES.map((resource) => (
        <Amount
          key={resource}
          spot={`stock:${seat}:${resource}`}
          icon={resource}
          n={player[resource]}
          name={say.name('term', resource)}
        />
      ))}
      {isTold && <Amount icon="persuasion" n={persuasion} name={say.name('term', 'persuasion')} />}
    </span>
  )
}

type AmountProps = {
  readonly icon: Resource | 'persuasion'
  readonly n: number
  readonly name: string
  /** Where it goes to and comes from. */
  readonly spot?: string
}

const Amount = ({ icon, n, name, spot }: AmountProps): ReactNode => (
  <Figure about={term(icon)} label={`${name}: ${n}`} className={`amount ${n === 0 ? 'none' : ''}`}>
    <span className="spot" data-spot={spot}>
      <Icon name={icon} />
    </span>
    <b>{n}</b>
  </Figure>
)
