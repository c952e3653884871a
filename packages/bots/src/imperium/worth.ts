// What an effect is worth, read off the effect language: a card nobody has seen before is valued like any other.
// As printed, conditions count by how often they hold; at the table, by whether they hold now.

import type { Condition, Cost, Counter, Effect, EffectName, EffectOf, Source } from '@sietch/imperium'
import {
  canPay,
  cardOf,
  cardsInPlay,
  countOf,
  holds,
  leaderOf,
  player,
  RESOURCES,
} from '@sietch/imperium/table'
import { influenceWorth } from './influence.ts'
import type { Prospect } from './prospect.ts'

export function worthOfAll(effects: readonly Effect[], prospect: Prospect, source: Source): number {
  let sum = 0
  for (const effect of effects) sum += worthOf(effect, prospect, source)
  return sum
}

export function worthOf<Name extends EffectName>(
  effect: EffectOf<Name>,
  prospect: Prospect,
  source: Source,
): number {
  return WORTH[effect.do](effect, prospect, source)
}

/** What each kind of effect is worth. One that nobody has an opinion about does not compile. */
const WORTH: {
  readonly [Name in EffectName]: (effect: EffectOf<Name>, prospect: Prospect, source: Source) => number
} = {
  gain: ({ what, n }, { price }) => price[what] * n,
  draw: ({ n }, { weights, late }) => weights.draw * late * n,
  intrigue: ({ n }, { weights, late }) => weights.intrigue * late * n,
  recruit({ n: wanted, deploy }, { weights, late, price, table }) {
    const n = table === undefined ? wanted : Math.min(wanted, player(table.s, table.seat).supply)
    return weights.troop * late * n + (deploy ? price.swords * n : 0)
  },
  influence: ({ with: choice, n }, prospect) => influenceWorth(prospect, choice, n),
  visit: ({ faction }, prospect) => influenceWorth(prospect, faction, visitInfluence(prospect)),
  'influence-spied': ({ n }, prospect) =>
    prospect.table === undefined ? influenceWorth(prospect, 'any', n) : 0,
  'faction-influence': ({ n }, prospect) => influenceWorth(prospect, 'any', n - 1) * 0.8,
  trash: trashing,
  'look-draw-or-trash': trashing,
  'trash-this': (_, prospect, source) => lossOf(prospect, source),
  'trash-from-hand': (effect, prospect, source) =>
    trashing(effect, prospect) + worthOfAll(effect.gain, prospect, source) * 0.5,
  discard: ({ n }, { weights, late }) => -weights.discard * late * n,
  deploy: ({ upTo }, { price, table }) =>
    table === undefined ? price.swords * (upTo === 'any' ? 3 : upTo) : 0.01,
  'deploy-from-supply': ({ n }, { weights, late, price }) => (weights.troop * late + price.swords) * n,
  retreat: (_, { weights, table }) => (table === undefined ? weights.troop * 0.5 : 0.01),
  'lose-troop': ({ from }, { weights, late, price }) =>
    -weights.troop * late - (from === 'conflict' ? price.swords * 2 : 0),
  'take-reserve': ({ card }, { cardWorth, left }) => cardWorth(card) * Math.min(1, left),
  acquire: ({ upTo }, { price }) => price.persuasion * (upTo === 'solari' ? 1 : upTo),
  'take-from-discard': (_, { weights, late }) => weights.draw * late * 1.2,
  'steal-intrigue': (_, prospect) => prospect.weights.intrigue * prospect.late * stolen(prospect),
  harvest: ({ n }, prospect, source) => prospect.price.spice * (n + bonusSpice(prospect, source)),
  'double-harvest': (_, { price }) => price.spice * 2,
  discount: ({ n }, { price }) => price.persuasion * n * 0.4,
  'council-seat': (_, { weights, left }) => weights.council * (left + 0.8),
  swordmaster: (_, { weights, left }) => weights.agent * (left + 3) + weights.tempo,
  mentat: (_, { weights }) => weights.tempo,
  'recall-agent': (_, prospect) =>
    prospect.weights.tempo * (prospect.table === undefined ? 0.8 : handReach(prospect)),
  control: (_, { weights, left }) => weights.control * left,
  signet: (_, prospect) => signetWorth(prospect),
  spy: ({ afterwards = [] }, prospect, source) =>
    prospect.weights.spy * prospect.late + afterSpy(prospect, afterwards, source),
  'remove-shield-wall': (_, { weights }) => weights.shieldWall,
  'maker-hooks': (_, { weights, left, table }) =>
    table !== undefined && player(table.s, table.seat).hooks ? 0 : weights.hooks * (left + 1),
  sandworm: ({ n }, { price }) => price.swords * 3.6 * n,
  contract: (_, { price }) => 2 * price.solari,
  'return-this': (_, { weights, late }) => weights.draw * late,
  'sort-top-three': (_, { weights, late }) => (weights.draw + weights.trash) * late,
  train: (_, { weights, late }) => weights.spy * late,
  memory: (_, { weights, late }) => weights.draw * late * 0.7,
  'other-memories': (_, { weights, late, table }) =>
    weights.draw * late * (table === undefined ? 1 : player(table.s, table.seat).memories),
  'repeat-space': (_, prospect, source) =>
    prospect.sending === undefined ? 0.2 : worthOfAll(prospect.sending.space.effects, prospect, source),
  'recruit-on-acquire': ({ n }, { weights, late }) => weights.troop * late * 1.5 * n,
  'acquire-on-top': (_, { price }) => price.persuasion,
  'set-aside-row-card': (_, { price }) => price.persuasion,
  'shuffle-discard-into-deck': little,
  'faction-icons': little,
  'ignore-enemy-agents': little,
  'forbid-space': little,
  'may-pass': little,
  'deploy-recruits': little,
  'no-deployment': (_, { late }) => -0.02 * late,
  'each-opponent': ({ effect }, prospect, source) =>
    -prospect.weights.harm * 3 * worthOf(effect, prospect, source),
  'one-opponent': ({ effect }, prospect, source) =>
    -prospect.weights.harm * worthOf(effect, prospect, source),
  all: ({ effects }, prospect, source) => worthOfAll(effects, prospect, source),
  choose: ({ n, effects }, prospect, source) => bestOf(effects, n, prospect, source),
  pay({ cost, effects }, prospect, source) {
    const gained = worthOfAll(effects, prospect, source) - costOf(cost, prospect, source)
    return Math.max(0, gained) * chanceToPay(cost, prospect, source)
  },
  when: ({ condition, effects }, prospect, source) =>
    chanceOf(condition, prospect, source) * worthOfAll(effects, prospect, source),
  either({ condition, yes, no }, prospect, source) {
    const chance = chanceOf(condition, prospect, source)
    return chance * worthOf(yes, prospect, source) + (1 - chance) * worthOf(no, prospect, source)
  },
  per: ({ counter, effect }, prospect, source) =>
    countFor(counter, prospect) * worthOf(effect, prospect, source),
  'on-reveal': ({ effects }, prospect, source) => worthOfAll(effects, prospect, source) * 0.9,
}

function trashing(_: Effect, { weights, late }: Prospect): number {
  return weights.trash * late
}

/** What only opens a way now and then. */
function little(_: Effect, { late }: Prospect): number {
  return 0.03 * late
}

/** What is given up left of an arrow. */
export function costOf(cost: Cost, prospect: Prospect, source: Source): number {
  const { weights, late, price } = prospect
  let sum = 0
  for (const resource of RESOURCES) sum += price[resource] * (cost[resource] ?? 0)
  if (cost.influence !== undefined) sum += influenceWorth(prospect, 'cheapest', -1) * -cost.influence
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

function stolen({ table }: Prospect): number {
  if (table === undefined) return 0.2
  const { s, seat } = table
  return s.players.reduce((n, { intrigue }, other) => n + (other !== seat && intrigue.length >= 4 ? 1 : 0), 0)
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
