// The evaluation: what a seat has at the table, in named terms. Points count as they are; everything else counts as the
// points it may still turn into.

import type { Effect, ImperiumState, Leader } from '@sietch/imperium'
import {
  commandersOf,
  content,
  influenceOn,
  isRival,
  leaderOf,
  type Player,
  player,
  troopsIn,
  victoryPoints,
} from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Terms } from '../judgement.ts'
import { aimWorth, onceSwordmaster } from './aims.ts'
import { type Appraisal, overRounds } from './appraisal.ts'
import { type Contest, contestOf, expectedReward } from './conflict.ts'
import { trackWorth } from './influence.ts'
import { lateness, roundsLeft, stockWorth } from './prospect.ts'
import { deckOfRivals, goodsWorth } from './rivals.ts'
import type { Weights } from './weights.ts'

/** A third Agent is worth something even in the last round. */
const AGENT_AT_ONCE = 3

/** What a seat can have at the table. */
export const OWN_TERMS = [
  'points',
  'influence',
  'tempo',
  'agents',
  'council',
  'deck',
  'hand',
  'garrison',
  'conflict',
  'resources',
  'intrigue',
  'spies',
  'hooks',
  'contracts',
  'control',
  'trophies',
  'commanders',
  'tech',
] as const

/** All terms of the judgment; `rivals` is how little the opponents have. Each has a name in every language. */
export const IMPERIUM_TERMS = [...OWN_TERMS, 'rivals'] as const
export type ImperiumTerm = (typeof IMPERIUM_TERMS)[number]

/** What all seats share when a position is judged. */
export type Moment = {
  readonly left: number
  readonly late: number
  readonly contest: Contest | undefined
  /** No one but Rivals has done anything this round: hands are as good as decks. */
  readonly isFresh: boolean
}

export function momentOf(s: ImperiumState, appraisal: Appraisal): Moment {
  const left = roundsLeft(s, appraisal.weights)
  const isFresh =
    s.phase === 'turns' &&
    s.players.every(({ sent, hasRevealed }, seat) => isRival(s, seat) || (sent.length === 0 && !hasRevealed))
  return {
    left,
    late: lateness(left, appraisal.weights),
    contest: isFresh ? undefined : contestOf(s, appraisal),
    isFresh,
  }
}

export function termsOf(
  s: ImperiumState,
  seat: Seat,
  moment: Moment,
  appraisal: Appraisal,
): Terms<(typeof OWN_TERMS)[number]> {
  const { weights } = appraisal
  const { left, late, contest, isFresh } = moment
  const p = player(s, seat)
  const agentsReady = p.hasRevealed ? 0 : p.agents
  // A round that is just starting counts as one more to come.
  const rounds = left + (isFresh ? 1 : 0)
  const points = victoryPoints(s, seat)
  return {
    points,
    influence: influenceTerm(s, seat, appraisal, late) - trackPoints(s, seat),
    tempo: isFresh ? 0 : weights.tempo * agentsReady,
    agents:
      swordmasterTerm(p, weights, rounds) +
      (s.mentat?.holder === seat ? 0.3 * weights.agent * (rounds + AGENT_AT_ONCE) : 0),
    council: p.council ? weights.council * rounds : 0,
    deck:
      (isRival(s, seat)
        ? deckOfRivals(weights)
        : weights.deck * meanCard(p, appraisal) - weights.thickness * cardsOf(p)) *
      lateness(rounds - 0.5, weights),
    hand: isFresh || p.hasRevealed ? 0 : weights.hand * handWorth(p, appraisal, left),
    garrison: stockWorth(p.garrison, weights.troop * late),
    conflict: contest === undefined ? 0 : expectedReward(s, contest, seat, appraisal),
    resources: isRival(s, seat)
      ? goodsWorth(s, seat, weights, rounds, late)
      : stockWorth(p.solari, weights.solari * late) +
        aimWorth(s, seat, appraisal.aims, weights, rounds) +
        stockWorth(p.spice, weights.spice * late) +
        stockWorth(p.water, weights.water * late) +
        0.002 * p.spice,
    intrigue: isRival(s, seat) ? 0 : intrigueTerm(p, appraisal, late),
    spies: (weights.spy * p.posts.length + weights.spySupply * p.spies) * late,
    hooks: p.hooks ? weights.hooks * rounds : 0,
    contracts: contractTerm(p, appraisal, late),
    control: weights.control * rounds * controlled(s, seat),
    trophies: trophyTerm(p, appraisal, late),
    commanders:
      p.units === undefined
        ? 0
        : commanderTerm(p, appraisal, rounds, late) + tacticsTerm(leaderOf(s, seat), p, weights, late),
    tech: lastingTerm(p, appraisal, rounds, late),
  }
}

function swordmasterTerm(p: Player, weights: Weights, rounds: number): number {
  if (!p.swordmaster) return 0
  return p.swordmasterUse === undefined
    ? weights.agent * (rounds + AGENT_AT_ONCE)
    : onceSwordmaster(weights, rounds, p.swordmasterUse === 'ready')
}

function influenceTerm(s: ImperiumState, seat: Seat, { weights }: Appraisal, late: number): number {
  const p = player(s, seat)
  let sum = 0
  for (const track of content(s).box.tracks)
    sum += trackWorth(s, seat, track, influenceOn(p, track.id), weights, late)
  return sum
}

/** The points in it, which the first term has already counted. */
function trackPoints(s: ImperiumState, seat: Seat): number {
  const p = player(s, seat)
  let sum = 0
  for (const { id, pointAt = Number.POSITIVE_INFINITY } of content(s).box.tracks) {
    if (influenceOn(p, id) >= pointAt) sum++
    if (s.alliances[id] === seat) sum++
  }
  return sum
}

export function meanCard(p: Player, { card, handSize }: Appraisal): number {
  let sum = 0
  let n = 0
  for (const zone of [p.deck, p.hand, p.discard, p.played, p.revealed]) {
    for (const id of zone) sum += card.get(id) ?? 0
    n += zone.length
  }
  return n === 0 ? 0 : sum / Math.max(n, handSize)
}

export const cardsOf = (p: Player): number =>
  p.deck.length + p.hand.length + p.discard.length + p.played.length + p.revealed.length

function handWorth(p: Player, { reveal }: Appraisal, left: number): number {
  let sum = 0
  for (const id of p.hand) sum += reveal.get(id) ?? 0
  return sum * Math.min(1, left / 1.5 + 0.1)
}

/** Cards held, by value; resources lose value toward the end, but an endgame point does not. */
function intrigueTerm(p: Player, { intrigue, weights }: Appraisal, late: number): number {
  let sum = 0
  for (const id of p.intrigue) sum += intrigue.get(id) ?? 0
  for (const { card } of p.waiting) sum += intrigue.get(card) ?? 0
  return weights.secrets * sum * (0.3 + 0.7 * late)
}

function contractTerm(p: Player, { weights, contracts }: Appraisal, late: number): number {
  let sum = p.completed.length * weights.completed
  for (const id of p.contracts) sum += (contracts.get(id) ?? 0) * weights.contract
  return sum * late
}

function controlled(s: ImperiumState, seat: Seat): number {
  let count = 0
  for (const space in s.control) if (s.control[space] === seat) count++
  return count
}

function trophyTerm(p: Player, { weights }: Appraisal, late: number): number {
  let count = 0
  for (const { faceUp, icon } of p.trophies) if (faceUp && icon !== null) count++
  return weights.trophy * count * late
}

/** Commanders at home count as troops; the skills are worth something as long as there is a Commander. */
function commanderTerm(p: Player, { weights, skills }: Appraisal, rounds: number, late: number): number {
  const { supply, garrison, conflict } = commandersOf(p)
  const owned = supply + garrison + conflict
  if (owned === 0) return 0
  let sum = weights.commander * owned * rounds + weights.troop * garrison * late
  for (const id of p.skills ?? []) sum += overRounds(skills.get(id), rounds, weights)
  return sum
}

/** How far Chani's token is on its way to the rewards, counting the troops that will leave the Conflict. */
function tacticsTerm(leader: Leader | undefined, p: Player, weights: Weights, late: number): number {
  if (leader?.tactics === undefined) return 0
  const { start, rewards } = leader.tactics
  const now = p.tactics ?? start
  const soon = now + troopsIn(p, 'conflict')
  let sum = 0
  let from = start
  for (const { at, effects } of rewards) {
    // Rewards it has passed have been gained.
    if (at > now) sum += Math.min(1, Math.max(0, (soon - from) / (at - from))) * goodsIn(effects, weights)
    from = at
  }
  return sum * late
}

function goodsIn(effects: readonly Effect[], weights: Weights): number {
  let sum = 0
  for (const effect of effects)
    if (effect.do === 'gain' && (effect.what === 'spice' || effect.what === 'water'))
      sum += weights[effect.what] * effect.n
  return sum
}

/** Tiles, and the lasting effects of Navigation cards; one that is still secret counts as what it may bring. */
function lastingTerm(
  p: Player,
  { weights, tiles, courses }: Appraisal,
  rounds: number,
  late: number,
): number {
  let sum = 0
  for (const id of p.tech ?? []) sum += overRounds(tiles.get(id), rounds, weights)
  if (p.secretTech !== undefined) sum += 0.3 * overRounds(tiles.get(p.secretTech), rounds - 1, weights) * late
  if (p.navigation !== undefined)
    for (const id of p.navigation.cards.slice(0, p.navigation.played))
      sum += overRounds(courses.get(id), rounds, weights)
  return sum
}

export const sumOf = (terms: Terms): number => {
  let sum = 0
  for (const term in terms) sum += terms[term] ?? 0
  return sum
}
