// What the viewer has, in one line: resources, the garrison, Intrigue cards, and the Agents who are left.

import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Cube, Pawn } from '../board/pieces.tsx'
import { useImperium } from '../useImperium.ts'

const RESOURCES = ['solari', 'spice', 'water'] as const

export function OwnLine(): ReactNode {
  const { snapshot, view, say } = useImperium()
  const { viewer } = snapshot
  const player = typeof viewer === 'number' ? view.players[viewer] : undefined
  if (player === undefined || typeof viewer !== 'number') return null
  const { garrison, intrigue, agents, persuasion, hasRevealed } = player
  const reveals = !hasRevealed && persuasion > 0
  const held = typeof intrigue === 'number' ? intrigue : intrigue.length
  return (
    <>
      <SeatMark seat={viewer} />
      {RESOURCES.map((resource) => (
        <Amount
          key={resource}
          icon={<Icon name={resource as IconName} />}
          n={player[resource]}
          name={say.name('term', resource)}
        />
      ))}
      {reveals && (
        <Amount icon={<Icon name="persuasion" />} n={persuasion} name={say.name('term', 'persuasion')} />
      )}
      <Amount icon={<Cube seat={viewer} />} n={garrison} name={say.name('term', 'garrison')} />
      <Amount icon={<Icon name="intrigue" />} n={held} name={say.name('term', 'intrigue-card')} />
      <Amount icon={<Pawn seat={viewer} />} n={agents} name={say.name('term', 'agent')} />
    </>
  )
}

type AmountProps = { readonly icon: ReactNode; readonly n: number; readonly name: string }

const Amount = ({ icon, n, name }: AmountProps): ReactNode => (
  <span role="img" aria-label={`${name}: ${n}`}>
    {icon}
    {n}
  </span>
)
