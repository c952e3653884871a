// Leaders that cannot be sent or revived, forces that stay in the tanks, players who cannot be allied or dealt with.

import { number, type Seat } from '@sietch/kernel'
import { FACTION, MAXIMUM_REVIVAL } from '../content/factions.ts'
import { strengthOf } from '../content/leaders.ts'
import type { BattleFrame, Frame, NegotiationFrame, Side } from '../frames.ts'
import { largestAlliance } from '../rules/alliances.ts'
import { KWISATZ_PRICE, leaderOf } from '../rules/leaders.ts'
import { mayPropose } from '../rules/negotiation.ts'
import { groupOn, stepOf } from '../rules/plan.ts'
import { freeFor, isKwisatzDead, priceOf } from '../rules/revival.ts'
import { dialsOf } from '../rules/strength.ts'
import { areAllied, type ClassicState, type LeaderState, player } from '../state.ts'
import { type ClosedHere, closedAt, type Reason } from './reasons.ts'

type RevivalFrame = Extract<Frame, { kind: 'revival' }>

/** DUN-REV-1, DUN-REV-2, FAC-FRE-2: the smallest number of forces that is too many. */
export function closedForces(s: ClassicState, frame: RevivalFrame, seat: Seat): ClosedHere[] {
  const { tanks, spice, faction } = player(s, seat)
  const free = freeFor(s, frame, seat)
  for (let n = 1; n <= tanks.forces + tanks.elite; n++) {
    const reason = tooMany(n)
    if (reason !== undefined) return [{ targets: [number(n)], reason }]
  }
  return []

  function tooMany(n: number): Reason | undefined {
    if (FACTION[faction].freeRevivalOnly && n > free) return { why: 'free-revival-only', n: free }
    if (n > MAXIMUM_REVIVAL) return { why: 'revival-limit', n: MAXIMUM_REVIVAL }
    const price = priceOf(n, free)
    return price > spice ? { why: 'spice', n: price, has: spice } : undefined
  }
}

/** DUN-REV-4, DUN-REV-5, DUN-REV-7, AMB-49. */
export function closedRevivals(s: ClassicState, seat: Seat): ClosedHere[] {
  const { leaders, mayReviveLeaders, spice } = player(s, seat)
  const gone = leaders.flatMap(({ id, place }): ClosedHere[] => {
    if (place === 'ready') return []
    if (place === 'captured') return [closedAt('leader', id, { why: 'captured' })]
    if (place !== 'tanks') return [closedAt('leader', id, { why: 'face-down' })]
    return [closedAt('leader', id, dear(strengthOf(id)))]
  })
  return isKwisatzDead(s, seat)
    ? [...gone, closedAt('leader', 'kwisatz-haderach', dear(KWISATZ_PRICE))]
    : gone

  function dear(price: number): Reason {
    return mayReviveLeaders ? { why: 'spice', n: price, has: spice } : { why: 'leaders-alive' }
  }
}

/** DUN-BAT-11 to DUN-BAT-13: what a plan cannot have, by the part being made. */
export function closedPlan(s: ClassicState, frame: BattleFrame, side: Side): ClosedHere[] {
  switch (stepOf(frame.plans[side])) {
    case 'dial': {
      const most = Math.max(...dialsOf(groupOn(s, frame, side)))
      return [{ targets: [number(Math.floor(most) + 1)], reason: { why: 'dial', n: most } }]
    }
    case 'leader':
      return closedLeaders(s, frame, side)
    default:
      return []
  }
}

/** DUN-BAT-13: the leaders of a side, with the reason that applies unless they can be sent. */
export function closedLeaders(s: ClassicState, frame: BattleFrame, side: Side): ClosedHere[] {
  const seat = frame.seats[side]
  const { leaders, captives } = player(s, seat)
  const led = [...leaders, ...captives.map(({ leader }) => leaderOf(s, leader).state)]
  return led.map((leader) => closedAt('leader', leader.id, unavailable(s, seat, frame, leader)))
}

function unavailable(
  s: ClassicState,
  seat: Seat,
  { territory, voice, seats }: BattleFrame,
  { id, place, fought }: LeaderState,
): Reason {
  const isOwn = player(s, seat).leaders.some((leader) => leader.id === id)
  if (isOwn && place === 'captured') return { why: 'captured' }
  if (isOwn && place !== 'ready') return { why: 'dead' }
  if (fought !== null && fought !== territory) return { why: 'fought', territory: fought }
  return { why: voice !== null && seats[voice.side] === seat ? 'voice' : 'bound' }
}

/** DUN-ALY-2, AMB-14: players who cannot be offered an alliance. */
export function closedAlliances(s: ClassicState, frame: NegotiationFrame, seat: Seat): ClosedHere[] {
  return others(s, seat).map((other) => {
    if (areAllied(s, seat, other)) return closedAt('seat', other, { why: 'allied' })
    if (!mayPropose(frame, seat, other)) return closedAt('seat', other, { why: 'proposed' })
    return closedAt('seat', other, { why: 'alliance-full', n: largestAlliance(s) })
  })
}

/** DUN-ALY-14: allies do not make deals. */
export const closedPartners = (s: ClassicState, seat: Seat): ClosedHere[] =>
  others(s, seat).map((other) => closedAt('seat', other, { why: 'allied' }))

const others = (s: ClassicState, seat: Seat): Seat[] =>
  s.players.map((_, other) => other).filter((other) => other !== seat)
