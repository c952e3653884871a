// The evaluation: what a seat has at the table, in named terms. The unit is a stronghold held.

import type { ClassicState } from '@sietch/classic'
import {
  CITIES,
  FACTION_RULES,
  factionOf,
  inStorm,
  isOpenToStorm,
  isStronghold,
  LAST_ROUND,
  NEIGHBORS,
  SECTORS,
  sectorOf,
  strengthOf,
  territoryOf,
} from '@sietch/classic/content'
import { alliesOf, fightersIn, player, seatOf } from '@sietch/classic/table'
import type { Seat } from '@sietch/kernel'
import type { Terms } from '../judgement.ts'
import { handWorth } from './cards.ts'
import { type Holdings, isForetoldFor, sidesOf, victoryOf } from './holdings.ts'
import type { Player } from './strength.ts'
import { armyWorth, spiceWorth, WEIGHTS } from './weights.ts'

/** What a seat can have at the table. */
const OWN_TERMS = [
  'strongholds',
  'victory',
  'special',
  'forces',
  'position',
  'spice',
  'hand',
  'leaders',
  'traitors',
] as const
type OwnTerm = (typeof OWN_TERMS)[number]

/**
 * All terms: `alliance` is what allies add, `rivals` how little the opponents have. Each has a name in every language.
 */
export const CLASSIC_TERMS = [...OWN_TERMS, 'alliance', 'rivals'] as const
export type ClassicTerm = (typeof CLASSIC_TERMS)[number]

export function termsOf(s: ClassicState, seat: Seat, holdings: Holdings): Terms<OwnTerm> {
  const p = player(s, seat)
  const side = [seat, ...alliesOf(s, seat)]
  let strongholds = 0
  for (const chances of holdings) strongholds += chances[seat] ?? 0
  return {
    strongholds: strongholds * (1 + Math.max(0, s.round - 5) / 5),
    victory: WEIGHTS.victory * victoryOf(s, side, holdings),
    special: specialTerm(s, seat, holdings),
    forces: forcesTerm(p),
    position: positionTerm(s, seat),
    spice: spiceWorth(p.spice + p.bribes),
    hand: handWorth(s, seat),
    leaders: leadersTerm(p),
    traitors: traitorsTerm(s, seat),
  }
}

const tokensOf = (p: Player): number =>
  p.stacks.reduce((sum, { forces, elite }) => sum + forces + 2 * elite, 0)

function forcesTerm(p: Player): number {
  const onMap = tokensOf(p)
  return armyWorth(onMap + p.reserves.forces + 2 * p.reserves.elite) + WEIGHTS.present * onMap
}

/** The best ones fight; the others wait for their turn. */
function leadersTerm(p: Player): number {
  const strengths = p.leaders
    .filter(({ place }) => place === 'ready')
    .map(({ id }) => strengthOf(id))
    .sort((a, b) => b - a)
  let weight = WEIGHTS.leader
  let sum = 0
  for (const strength of strengths) {
    sum += weight * strength
    weight *= WEIGHTS.nextLeader
  }
  return sum + (WEIGHTS.leader * p.captives.length) / 2
}

/** Opposing leaders who are our traitors, as long as they are alive and unknown. */
function traitorsTerm(s: ClassicState, seat: Seat): number {
  const { traitors, revealedTraitors } = player(s, seat)
  let sum = 0
  for (const leader of traitors) {
    const owner = seatOf(s, factionOf(leader))
    if (owner < 0 || owner === seat || revealedTraitors.includes(leader)) continue
    const isReady = player(s, owner).leaders.some(({ id, place }) => id === leader && place === 'ready')
    if (isReady) sum += WEIGHTS.traitor
  }
  return sum
}

/** Spice in reach, strongholds next door, and sand in the path of the storm. */
const STEP = 0.012
const STORM_REACH = 6
const EXPOSED = 0.02

function positionTerm(s: ClassicState, seat: Seat): number {
  const p = player(s, seat)
  const rate = CITIES.some((city) => fightersIn(p, city) > 0) ? 3 : 2
  let sum = 0
  for (const { part, territory, forces, elite } of p.stacks) {
    if (isStronghold(territory)) continue
    const tokens = forces + elite
    const lying = s.spice.find((one) => one.part === part)?.n ?? 0
    if (lying > 0) sum += 0.8 * (spiceWorth(p.spice + Math.min(lying, rate * tokens)) - spiceWorth(p.spice))
    if (NEIGHBORS[part].some((near) => isStronghold(territoryOf(near)))) sum += STEP * Math.min(5, tokens)
    if (isExposed(s, part)) sum -= EXPOSED * tokens
  }
  return sum
}

function isExposed(s: ClassicState, part: Parameters<typeof sectorOf>[0]): boolean {
  const sector = sectorOf(part)
  if (sector === undefined || s.storm === 0 || !isOpenToStorm(territoryOf(part), s.shieldWall)) return false
  const ahead = (sector - s.storm + SECTORS) % SECTORS
  return !inStorm(part, s.storm) && ahead <= STORM_REACH
}

/** Victory conditions that only some factions have, closer with every round. */
function specialTerm(s: ClassicState, seat: Seat, holdings: Holdings): number {
  const { faction } = player(s, seat)
  const { basic, advanced } = FACTION_RULES[faction]
  const hooks = s.advanced ? advanced : basic
  const near = (s.round / LAST_ROUND) ** 2
  let sum = 0
  if (hooks.winsWithoutWinner) sum += 1.2 * near
  if (hooks.guardsTheDesert?.(s, seat)) sum += 1.5 * near
  if (faction !== 'bene-gesserit' || s.prediction === null) return sum
  for (const side of sidesOf(s)) {
    if (side.includes(seat)) continue
    if (isForetoldFor(s, seat, side)) sum += WEIGHTS.victory * victoryOf(s, side, holdings)
  }
  if (s.prediction.round < s.round) return sum
  const chosen = seatOf(s, s.prediction.faction)
  for (const chances of holdings) sum += 0.25 * (chances[chosen] ?? 0)
  return sum
}

export const sumOf = (terms: Terms): number => {
  let sum = 0
  for (const term in terms) sum += terms[term] ?? 0
  return sum
}
