// What the components of a box are worth as printed, computed once per set of weights.

import {
  type Card,
  type ConflictId,
  contentOf,
  type ImperiumState,
  type IntriguePlay,
} from '@sietch/imperium'
import { fighterOf, isFactionIcon, isRival, player, troopsIn, unitsOf, visitTo } from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import { type Aim, aimsOf } from './aims.ts'
import { chanceOf } from './chances.ts'
import { type Lasting, lastingOf, lastingSkill } from './lasting.ts'
import { lateness, PLENTY, type Prospect, roundsLeft } from './prospect.ts'
import { forcesOf, type HagalForce } from './rivals.ts'
import { type Sides, sidesOf } from './teams.ts'
import type { Weights } from './weights.ts'
import { costOf, worthOf, worthOfAll } from './worth.ts'

export type Appraisal = {
  readonly weights: Weights
  /** What a card is worth each time it is drawn, and in hand on the Reveal turn. */
  readonly card: ReadonlyMap<string, number>
  readonly reveal: ReadonlyMap<string, number>
  readonly swords: ReadonlyMap<string, number>
  readonly intrigue: ReadonlyMap<string, number>
  /** The rewards for first, second and third place. */
  readonly rewards: ReadonlyMap<ConflictId, readonly [number, number, number]>
  /** By track, then by step. */
  readonly trackBonus: ReadonlyMap<string, ReadonlyMap<number, number>>
  readonly spaces: ReadonlyMap<string, number>
  readonly contracts: ReadonlyMap<string, number>
  /** Lasting value, and what a tile also brings when acquired. */
  readonly skills: ReadonlyMap<string, Lasting>
  readonly tiles: ReadonlyMap<string, Lasting & { readonly at: number }>
  readonly courses: ReadonlyMap<string, Lasting>
  readonly aims: readonly Aim[]
  readonly hagal: ReadonlyMap<string, HagalForce>
  readonly handSize: number
  readonly sides: Sides | undefined
}

/** Rounds to come for valuing a card as printed: the middle of a game. */
const MIDDLE = 4

const printedProspect = (weights: Weights, cardWorth: Prospect['cardWorth']): Prospect => ({
  weights,
  left: MIDDLE,
  late: 1,
  price: {
    solari: weights.solari,
    spice: weights.spice,
    water: weights.water,
    persuasion: weights.persuasion,
    swords: weights.swords,
    vp: 1,
  },
  cardWorth,
  trackBonus: () => 0.15,
  lastingWorth: (kind) => 2 * (kind === 'tech' ? weights.spice : weights.swords),
  tileWorth: () => 2 * weights.spice,
  aims: [],
})

export function appraise(box: string, weights: Weights): Appraisal {
  const { box: parts, spaces } = contentOf(box)
  const card = new Map(parts.cards.map((one) => [one.id, printedCard(one, weights)]))
  const prospect = printedProspect(weights, (id) => card.get(id) ?? weights.draw)
  const source = (id: string) => ({ kind: 'card', id }) as const
  const playWorth = ({ condition, cost = {}, effects, timing }: IntriguePlay, id: string): number => {
    const worth = worthOfAll(effects, prospect, source(id)) - costOf(cost, prospect, source(id))
    const chance = condition === undefined ? 1 : chanceOf(condition, prospect, source(id))
    return Math.max(0, worth) * chance * (timing === 'won' ? 0.4 : timing === 'combat' ? 0.8 : 1)
  }
  return {
    weights,
    card,
    aims: aimsOf(parts),
    hagal: forcesOf({ ...parts, spaces }),
    handSize: parts.handSize,
    sides: sidesOf(parts),
    reveal: new Map(parts.cards.map((one) => [one.id, worthOfAll(one.reveal, prospect, source(one.id))])),
    swords: new Map(parts.cards.map((one) => [one.id, swordsOf(one, prospect)])),
    intrigue: new Map(
      parts.intrigue.map(({ id, plays }) => [
        id,
        Math.max(0.05, ...plays.map((play) => playWorth(play, id))),
      ]),
    ),
    rewards: new Map(
      parts.conflicts.map(({ id, rewards: [first, second, third] }) => {
        const of = (effects: typeof first) => worthOfAll(effects, prospect, { kind: 'conflict', id })
        return [id, [of(first), of(second), of(third)]]
      }),
    ),
    skills: new Map(parts.skills.map((one) => [one.id, lastingSkill(one, prospect)])),
    tiles: new Map(
      parts.tech.map(({ id, acquire, abilities, requires = {} }) => {
        const tile = { kind: 'tech', id } as const
        const at = worthOfAll(acquire, prospect, tile) - costOf(requires, prospect, tile)
        return [id, { at, ...lastingOf(abilities, prospect, tile) }]
      }),
    ),
    courses: new Map(
      parts.navigation.map(({ id, lasting }) => [
        id,
        lastingOf(lasting?.abilities ?? [], prospect, { kind: 'navigation', id }),
      ]),
    ),
    contracts: new Map(
      parts.contracts.map(({ id, reward }) => [id, worthOfAll(reward, prospect, source(id))]),
    ),
    trackBonus: new Map(
      parts.tracks.map(({ id, rewards }) => [
        id,
        new Map(rewards.map(({ at, effects }) => [at, worthOfAll(effects, prospect, source(id))])),
      ]),
    ),
    spaces: new Map(
      spaces.map(({ id, effects, prices, ...space }) => {
        const ways = prices.map(
          (price) =>
            worthOfAll(price.effects, prospect, source(id)) - 0.7 * costOf(price.cost, prospect, source(id)),
        )
        const given = [...effects, ...visitTo(space)]
        return [id, worthOfAll(given, prospect, source(id)) + Math.max(...ways)]
      }),
    ),
  }
}

/** What a card is worth each time it is drawn, as printed. */
export const printedCard = (card: Card, weights: Weights): number =>
  cardWorth(
    card,
    printedProspect(weights, () => weights.draw),
  )

/** A drawn card is either played with an Agent or revealed. */
function cardWorth({ id, icons, agent, reveal, sendsAnywhere }: Card, prospect: Prospect): number {
  const { weights } = prospect
  const source = { kind: 'card', id } as const
  const revealed = worthOfAll(reveal, prospect, source)
  if (icons.length === 0 && !sendsAnywhere) return revealed * (1 - weights.agentShare * 0.5)
  const reach = sendsAnywhere
    ? 6 * weights.icon
    : icons.reduce((sum, icon) => sum + (isFactionIcon(icon) ? weights.factionIcon : weights.icon), 0)
  // A card that trashes itself when played is not a loss each time it is drawn.
  const lasting = agent.filter((effect) => effect.do !== 'trash-this')
  const sent = Math.min(reach, 4 * weights.factionIcon) + worthOfAll(lasting, prospect, source)
  return weights.agentShare * sent + (1 - weights.agentShare) * revealed
}

/** The swords of a Reveal box; conditional ones count in part. */
function swordsOf({ id, reveal }: Card, prospect: Prospect): number {
  const onlySwords: Prospect = {
    ...prospect,
    late: 0,
    price: { solari: 0, spice: 0, water: 0, persuasion: 0, vp: 0, swords: 1 },
  }
  let sum = 0
  for (const effect of reveal) {
    if (effect.do === 'gain' || effect.do === 'when' || effect.do === 'per')
      sum += worthOf(effect, onlySwords, { kind: 'card', id })
  }
  return Math.max(0, Math.min(6, sum))
}

/** A seat's prospects in the current position. */
export function prospectOf(s: ImperiumState, seat: Seat, appraisal: Appraisal): Prospect {
  const { weights } = appraisal
  const left = roundsLeft(s, weights)
  const late = lateness(left, weights)
  const p = player(s, seat)
  const fighter = fighterOf(s, seat)
  const price = (what: 'solari' | 'spice' | 'water') => (weights[what] * late) / (1 + p[what] / PLENTY)
  return {
    weights,
    left,
    late,
    price: {
      solari: price('solari'),
      spice: price('spice'),
      water: price('water'),
      persuasion: weights.persuasion * Math.min(1, left / 1.5 + 0.1),
      swords:
        unitsOf(s, fighter) > 0 || (p.agents > 0 && troopsIn(player(s, fighter), 'garrison') > 0)
          ? weights.swords
          : weights.swords / 4,
      vp: 1,
    },
    cardWorth: (id) => appraisal.card.get(id) ?? weights.draw,
    // SOL-HAG-05, SOL-RIV-05: Rivals never get it.
    trackBonus: (track, at) =>
      isRival(s, seat) ? 0 : (appraisal.trackBonus.get(track)?.get(at) ?? 0) * late,
    lastingWorth: (kind, id) =>
      overRounds((kind === 'tech' ? appraisal.tiles : appraisal.skills).get(id), left, weights),
    tileWorth(id) {
      const tile = appraisal.tiles.get(id)
      return (tile?.at ?? 0) * late + overRounds(tile, left, weights)
    },
    aims: appraisal.aims,
    table: { s, seat },
  }
}

/** Lasting value for this many rounds after the current one. */
export const overRounds = (
  lasting: Lasting | undefined,
  rounds: number,
  { lasting: part }: Weights,
): number => (lasting === undefined ? 0 : part * (lasting.round * (rounds + 0.5) + lasting.end))
