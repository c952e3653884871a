// Rivals, as a bot sees them. They have no hand and no plans: what they may still do this round depends on the
// remaining House Hagal cards, and the rules turn what they hold into a Swordmaster or points.

import type { Box, HagalCard, ImperiumState } from '@sietch/imperium'
import {
  COMMANDER,
  commandersOf,
  content,
  currentConflict,
  type Player,
  player,
  rivalOf,
  strength,
  troopsIn,
  unitsOf,
} from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Weights } from './weights.ts'

/** What a House Hagal card brings into the Conflict: on an Agent turn and when Combat begins. */
export type HagalForce = {
  /** Whether it sends an Agent at all, and to a combat space; the troops it recruits there. */
  readonly sends: boolean
  readonly combat: boolean
  readonly recruits: number
  readonly swords: number
}

export const forcesOf = ({ hagal, spaces }: Box): ReadonlyMap<string, HagalForce> =>
  new Map(hagal.map((card) => [card.id, forceOf(card, spaces)]))

function forceOf({ ways, swords }: HagalCard, spaces: Box['spaces']): HagalForce {
  const [way] = ways
  const isCombat = spaces.some(({ id, combat }) => combat === true && way?.spaces.includes(id) === true)
  let recruits = 0
  for (const effect of way?.effects ?? []) if (effect.do === 'recruit') recruits += effect.n
  return { sends: way !== undefined, combat: isCombat, recruits, swords: swords ?? 0 }
}

/** What the next card brings on average: the revealed cards are public. */
type Next = { readonly combat: number; readonly recruits: number; readonly swords: number }

function nextOf({ rivals }: ImperiumState, forces: ReadonlyMap<string, HagalForce>): Next {
  const cards = rivals === undefined ? [] : rivals.deck.length > 0 ? rivals.deck : rivals.discard
  let sends = 0
  let combat = 0
  let recruits = 0
  let swords = 0
  for (const id of cards) {
    const force = forces.get(id)
    if (force === undefined) continue
    swords += force.swords
    if (force.sends) sends++
    if (!force.combat) continue
    combat++
    recruits += force.recruits
  }
  return {
    combat: combat / Math.max(1, sends),
    recruits: recruits / Math.max(1, combat),
    swords: swords / Math.max(1, cards.length),
  }
}

/** An estimate of a Rival's strength, and how far off it may be. */
export function rivalReach(
  s: ImperiumState,
  seat: Seat,
  forces: ReadonlyMap<string, HagalForce>,
): { readonly most: number; readonly spread: number } {
  const units = unitsOf(s, seat)
  const p = player(s, seat)
  const { agents, supply, hasRevealed } = p
  const garrison = troopsIn(p, 'garrison')
  const toSend = s.phase === 'combat' || hasRevealed ? 0 : agents
  if (units === 0 && toSend === 0) return { most: 0, spread: 0 }
  const { combat, recruits, swords } = nextOf(s, forces)
  const { box, troop } = content(s)
  const landings = toSend * combat
  const troops = Math.min(
    garrison + Math.min(supply, recruits * landings),
    landings * (recruits + box.fromGarrison),
  )
  const joins = units > 0 ? 1 : Math.min(1, landings)
  const revealed = s.phase === 'combat' ? 0 : joins * swords * swordCards(s)
  return {
    most: strength(s, seat) + troop.strength * troops + moreOfCommanders(s, p, troops) + revealed,
    spread: 0.3 + (s.phase === 'combat' ? 0 : 0.8) + 1.2 * toSend * Math.min(1, 2 * combat),
  }
}

/** SOL-CMD-05, SOL-CMD-06: Commanders are deployed first, and are stronger than troops. */
function moreOfCommanders(s: ImperiumState, p: Player, troops: number): number {
  const { garrison } = commandersOf(p)
  if (garrison === 0) return 0
  const { troop, otherUnits } = content(s)
  const { rivalStrength = 0 } = otherUnits.find(({ id }) => id === COMMANDER) ?? {}
  return Math.min(garrison, troops) * Math.max(0, rivalStrength - troop.strength)
}

/** SOL-RIV-11, Brutal Escalation. */
function swordCards(s: ImperiumState): number {
  if (s.rivals?.rules.includes('brutal-escalation') !== true) return 1
  return content(s).conflict(currentConflict(s) ?? '').level === 3 ? 2 : 1
}

/** How much of a resource makes a point. */
const POINT = { solari: 7, spice: 7, water: 3, intrigue: 3 }

/** What a Rival has collected toward a Swordmaster or points (SOL-HAG-12, SOL-RIV-07, SOL-RIV-08). */
export function goodsWorth(
  s: ImperiumState,
  seat: Seat,
  weights: Weights,
  rounds: number,
  late: number,
): number {
  const p = player(s, seat)
  const price = p.swordmaster ? undefined : rivalOf(s, seat)?.card?.swordmaster
  if (price === undefined) return late * pointsIn(p)
  const share = Math.min(1, (p.solari + p.spice + p.water + p.intrigue.length) / price)
  return share * weights.agent * (rounds + 2)
}

const pointsIn = (p: Player): number =>
  p.solari / POINT.solari + p.spice / POINT.spice + p.water / POINT.water + p.intrigue.length / POINT.intrigue

/** What House Hagal's cards will still bring, in place of a person's cards: as much as an improved deck. */
export const deckOfRivals = (weights: Weights): number => weights.deck * weights.draw
