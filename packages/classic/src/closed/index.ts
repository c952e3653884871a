// What a player might expect to do but cannot do now, and why. Each part names everything someone might click; whatever
// is offered after all drops out. It uses only what the seat itself may know.

import { type Decision, number, type Option, type Seat, type Target, topFrame } from '@sietch/kernel'
import type { Frame } from '../frames.ts'
import { sideOf } from '../rules/plan.ts'
import { turnOf } from '../rules/ship.ts'
import { means } from '../rules/support.ts'
import type { ClassicState } from '../state.ts'
import { closedCards } from './cards.ts'
import { closedDestinations, closedLandings, closedSources } from './land.ts'
import { closedAlliances, closedForces, closedPartners, closedPlan, closedRevivals } from './people.ts'
import type { ClosedHere } from './reasons.ts'

export function closed(s: ClassicState, { seat }: Decision, options: readonly Option[]): ClosedHere[] {
  const frame = topFrame(s)
  if (frame === undefined) return []
  const offered = new Set(options.flatMap(({ targets }) => targets.map(nameOf)))
  return [...expected(s, frame, seat), ...closedCards(s, frame, seat)].filter(
    ({ targets }) => !targets.some((target) => offered.has(nameOf(target))),
  )
}

const nameOf = ({ kind, id }: Target): string => `${kind} ${id}`

/** What the current decision is about, with the reason that applies unless it is offered. */
function expected(s: ClassicState, frame: Frame, seat: Seat): ClosedHere[] {
  switch (frame.kind) {
    case 'player-turn':
      if (frame.stage === 'ship') return closedLandings(s, frame, 'reserves', null)
      return frame.moves > 0 ? closedSources(s, frame) : []
    case 'ship':
      return frame.stage === 'to' ? closedLandings(s, turnOf(s), frame.way, frame.from) : []
    case 'move':
      return frame.stage === 'to' ? closedDestinations(s, frame) : []
    case 'auction':
      return closedBid(s, frame, seat)
    case 'revival':
      return frame.stage === 'players' ? [...closedForces(s, frame, seat), ...closedRevivals(s, seat)] : []
    case 'battle':
      return frame.stage === 'plan' ? closedPlan(s, frame, sideOf(frame, seat)) : []
    case 'negotiation':
      return frame.about === 'alliances' ? closedAlliances(s, frame, seat) : []
    case 'offer':
      return frame.to === null ? closedPartners(s, seat) : []
    default:
      return []
  }
}

/** DUN-BID-8: the next bid, for a player who cannot pay it. */
function closedBid(s: ClassicState, { bid }: Extract<Frame, { kind: 'auction' }>, seat: Seat): ClosedHere[] {
  const has = means(s, seat)
  const least = Math.max(bid, has) + 1
  return [{ targets: [number(least)], reason: { why: 'bid', bid, has } }]
}
