// What an effect is worth, read off the effect language: a card nobody has seen before is valued like any other.
// As printed, conditions count by how often they hold; at the table, by whether they hold now.

import type { Condition, Cost, Counter, Effect, EffectOf, Source } from '@sietch/imperium'
import {
  canPay,
  cardOf,
  cardsInPlay,
  content,
  countOf,
  holds,
  leaderOf,
  player,
  RESOURCES,
} from '@sietch/imperium/table'
import { influenceWorth, stepsWorth } from './influence.ts'
import type { Prospect } from './prospect.ts'

export function worthOfAll(effects: readonly Effect[], prospect: Prospect, source: Source): number {
  let sum = 0
  for (const effect of effects) sum += worthOf(effect, prospect, source)
  return sum
}

/**
 * A switch without a default, so that a kind nobody has an opinion about does not compile. Playouts ask this more than
 * anything else, and a table of functions by kind makes them a tenth slower.
 */
export function worthOf(effect: Effect, prospect: Prospect, source: Source): number {
  const { weights, late, left, price, table } = prospect
  switch (effect.do) {
    case 'gain':
      return price[effect.what] * effect.n
    case 'draw':
      return weights.draw * late * effect.n
    case 'intrigue':
      return weights.intrigue * late * effect.n
    case 'recruit': {
      const n = table === undefined ? effect.n : Math.min(effect.n, player(table.s, table.seat).supply)
      return weights.troop * late * n + (effect.deploy ? price.swords * n : 0)
    }
    case 'influence':
      return influenceWorth(prospect, effect.with, effect.n)
    case 'rival-influence':
      return influenceWorth(prospect, 'any', effect.n)
    case 'visit':
      return visitWorth(prospect, effect)
    case 'influence-spied':
      return table === undefined ? influenceWorth(prospect, 'any', effect.n) : 0
    case 'faction-influence':
      return influenceWorth(prospect, 'any', effect.n - 1) * 0.8
    case 'trash':
    case 'look-draw-or-trash':
      return weights.trash * late
    case 'trash-this':
      return lossOf(prospect, source)
    case 'trash-from-hand':
      return weights.trash * late + worthOfAll(effect.gain, prospect, source) * 0.5
    case 'discard':
      return -weights.discard * late * effect.n
    case 'deploy':
      return table === undefined ? price.swords * (effect.upTo === 'any' ? 3 : effect.upTo) : 0.01
    case 'deploy-from-supply':
      return (weights.troop * late + price.swords) * effect.n
    case 'retreat':
      return table === undefined ? weights.troop * 0.5 : 0.01
    case 'lose-troop':
      return -weights.troop * late - (effect.from === 'conflict' ? price.swords * 2 : 0)
    case 'take-reserve':
      return prospect.cardWorth(effect.card) * Math.min(1, left)
    case 'acquire':
      return price.persuasion * (effect.upTo === 'solari' ? 1 : effect.upTo)
    case 'take-from-discard':
      return weights.draw * late * 1.2
    case 'steal-intrigue':
      return weights.intrigue * late * stolen(prospect)
    case 'harvest':
      return price.spice * (effect.n + bonusSpice(prospect, source))
    case 'double-harvest':
      return price.spice * 2
    case 'discount':
      return price.persuasion * effect.n * 0.4
    case 'council-seat':
      return weights.council * (left + 0.8)
    case 'swordmaster':
      return weights.agent * (left + 3) + weights.tempo
    case 'mentat':
      return weights.tempo
    case 'recall-agent':
      return weights.tempo * (table === undefined ? 0.8 : handReach(prospect))
    case 'control':
      return weights.control * left
    case 'signet':
      return signetWorth(prospect)
    case 'spy':
      return weights.spy * late + afterSpy(prospect, effect.afterwards ?? [], source)
    case 'remove-shield-wall':
      return weights.shieldWall
    case 'maker-hooks':
      return table !== undefined && player(table.s, table.seat).hooks ? 0 : weights.hooks * (left + 1)
    case 'sandworm':
      return price.swords * 3.6 * effect.n
    case 'contract':
      return 2 * price.solari
    case 'return-this':
      return weights.draw * late
    case 'sort-top-three':
      return (weights.draw + weights.trash) * late
    case 'train':
      return weights.spy * late
    case 'memory':
      return weights.draw * late * 0.7
    case 'other-memories':
      return weights.draw * late * (table === undefined ? 1 : player(table.s, table.seat).memories)
    case 'repeat-space':
      return prospect.sending === undefined
        ? 0.2
        : worthOfAll(prospect.sending.space.effects, prospect, source)
    case 'recruit-on-acquire':
      return weights.troop * late * 1.5 * effect.n
    case 'acquire-on-top':
    case 'set-aside-row-card':
      return price.persuasion
    case 'shuffle-discard-into-deck':
    case 'faction-icons':
    case 'ignore-enemy-agents':
    case 'forbid-space':
    case 'may-pass':
    case 'deploy-recruits':
      return 0.03 * late
    case 'secret-factions':
      return 0
    case 'masterstroke':
      return influenceWorth(prospect, 'any', 2)
    case 'no-deployment':
      return -0.02 * late
    case 'each-opponent':
      return -weights.harm * 3 * worthOf(effect.effect, prospect, source)
    case 'one-opponent':
      return -weights.harm * worthOf(effect.effect, prospect, source)
    case 'all':
    case 'once':
      return worthOfAll(effect.effects, prospect, source)
    case 'choose':
      return bestOf(effect.effects, effect.n, prospect, source)
    case 'pay': {
      const gained = worthOfAll(effect.effects, prospect, source) - costOf(effect.cost, prospect, source)
      return Math.max(0, gained) * chanceToPay(effect.cost, prospect, source)
    }
    case 'when':
      return chanceOf(effect.condition, prospect, source) * worthOfAll(effect.effects, prospect, source)
    case 'either': {
      const chance = chanceOf(effect.condition, prospect, source)
      return (
        chance * worthOf(effect.yes, prospect, source) + (1 - chance) * worthOf(effect.no, prospect, source)
      )
    }
    case 'per':
      return countFor(effect.counter, prospect) * worthOf(effect.effect, prospect, source)
    case 'on-reveal':
      return worthOfAll(effect.effects, prospect, source) * 0.9
  }
}

/** What is given up left of an arrow. */
export function costOf(cost: Cost, prospect: Prospect, source: Source): number {
  const { weights, late, price } = prospect
  let sum = 0
  for (const resource of RESOURCES) sum += price[resource] * (cost[resource] ?? 0)
  if (cost.influence !== undefined) sum += influenceWorth(prospect, 'any', -1) * -cost.influence
  if (cost.trash !== undefined) sum -= weights.trash * late
  if (cost.trashThis) sum -= lossOf(prospect, source)
  if (cost.conflictTroops !== undefined) sum += price.swords * 2 * cost.conflictTroops
  if (cost.discard !== undefined) sum += weights.discard * late * cost.discard
  if (cost.recallSpies !== undefined) sum += (weights.spy - weights.spySupply) * late * cost.recallSpies
  if (cost.retreat !== undefined) sum += price.swords * cost.retreat[0]
  if (cost.trashIntrigue !== undefined) sum += weights.intrigue * late * 0.7 * cost.trashIntrigue
  if (cost.trashInPlay !== undefined || cost.trashFromHand !== undefined) sum += weights.draw * 0.5
  if (cost.flipConflict !== undefined) sum += weights.trophy * late
  return sum
}

function chanceToPay(cost: Cost, { table, late }: Prospect, source: Source): number {
  if (table !== undefined) return canPay(table.s, table.seat, cost, source) ? 1 : 0
  const goods = (cost.solari ?? 0) / 2 + (cost.spice ?? 0) + (cost.water ?? 0) + 2 * (cost.influence ?? 0)
  return late / (1 + goods / 4)
}

/** How often a printed condition holds when its card comes up. */
const CHANCES: { readonly [K in Condition['is']]?: number } = {
  influence: 0.55,
  alliance: 0.3,
  bond: 0.45,
  'no-council-seat': 0.4,
  'maker-hooks': 0.4,
  sandworms: 0.25,
  both: 0.3,
  visited: 0.5,
  'owns-most': 0.3,
}

export function chanceOf(condition: Condition, prospect: Prospect, source: Source): number {
  const { table, sending } = prospect
  if (table === undefined) return CHANCES[condition.is] ?? 0.5
  const { s, seat } = table
  if (sending !== undefined) {
    // The card that sends the Agent is still in hand, so the table does not show yet what will hold.
    if (condition.is === 'visited') {
      const { maker, faction } = sending.space
      return (condition.what === 'maker' ? maker === true : faction !== undefined) ? 1 : 0
    }
    if (condition.is === 'spy-recalled') return sending.recallsSpy ? 1 : 0
    if (condition.is === 'bond' && source.kind === 'card') {
      return cardsInPlay(s, seat, condition.with) > 0 ? 1 : 0
    }
  }
  return holds(s, seat, condition, source) ? 1 : 0
}

function countFor(counter: Counter, { table }: Prospect): number {
  if (table === undefined) return counter.count === 'sandworms' ? 0.4 : 1.3
  const { s, seat } = table
  // How many of them will have given swords by then is not known yet.
  return counter.count === 'sword-cards' ? 1 : countOf(s, seat, counter, { kind: 'card', id: '' })
}

function bestOf(effects: readonly Effect[], n: number, prospect: Prospect, source: Source): number {
  const worths = effects.map((effect) => worthOf(effect, prospect, source)).sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < n; i++) sum += worths[i] ?? 0
  return sum
}

/** The card itself leaves the deck: a loss if it is better than most. */
const lossOf = ({ cardWorth, weights, late }: Prospect, source: Source): number =>
  source.kind === 'card' ? (weights.draw * 0.85 - cardWorth(source.id)) * weights.deck * 0.08 * late : 0

const visitInfluence = ({ table }: Prospect): number => {
  const turn = table?.s.stack.find((frame) => frame.kind === 'turn')
  return turn?.kind === 'turn' ? turn.factionInfluence : 1
}

function bonusSpice({ table }: Prospect, source: Source): number {
  return table === undefined ? 0.5 : (table.s.bonusSpice[source.id] ?? 0)
}

function visitWorth(prospect: Prospect, { faction, track }: EffectOf<'visit'>): number {
  const { table } = prospect
  const n = visitInfluence(prospect)
  return table === undefined || track === undefined
    ? influenceWorth(prospect, faction, n)
    : stepsWorth(prospect, table.s, table.seat, track, n)
}

function stolen({ table }: Prospect): number {
  if (table === undefined) return 0.2
  const { s, seat } = table
  const { stealsFrom } = content(s).box
  return s.players.filter(({ intrigue }, other) => other !== seat && intrigue.length >= stealsFrom).length
}

/** An Agent that comes back needs a card to be sent again. */
function handReach({ table }: Prospect): number {
  if (table === undefined) return 1
  const { s, seat } = table
  return player(s, seat).hand.some((id) => cardOf(s, id).icons.length > 0) ? 1 : 0
}

function signetWorth(prospect: Prospect): number {
  const { table } = prospect
  if (table === undefined) return 0.15
  const leader = leaderOf(table.s, table.seat)
  return leader === undefined ? 0.1 : worthOfAll(leader.signet, prospect, { kind: 'leader', id: leader.id })
}

function afterSpy(
  prospect: Prospect,
  afterwards: readonly { readonly effects: readonly Effect[] }[],
  source: Source,
): number {
  let best = 0
  for (const { effects } of afterwards) best = Math.max(best, worthOfAll(effects, prospect, source))
  return best
}
