// Can it be paid, does its condition hold, is there something to act on, and must the player be asked at all?

import type { Seat } from '@sietch/kernel'
import { FACTIONS, RESOURCES, type Resource } from '../content/types.ts'
import { freeOffers } from '../rules/acquire.ts'
import { cardsInZone, discardedOf, othersOf } from '../rules/cards.ts'
import { takeable } from '../rules/contracts.ts'
import { factionsFor } from '../rules/influence.ts'
import { recallable } from '../rules/mentat.ts'
import { canPlaceWorm } from '../rules/sandworms.ts'
import { canPlaceSpy, spiedFactions, spiedSpaces } from '../rules/spies.ts'
import { nextPlaces } from '../rules/training.ts'
import { flippable } from '../rules/trophies.ts'
import {
  cardOf,
  cardsInPlay,
  content,
  type ImperiumState,
  ownTurn,
  player,
  strength,
  unitsOf,
} from '../state.ts'
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
    case 'no-council-seat':
      return !p.council
    case 'swordmaster':
      return p.swordmaster
    case 'maker-hooks':
      return p.hooks
    case 'spy-recalled':
      return ownTurn(s, seat)?.spyRecalled ?? false
    case 'spies':
      return p.posts.length >= condition.n
    case 'spying-on-maker':
      return spiedSpaces(s, seat).some((space) => content(s).space(space).maker)
    case 'visited': {
      const visited = ownTurn(s, seat)?.space
      if (visited == null) return false
      const space = content(s).space(visited)
      return condition.what === 'maker' ? space.maker === true : space.faction !== undefined
    }
    case 'units':
      return unitsOf(s, seat) >= condition.n
    case 'sandworms':
      return p.worms >= condition.n
    case 'units-deployed': {
      const turn = ownTurn(s, seat)
      // Who has retreated since is not in the Conflict any more.
      return turn !== undefined && turn.sentToConflict + turn.wormsPlaced - turn.retreated >= condition.n
    }
    case 'strength':
      return strength(s, seat) >= condition.n
    case 'contracts':
      return p.completed.length >= condition.n
    case 'discarded': {
      const last = ownTurn(s, seat)?.discarded
      return last != null && cardOf(s, last).factions.includes(condition.faction)
    }
    case 'acquired':
      return ownTurn(s, seat)?.acquired.includes(condition.card) ?? false
    case 'gained-spice':
      return (ownTurn(s, seat)?.spiceGained ?? 0) > 0
    case 'influence-under-alliance':
      return FACTIONS.some((faction) => {
        const holder = s.alliances[faction]
        return holder !== null && holder !== seat && p.influence[faction] >= condition.n
      })
    case 'both':
      return condition.conditions.every((one) => holds(s, seat, one, source))
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
  if (cost.influence !== undefined && totalInfluence(s, seat) < cost.influence) return false
  if (cost.discard !== undefined && p.hand.length < cost.discard) return false
  if (cost.recallSpies !== undefined && p.posts.length < cost.recallSpies) return false
  if (cost.retreat !== undefined && p.conflict < cost.retreat[0]) return false
  if (cost.trashIntrigue !== undefined && p.intrigue.length < cost.trashIntrigue) return false
  if (cost.trashInPlay !== undefined && othersOf(s, seat, 'play', cost.trashInPlay, source).length === 0)
    return false
  if (cost.trashFromHand !== undefined && othersOf(s, seat, 'hand', cost.trashFromHand, source).length === 0)
    return false
  if (cost.flipConflict !== undefined && flippable(s, seat, cost.flipConflict).length === 0) return false
  if (cost.trash !== undefined && !canTrash(s, seat)) return false
  if (cost.trashThis && !cardsInZone(p, 'play').includes(source.id)) return false
  return cost.conflictTroops === undefined || p.conflict >= cost.conflictTroops
}

const totalInfluence = (s: ImperiumState, seat: Seat): number =>
  FACTIONS.reduce((sum, faction) => sum + player(s, seat).influence[faction], 0)

/** What is missing to pay a cost. */
export type Shortage = {
  readonly why: 'costs'
  readonly short:
    | Resource
    | 'troops'
    | 'influence'
    | 'spies'
    | 'hand'
    | 'intrigue'
    | 'won-conflicts'
    | 'cards'
  readonly n: number
  readonly has: number
}

/** What a cost that cannot be paid is short of. */
export function shortOf(s: ImperiumState, seat: Seat, cost: Cost): Shortage {
  const p = player(s, seat)
  const { flipConflict } = cost
  const needs: readonly (readonly [short: Shortage['short'], n: number | undefined, has: number])[] = [
    ...RESOURCES.map((resource) => [resource, cost[resource], p[resource]] as const),
    ['troops', cost.conflictTroops ?? cost.retreat?.[0], p.conflict],
    ['influence', cost.influence, totalInfluence(s, seat)],
    ['spies', cost.recallSpies, p.posts.length],
    ['hand', cost.discard, p.hand.length],
    ['intrigue', cost.trashIntrigue, p.intrigue.length],
    ['won-conflicts', flipConflict && 1, flipConflict ? flippable(s, seat, flipConflict).length : 0],
  ]
  const [short, n = 1, has] = needs.find(([, wanted = 0, had]) => had < wanted) ?? ['cards', 1, 0]
  return { why: 'costs', short, n, has }
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
    case 'spy':
    case 'remove-shield-wall':
      return true
    case 'acquire':
      return effect.optional ?? false
    case 'choose':
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
        canPay(s, seat, effect.cost, source) && effect.effects.some((part) => canDo(s, seat, source, part))
      )
    case 'when':
      return (
        // A card discarded earlier for something else does not count.
        effect.condition.is !== 'discarded' &&
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
      return p.garrison > 0 && !ownTurn(s, seat)?.noDeployment
    case 'deploy-from-supply':
      return !ownTurn(s, seat)?.noDeployment
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
      return freeOffers(s, seat, effect).length > 0
    case 'recruit':
      return p.supply > 0
    case 'recall-agent':
      return recallable(s, seat).length > 0
    case 'spy':
      return canPlaceSpy(s, seat, effect)
    case 'remove-shield-wall':
      return s.shieldWall
    case 'sandworm':
      return canPlaceWorm(s, seat)
    case 'faction-influence':
      // Until the Influence of the visited space has been taken (IMP-INF-13).
      return ownTurn(s, seat)?.items.some((item) => item.effect.do === 'visit') ?? false
    case 'visit':
      return !(ownTurn(s, seat)?.items.some((item) => mustRaiseVisit(s, seat, item)) ?? false)
    case 'influence-spied':
      return spiedFactions(s, seat).length > 0
    case 'trash-from-hand':
      return p.hand.length > 0
    case 'return-this':
      return p.played.includes(source.id)
    case 'sort-top-three':
      return p.deck.length >= 3
    case 'train':
      return nextPlaces(s, seat).length > 0
    case 'look-draw-or-trash':
      return p.deck.length > 0
    case 'one-opponent':
      return s.players.some((_, other) => other !== seat && canDo(s, other, source, effect.effect))
    default:
      return true
  }
}

/** IMP-INF-13: what has to make the space give more Influence comes before that Influence (Subversive Advisor). */
const mustRaiseVisit = (s: ImperiumState, seat: Seat, { source, effect }: Item): boolean =>
  effect.do === 'when' &&
  effect.effects.some((part) => part.do === 'faction-influence') &&
  holds(s, seat, effect.condition, source)

/**
 * Effects that are carried out at once, because no other order could serve the player better and nothing hidden comes
 * out: plain gains, and what changes how the rest of the turn works. Everything else waits for the player.
 * `whole` is the waiting item that `item` is, or is a part of.
 */
export function isImmediate(s: ImperiumState, seat: Seat, item: Item, whole = item): boolean {
  const { source, effect, optional } = item
  if (optional) return false
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
    case 'maker-hooks':
    case 'deploy-recruits':
    case 'no-deployment':
    case 'recruit-on-acquire':
      return true
    case 'contract':
      return takeable(s, seat).length === 0
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
    case 'either': {
      const part = holds(s, seat, effect.condition, source) ? effect.yes : effect.no
      return !concernsTracks(effect.condition) && isImmediate(s, seat, { source, effect: part }, whole)
    }
    case 'choose': {
      // Without Maker Hooks there is nothing to choose at a Maker space.
      const [only, ...others] = effect.effects.filter((part) => !needsMissingHooks(s, seat, part))
      if (effect.n !== 1 || only === undefined || others.length > 0) return false
      return isImmediate(s, seat, { source, effect: only }, whole)
    }
    default:
      return false
  }
}

const needsMissingHooks = (s: ImperiumState, seat: Seat, effect: Effect): boolean =>
  effect.do === 'when' && effect.condition.is === 'maker-hooks' && !player(s, seat).hooks

/** Another pending effect cares about Influence, so the order is the player's. */
function influenceWaits(s: ImperiumState, seat: Seat, item: Item): boolean {
  const items = ownTurn(s, seat)?.items ?? []
  return items.some((other) => other !== item && concernsInfluence(other.effect))
}

function concernsInfluence(effect: Effect): boolean {
  switch (effect.do) {
    case 'influence':
    case 'visit':
    case 'faction-influence':
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
