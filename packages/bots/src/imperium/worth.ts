// What an effect is worth, read off the effect language: a brand-new card is valued like any other. As printed,
// conditions count by how often they hold; at the table, by whether they hold now.

import type { Cost, Effect, EffectOf, Source } from '@sietch/imperium'
import {
  cardOf,
  content,
  fighterOf,
  holds,
  isOpponent,
  leaderOf,
  mayHave,
  type Player,
  player,
  RESOURCES,
  troopsIn,
  turnOf,
} from '@sietch/imperium/table'
import { onceSwordmaster } from './aims.ts'
import { chanceOf, chanceToPay, countFor } from './chances.ts'
import { commanderWorth, recruitedCommanderWorth, skillGain } from './commanders.ts'
import { togetherWorth, tradeWorth } from './gifts.ts'
import { eachTrackWorth, influenceWorth, stepsWorth } from './influence.ts'
import type { Prospect } from './prospect.ts'
import { leastTile, tileGain } from './tiles.ts'

export function worthOfAll(effects: readonly Effect[], prospect: Prospect, source: Source): number {
  let sum = 0
  for (const effect of effects) sum += worthOf(effect, prospect, source)
  return sum
}

/**
 * A switch without a default, so that a kind without a value does not compile. Playouts call this more than anything
 * else, and a table of functions by kind would make them 10% slower.
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
      const n = table === undefined ? effect.n : Math.min(effect.n, fighting(table).supply)
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
      return (
        weights.trash * late +
        (effect.brings === undefined ? 0 : 0.4 * worthOfAll(effect.brings.effects, prospect, source))
      )
    case 'look-draw-or-trash':
      return weights.trash * late
    case 'look-and-decide':
      return weights.draw * late * 0.4
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
    case 'repel':
      return table === undefined || enemyInConflict(prospect) ? price.swords * 1.5 : 0
    case 'combat-icon':
      return price.swords * 2 * landing(prospect)
    case 'deploy-agent':
      return price.swords * 2
    case 'take-reserve':
      return prospect.cardWorth(effect.card) * Math.min(1, left)
    case 'acquire':
      return price.persuasion * (effect.upTo === 'solari' ? 1 : effect.upTo === 'any' ? 6 : effect.upTo)
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
      return (effect.once ? onceSwordmaster(weights, left) : weights.agent * (left + 3)) + weights.tempo
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
      return hooksWorth(prospect)
    case 'sandworm':
      return mayCall(prospect) ? price.swords * 3.6 * effect.n : 0
    case 'contract':
      return 2 * price.solari
    case 'complete-contract':
      return table === undefined ? 3 * price.solari : bestContract(prospect)
    case 'reveal-contracts':
      return 3 * price.solari
    case 'acquire-commander':
      return commanderWorth(prospect, effect.from)
    case 'recruit-commander':
      return recruitedCommanderWorth(prospect)
    case 'commander-discount':
      return price.solari * effect.n * 0.7
    case 'skill':
      return skillGain(prospect)
    case 'acquire-tech':
      return tileGain(prospect, effect.less ?? 0, effect.must === true)
    case 'secret-project':
      return price.spice
    case 'lose-influence':
      return influenceWorth(prospect, 'any', -1) * effect.n
    case 'influence-each':
      return eachTrackWorth(prospect, effect.n, effect.atMost)
    case 'lose-all':
      return -price[effect.what] * (table === undefined ? 2 : player(table.s, table.seat)[effect.what])
    case 'rob':
      return price[effect.what] * effect.n * (1 + weights.harm) * robbed(prospect, effect)
    case 'bonus-spice':
      return price.spice * effect.n * 0.5
    case 'take-bonus-spice':
      return price.spice * Math.min(effect.n, mostBonusSpice(prospect))
    case 'remove-commander':
      return price.solari * weights.harm
    case 'for-ally':
      return worthOf(effect.effect, prospect, source)
    case 'for-each':
      return (effect.of === 'team' ? 3 : 2) * worthOf(effect.effect, prospect, source)
    case 'trade':
      return tradeWorth(prospect)
    case 'reinforce':
      return (weights.troop * late + price.swords) * effect.n
    case 'pay-together':
      return togetherWorth(prospect, effect.spice, worthOfAll(effect.effects, prospect, source))
    case 'assign-contracts':
      return 4 * price.solari
    case 'throne-row':
      return price.persuasion
    case 'draw-twisted':
      return weights.intrigue * late * effect.n * 0.6
    case 'play-navigation':
      return navigationWorth(prospect)
    case 'move-spies':
      return weights.spy * weights.harm * late
    case 'boost':
      return worthOfAll(effect.effects, prospect, source) * 0.6
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
    case 'card-icons':
    case 'ignore-requirements':
    case 'ignore-enemy-agents':
    case 'forbid-space':
    case 'may-pass':
    case 'deploy-recruits':
      return 0.03 * late
    case 'secret-factions':
    case 'plot-course':
    case 'pass':
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

/** What is given up to the left of an arrow. */
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
  return sum + rarerCosts(cost, prospect)
}

function rarerCosts(cost: Cost, prospect: Prospect): number {
  const { weights, late } = prospect
  let sum = 0
  if (cost.flipConflicts !== undefined) sum += weights.trophy * late * cost.flipConflicts
  if (cost.loseTroops !== undefined) sum += weights.troop * late * cost.loseTroops
  if (cost.trashDiscarded !== undefined) sum += weights.draw * 0.5
  if (cost.trashTech !== undefined) sum += leastTile(prospect)
  if (cost.trashSpies !== undefined) sum += weights.spy * late * cost.trashSpies
  if (cost.giveIntrigue !== undefined) sum += weights.intrigue * late * (0.7 + weights.harm)
  return sum
}

function bestOf(effects: readonly Effect[], n: number, prospect: Prospect, source: Source): number {
  const worths = effects.map((effect) => worthOf(effect, prospect, source)).sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < n; i++) sum += worths[i] ?? 0
  return sum
}

/** The card itself leaves the deck: a loss if it is better than most. A tile or a skill is always a loss. */
function lossOf({ cardWorth, lastingWorth, weights, late }: Prospect, source: Source): number {
  if (source.kind === 'card') return (weights.draw * 0.85 - cardWorth(source.id)) * weights.deck * 0.08 * late
  return source.kind === 'tech' || source.kind === 'skill' ? -lastingWorth(source.kind, source.id) : 0
}

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
  return s.players.filter(
    ({ intrigue }, other) => intrigue.length >= stealsFrom && isOpponent(s, seat, other),
  ).length
}

/** A recalled Agent needs a card to be sent again. */
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

const enemyInConflict = ({ table }: Prospect): boolean =>
  table !== undefined &&
  holds(table.s, table.seat, { is: 'enemy-troops-in-conflict' }, { kind: 'card', id: '' })

/** The one who fights for the seat. */
const fighting = ({ s, seat }: NonNullable<Prospect['table']>): Player => player(s, fighterOf(s, seat))

/** SIX-WRM-01: both Allies on the team that may have them, or no one. */
function hooksWorth(prospect: Prospect): number {
  const { table, weights, left } = prospect
  const worth = weights.hooks * (left + 1)
  if (table === undefined) return worth
  if (fighting(table).hooks || !mayCall(prospect)) return 0
  return table.s.throne === undefined ? worth : 2 * worth
}

const mayCall = ({ table }: Prospect): boolean =>
  table === undefined || mayHave(table.s, table.seat, 'sandworms')

/** Units that could be deployed on a turn that allows it; no extra ones if the turn allows it anyway. */
function landing({ table, sending }: Prospect): number {
  if (table === undefined) return 0.7
  const turn = turnOf(table.s)
  if (sending?.space.combat || (turn?.seat === table.seat && turn.combat)) return 0
  return 0.5 * Math.min(troopsIn(fighting(table), 'garrison'), content(table.s).box.fromGarrison)
}

function bestContract(prospect: Prospect): number {
  const { table } = prospect
  if (table === undefined) return 0
  let best = 0
  for (const id of player(table.s, table.seat).contracts) {
    const { reward } = content(table.s).contract(id)
    best = Math.max(best, worthOfAll(reward, prospect, { kind: 'contract', id }))
  }
  return best
}

/** How many opponents have any of it. */
function robbed({ table }: Prospect, { what }: EffectOf<'rob'>): number {
  if (table === undefined) return 1.5
  return table.s.players.filter((p, other) => p[what] > 0 && isOpponent(table.s, table.seat, other)).length
}

function mostBonusSpice({ table }: Prospect): number {
  return table === undefined ? 1 : Math.max(0, ...Object.values(table.s.bonusSpice))
}

/** The seat's next Navigation card. */
function navigationWorth(prospect: Prospect): number {
  const { table, price } = prospect
  if (table === undefined) return price.spice
  const { cards, played } = player(table.s, table.seat).navigation ?? { cards: [], played: 0 }
  const id = cards[played]
  return id === undefined
    ? 0
    : worthOfAll(content(table.s).navigation(id).effects, prospect, { kind: 'navigation', id })
}
