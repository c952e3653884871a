// A board space: what is printed on it, and the pieces on it.

import { COMMANDER_PRICE, type Space as SpaceData } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { useWords } from '../../app/words.ts'
import { Place } from '../../table/Place.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { commanderPrice, priced } from '../prices.ts'
import { useImperium } from '../useImperium.ts'
import { agentName, agentsAt } from './agents.ts'
import { Commander, Pawn } from './pieces.tsx'
import { hasSeat } from './rows.ts'
import { SpaceFace } from './SpaceFace.tsx'
import './space.css'

type Props = { readonly space: SpaceData; readonly style?: CSSProperties }

export function Space({ space, style }: Props): ReactNode {
  const { view, say, names, snapshot, content } = useImperium()
  const w = useWords()
  const { id, icon } = space
  const agents = agentsAt(view, id)
  const controller = view.control[id]
  const bonus = view.bonusSpice[id] ?? 0
  const bans = view.bans.filter((ban) => ban.space === id && ban.bound.length > 0)
  const givesMentat = space.effects.some((effect) => effect.do === 'mentat')
  const hasCommander = view.sardaukar?.at.includes(id) === true
  const { viewer } = snapshot
  const seat = typeof viewer === 'number' ? viewer : undefined
  const price = seat === undefined ? COMMANDER_PRICE : commanderPrice({ view, content }, seat)
  const canPay = seat === undefined || (view.players[seat]?.solari ?? 0) >= price
  const nameOf = (seat: Seat) => names[seat] ?? ''
  const label = [
    say.name('space', id),
    ...agents.map(({ seat }) => `${say.name('term', 'agent')}: ${nameOf(seat)}`),
    ...(bonus > 0 ? [`${say.name('term', 'bonus-spice')}: ${bonus}`] : []),
    ...(hasCommander ? [w('page.market.commander', { cost: price })] : []),
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
        space={usePriced(space)}
        say={say}
        controller={controller}
        mentatOf={givesMentat ? view.mentat?.holder : undefined}
        isSeated={hasSeat(view, viewer)}
      />
      {bonus > 0 && <span className="space-bonus">+{bonus}</span>}
      {bans.map(({ by }) => (
        <span className="space-ban" key={by}>
          ✕
          <SeatMark seat={by} />
        </span>
      ))}
      {hasCommander && (
        <span className={`space-commander ${canPay ? '' : 'space-dear'}`}>
          <Commander moves={`commander:${id}`} />
          <Icon name="solari" n={price} />
        </span>
      )}
      {agents.length > 0 && (
        <span className="space-agents">
          {agents.map(({ seat, index, isMentat, arrow }) => (
            <Pawn
              key={agentName(seat, index)}
              seat={seat}
              moves={agentName(seat, index)}
              isMentat={isMentat}
              arrow={arrow}
            />
          ))}
        </span>
      )}
    </Place>
  )
}

/** The space with the viewer's price: a new object only if the price differs, since its face rarely renders. */
function usePriced(space: SpaceData): SpaceData {
  const { view, content, snapshot } = useImperium()
  const now = priced({ view, content }, snapshot.viewer, space)
  const price = JSON.stringify(now.prices)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal prices make an equal space
  return useMemo(() => now, [space, price])
}
