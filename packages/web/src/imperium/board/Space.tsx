// A board space: what is printed on it, and what stands and lies there.

import type { Space as SpaceData } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { Place } from '../../table/Place.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { useImperium } from '../useImperium.ts'
import { agentName, agentsAt } from './agents.ts'
import { Pawn } from './pieces.tsx'
import { circumstances } from './rows.ts'
import { SpaceFace } from './SpaceFace.tsx'
import './space.css'

type Props = { readonly space: SpaceData; readonly style?: CSSProperties }

export function Space({ space, style }: Props): ReactNode {
  const { view, say, names, snapshot } = useImperium()
  const { id, icon } = space
  const agents = agentsAt(view, id)
  const controller = view.control[id]
  const bonus = view.bonusSpice[id] ?? 0
  const bans = view.bans.filter((ban) => ban.space === id && ban.bound.length > 0)
  const givesMentat = space.effects.some((effect) => effect.do === 'mentat')
  const nameOf = (seat: Seat) => names[seat] ?? ''
  const label = [
    say.name('space', id),
    ...agents.map(({ seat }) => `${say.name('term', 'agent')}: ${nameOf(seat)}`),
    ...(bonus > 0 ? [`${say.name('term', 'bonus-spice')}: ${bonus}`] : []),
    ...(controller === undefined ? [] : [`${say.name('term', 'control')}: ${nameOf(controller)}`]),
  ].join('. ')
  return (
    <Place
      id={`space:${id}`}
      label={label}
      about={{ kind: 'space', id }}
      className={`space space-${icon}`}
      {...(style === undefined ? {} : { style })}
    >
      <SpaceFace
        space={space}
        say={say}
        controller={controller}
        mentatOf={givesMentat ? view.mentat?.holder : undefined}
        {...circumstances(view, snapshot.viewer)}
      />
      {bonus > 0 && <span className="space-bonus">+{bonus}</span>}
      {bans.map(({ by }) => (
        <span className="space-ban" key={by}>
          ✕
          <SeatMark seat={by} />
        </span>
      ))}
      {agents.length > 0 && (
        <span className="space-agents">
          {agents.map(({ seat, index, isMentat }) => (
            <Pawn
              key={agentName(seat, index)}
              seat={seat}
              moves={agentName(seat, index)}
              isMentat={isMentat}
            />
          ))}
        </span>
      )}
    </Place>
  )
}
