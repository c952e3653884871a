// Can it be paid, does its condition hold, is there something to act on, and must the player be asked at all?

import type { Seat } from '@sietch/kernel'
import { FACTIONS, RESOURCES, type Resource } from '../content/types.ts'
import { offers } from '../rules/acquire.ts'
import { cardsInZone, discardedOf } from '../rules/cards.ts'
import { factionsFor } from '../rules/influence.ts'
import { cardOf, cardsInPlay, type ImperiumState, ownTurn, player } from '../state.ts'
import type { Condition, Cost, Effect, Item, Source } from './types.ts'

export function holds(s: ImperiumState, seat: Seat, condition: Condition, source: Source): boolean {
  const p = player(s, seat)
  switch (condition.is) {
    case 'influence':
      return p.influence[condition.with] >= condition.n
    case 'alliance':
      return condition.with === 'any'
        ? FACTIONS.some((faction) => s.alliances[faction] === seat)
        : s.alliances[condition.with] === seat
    case 'bond': {
      // IMP-ICO-06: another card; the card that asks does not count itself.
      const itself = source.kind === 'card' && cardOf(s, source.id).factions.includes(condition.with) ? 1 : 0
      return cardsInPlay(s, seat, condition.with) > itself
    }
    case 'council-seat':
      return p.council
    case 'mentat-home':
      return s.mentat === null
    case 'enemy-troops-in-conflict':
      return s.players.some((other, index) => index !== seat && other.conflict > 0)
    case 'owns':
      return owned(s, seat, condition.card) >= condition.n
    case 'owns-most': {
      const own = owned(s, seat, condition.card)
      return s.players.every((_, index) => index === seat || owned(s, index, condition.card) < own)
    }
    case 'tracks': {
      const count = FACTIONS.filter((faction) => p.influence[faction] >= condition.n).length
      return condition.exactly ? count === condition.tracks : count >= condition.tracks
    }
  }
}

function owned(s: ImperiumState, seat: Seat, card: string): number {
  const { deck, hand, discard, played, revealed } = player(s, seat)
  return [deck, hand, discard, played, revealed].reduce(
    (sum, zone) => sum + zone.filter((id) => id === card).length,
    0,
  )
}

/** IMP-AGT-10, IMP-INF-10: a cost is paid in full or not at all. */
export function canPay(s: ImperiumState, seat: Seat, cost: Cost, source: Source): boolean {
  const p = player(s, seat)
  if (cost.solari !== undefined && p.solari < cost.solari) return false
  if (cost.spice !== undefined && p.spice < cost.spice) return false
  if (cost.water !== undefined && p.water < cost.water) return false
  if (cost.influence !== undefined && !FACTIONS.some((faction) => p.influence[faction] > 0)) return false
  if (cost.trash !== undefined && !canTrash(s, seat)) return false
  if (cost.trashThis && !cardsInZone(p, 'play').includes(source.id)) return false
  return cost.conflictTroops === undefined || p.conflict >= cost.conflictTroops
}

/** What is missing to pay a cost. */
export type Shortage = {
  readonly why: 'costs'
  readonly short: Resource | 'influence' | 'cards' | 'troops'
  readonly n: number
  readonly has: number
}

/** What a cost that cannot be paid is short of. */
export function shortOf(s: ImperiumState, seat: Seat, cost: Cost): Shortage {
  const p = player(s, seat)
  const resource = RESOURCES.find((each) => p[each] < (cost[each] ?? 0))
  if (resource !== undefined)
    return { why: 'costs', short: resource, n: cost[resource] ?? 0, has: p[resource] }
  if (cost.conflictTroops !== undefined && p.conflict < cost.conflictTroops) {
    return { why: 'costs', short: 'troops', n: cost.conflictTroops, has: p.conflict }
  }
  if (cost.influence !== undefined) return { why: 'costs', short: 'influence', n: cost.influence, has: 0 }
  return { why: 'costs', short: 'cards', n: 1, has: 0 }
}

function canTrash(s: ImperiumState, seat: Seat): boolean {
  const { hand, discard, played, revealed } = player(s, seat)
  return hand.length + discard.length + played.length + revealed.length > 0
}

/** IMP-GEN-11: what the player may leave undone. */
export function isOptional(effect: Effect): boolean {
  switch (effect.do) {
    case 'pay':
    case 'trash':
    case 'deploy':
    case 'retreat':
      return true
    case 'when':
    case 'all':
      return effect.effects.every(isOptional)
    default:
      return false
  }
}

/** Would resolving it now do something? Otherwise it waits, and lapses with the turn (IMP-GEN-13, IMP-GEN-15). */
export function canDo(s: ImperiumState, seat: Seat, source: Source, effect: Effect): boolean {
  const p = player(s, seat)
  switch (effect.do) {
    case 'pay':
      return (
        canPay(s, seat, effect.cost, source) &&
        effect.effects.some((part) => canFollow(s, seat, source, part))
      )
    case 'when':
      return (
        holds(s, seat, effect.condition, source) &&
        effect.effects.some((part) => canDo(s, seat, source, part))
      )
    case 'all':
    case 'choose':
      return effect.effects.some((part) => canDo(s, seat, source, part))
    case 'either':
      return canDo(s, seat, source, holds(s, seat, effect.condition, source) ? effect.yes : effect.no)
    case 'trash':
      return canTrash(s, seat)
    case 'trash-this':
      return cardsInZone(p, 'play').includes(source.id)
    case 'discard':
      return p.hand.length > 0
    case 'deploy':
      return p.garrison > 0
    case 'retreat':
      return p.conflict > 0
    case 'lose-troop':
      return p[effect.from] > 0
    case 'influence':
      return factionsFor(s, seat, effect.with).length > 0
    case 'take-from-discard':
      return discardedOf(s, seat, effect.faction).length > 0
    case 'take-reserve':
      return (s.reserve[effect.card] ?? 0) > 0
    case 'acquire':
      return offers(s, seat, effect.upTo, null).length > 0
    case 'recruit':
      return p.supply > 0
    case 'recall-agent':
      return p.sent.length > 0
    case 'look-draw-or-trash':
      return p.deck.length > 0
    case 'one-opponent':
      return s.players.some((_, other) => other !== seat && canDo(s, other, source, effect.effect))
    default:
      return true
  }
}

/** After a cost has been paid: an Influence gain is possible wherever the cost leaves it possible. */
function canFollow(s: ImperiumState, seat: Seat, source: Source, effect: Effect): boolean {
  return effect.do === 'influence'
    ? factionsFor(s, seat, effect.with).length > 0
    : canDo(s, seat, source, effect)
}

/**
 * Effects that are carried out at once, because no other order could serve the player better and nothing hidden comes
 * out: plain gains, and what changes how the rest of the turn works. Everything else waits for the player.
 * `whole` is the waiting item that `item` is, or is a part of.
 */
export function isImmediate(s: ImperiumState, seat: Seat, item: Item, whole = item): boolean {
  const { source, effect } = item
  switch (effect.do) {
    case 'gain':
    case 'harvest':
    case 'double-harvest':
    case 'faction-influence':
    case 'discount':
    case 'acquire-on-top':
    case 'council-seat':
    case 'swordmaster':
    case 'mentat':
    case 'control':
    case 'take-reserve':
    case 'signet':
      return true
    case 'recruit':
      // With a scarce supply the player may want the cubes elsewhere first.
      return !effect.deploy && player(s, seat).supply > effect.n
    case 'visit':
      return !influenceWaits(s, seat, whole)
    case 'influence':
      return (
        typeof effect.with === 'string' &&
        FACTIONS.includes(effect.with as never) &&
        !influenceWaits(s, seat, whole)
      )
    case 'when':
      return (
        holds(s, seat, effect.condition, source) &&
        effect.effects.every((part) => isImmediate(s, seat, { source, effect: part }, whole))
      )
    case 'all':
      return effect.effects.every((part) => isImmediate(s, seat, { source, effect: part }, whole))
    default:
      return false
  }
}

/** Another pending effect cares about Influence, so the order is the player's. */
function influenceWaits(s: ImperiumState, seat: Seat, item: Item): boolean {
  const items = ownTurn(s, seat)?.items ?? []
  return items.some((other) => other !== item && concernsInfluence(other.effect))
}

function concernsInfluence(effect: Effect): boolean {
  switch (effect.do) {
    case 'influence':
    case 'visit':
      return true
    case 'pay':
      return effect.cost.influence !== undefined || effect.effects.some(concernsInfluence)
    case 'when':
      return concernsTracks(effect.condition) || effect.effects.some(concernsInfluence)
    case 'either':
      return concernsTracks(effect.condition) || concernsInfluence(effect.yes) || concernsInfluence(effect.no)
    case 'all':
    case 'choose':
      return effect.effects.some(concernsInfluence)
    default:
      return false
  }
}

const concernsTracks = ({ is }: Condition): boolean => is === 'influence' || is === 'alliance'
