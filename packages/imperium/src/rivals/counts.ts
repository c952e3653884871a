// What a Rival does with what it has collected: it buys its Swordmaster, then points (SOL-HAG-12, SOL-RIV-07, SOL-RIV-08).

import { draw, popFrame, type Seat, type Tell } from '@sietch/kernel'
import type { IntrigueId } from '../content/types.ts'
import { tellOpen, tellRevealed } from '../events.ts'
import { discardIntrigue } from '../pieces/cards.ts'
import {
  content,
  currentConflict,
  type ImperiumState,
  isSpoiler,
  type Kind,
  player,
  rivalOf,
} from '../state.ts'
import { savesSpice } from './tech.ts'

/** D-103: once everything that a source gave is there. */
export const rivalCounts: Kind<'rival-counts'> = {
  step(s, frame, tell) {
    popFrame(s, frame)
    buySwordmaster(s, frame.seat, tell)
    while (buyPoint(s, frame.seat, tell)) {
      // As often as it can.
    }
    return true
  },
}

/** What pays for a point, and how much of it. */
const POINT = [
  { what: 'solari', n: 7 },
  { what: 'spice', n: 7 },
  { what: 'intrigue', n: 3 },
  { what: 'water', n: 3 },
] as const

/** The order in which a Rival pays for its Swordmaster. */
const PAYS = ['solari', 'spice', 'intrigue', 'water'] as const
type Good = (typeof PAYS)[number]

const has = (s: ImperiumState, seat: Seat, what: Good): number => {
  const p = player(s, seat)
  return what === 'intrigue' ? p.intrigue.length : p[what]
}

/** SOL-RIV-07: with as much as its card says in all; what is left it keeps. */
function buySwordmaster(s: ImperiumState, seat: Seat, tell: Tell): void {
  const price = rivalOf(s, seat)?.card?.swordmaster
  const p = player(s, seat)
  if (price === undefined || p.swordmaster) return
  if (PAYS.reduce((sum, what) => sum + has(s, seat, what), 0) < price) return
  let left = price
  const paid = { solari: 0, spice: 0, intrigue: 0, water: 0 }
  for (const what of PAYS) {
    paid[what] = Math.min(left, has(s, seat, what))
    left -= paid[what]
  }
  pay(s, seat, paid, 'swordmaster', tell)
  gainSwordmaster(s, seat, tell)
}

/** A third Agent, who acts in the same round (D-110). */
export function gainSwordmaster(s: ImperiumState, seat: Seat, tell: Tell): void {
  const p = player(s, seat)
  if (p.swordmaster) return
  p.swordmaster = true
  p.agents++
  tellOpen(tell, 'swordmaster', { seat })
}

/** SOL-HAG-12, SOL-RIV-08: a Rival that buys its Swordmaster saves for it first. */
function buyPoint(s: ImperiumState, seat: Seat, tell: Tell): boolean {
  const rival = rivalOf(s, seat)
  const p = player(s, seat)
  if (rival === undefined || isSpoiler(s, seat) || (rival.card !== undefined && !p.swordmaster)) return false
  const affordable = POINT.find(({ what, n }) => has(s, seat, what) >= n && !isSaved(s, seat, what))
  if (affordable === undefined) return false
  const paid = { solari: 0, spice: 0, intrigue: 0, water: 0, [affordable.what]: affordable.n }
  pay(s, seat, paid, 'vp', tell)
  p.points[RIVAL_POINTS] = (p.points[RIVAL_POINTS] ?? 0) + 1
  tellOpen(tell, 'gained', { seat, what: 'vp', n: 1, source: { kind: 'rival', id: rival.id } })
  return true
}

/** SOL-TEC-03: spice is for tech tiles, unless the Conflict is one of the last. */
function isSaved(s: ImperiumState, seat: Seat, what: Good): boolean {
  const conflict = currentConflict(s)
  const isLast = conflict !== undefined && content(s).conflict(conflict).level === 3
  return what === 'spice' && !isLast && savesSpice(s, seat)
}

/** What a Rival's bought points are written under. */
const RIVAL_POINTS = 'rival-goods'

function pay(
  s: ImperiumState,
  seat: Seat,
  { solari, spice, intrigue, water }: { readonly [G in Good]: number },
  what: 'swordmaster' | 'vp',
  tell: Tell,
): void {
  const p = player(s, seat)
  p.solari -= solari
  p.spice -= spice
  p.water -= water
  // D-103: randomly, to the discard pile.
  const cards: IntrigueId[] = []
  for (let n = 0; n < intrigue; n++) cards.push(...p.intrigue.splice(draw(s.rng, p.intrigue.length), 1))
  for (const card of cards) discardIntrigue(s, card)
  const told = cards.length > 0 ? tellRevealed : tellOpen
  told(tell, 'rival-paid', { seat, for: what, solari, spice, water, cards })
}
