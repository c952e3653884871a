// What stands left of an arrow: can it be paid, what is missing, and paying it. Resources and pieces go at once; what the
// player has to choose becomes a frame.

import { pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { RESOURCES, type Resource } from '../content/types.ts'
import { cited, tellOpen } from '../events.ts'
import { canTrash, othersOf } from '../pieces/cards.ts'
import { fighterOf } from '../pieces/teams.ts'
import { totalInfluence } from '../pieces/tracks.ts'
import { canTrashThis, trashIt } from '../pieces/trash-this.ts'
import { losable, loseTroops } from '../pieces/troops.ts'
import { flippable, flippableAtAll } from '../pieces/trophies.ts'
import { troopsIn } from '../pieces/units.ts'
import { cardOf, type ImperiumState, player } from '../state.ts'
import type { Cost, Source } from './types.ts'

/** IMP-AGT-10, IMP-INF-10: a cost is paid in full or not at all. */
export function canPay(s: ImperiumState, seat: Seat, cost: Cost, source: Source): boolean {
  const p = player(s, seat)
  const fighter = p.activated === undefined ? p : player(s, p.activated)
  if (cost.solari !== undefined && p.solari < cost.solari) return false
  if (cost.spice !== undefined && p.spice < cost.spice) return false
  if (cost.water !== undefined && p.water < cost.water) return false
  if (cost.influence !== undefined && totalInfluence(s, seat) < cost.influence) return false
  if (cost.discard !== undefined && p.hand.length < cost.discard) return false
  if (cost.recallSpies !== undefined && p.posts.length < cost.recallSpies) return false
  if (cost.retreat !== undefined && troopsIn(fighter, 'conflict') < cost.retreat[0]) return false
  if (cost.trashIntrigue !== undefined && otherIntrigue(s, seat, source) < cost.trashIntrigue) return false
  if (cost.giveIntrigue !== undefined && otherIntrigue(s, seat, source) < cost.giveIntrigue) return false
  if (cost.loseTroops !== undefined && losable(fighter, 'any') < cost.loseTroops) return false
  if (cost.trashDiscarded !== undefined && costly(s, seat).length < cost.trashDiscarded) return false
  if (cost.trashTech !== undefined && (p.tech?.length ?? 0) < cost.trashTech) return false
  if (cost.trashSpies !== undefined && p.posts.length < cost.trashSpies) return false
  if (cost.flipConflicts !== undefined && flippableAtAll(s, seat).length < cost.flipConflicts) return false
  if (cost.trashInPlay !== undefined && othersOf(s, seat, 'play', cost.trashInPlay, source).length === 0)
    return false
  if (cost.trashFromHand !== undefined && othersOf(s, seat, 'hand', cost.trashFromHand, source).length === 0)
    return false
  if (cost.flipConflict !== undefined && flippable(s, seat, cost.flipConflict).length === 0) return false
  if (cost.trash !== undefined && !canTrash(s, seat)) return false
  if (cost.trashThis && !canTrashThis(s, seat, source)) return false
  return cost.conflictTroops === undefined || troopsIn(fighter, 'conflict') >= cost.conflictTroops
}

/** Intrigue cards in hand beside the one that asks for them. */
function otherIntrigue(s: ImperiumState, seat: Seat, { kind, id }: Source): number {
  const { intrigue } = player(s, seat)
  return intrigue.length - (kind === 'intrigue' && intrigue.includes(id) ? 1 : 0)
}

/** Cards in the discard pile that cost something. */
const costly = (s: ImperiumState, seat: Seat) =>
  player(s, seat).discard.filter((id) => (cardOf(s, id).cost ?? 0) > 0)

/** What is missing to pay a cost. */
export type Shortage = {
  readonly why: 'costs'
  readonly short:
    | Resource
    | 'troops'
    | 'any-troops'
    | 'influence'
    | 'spies'
    | 'hand'
    | 'intrigue'
    | 'won-conflicts'
    | 'tech'
    | 'cards'
  readonly n: number
  readonly has: number
}

/** What a cost that cannot be paid is short of. */
export function shortOf(s: ImperiumState, seat: Seat, cost: Cost, source: Source): Shortage {
  const p = player(s, seat)
  const fighter = player(s, fighterOf(s, seat))
  const { flipConflict } = cost
  const needs: readonly (readonly [short: Shortage['short'], n: number | undefined, has: number])[] = [
    ...RESOURCES.map((resource) => [resource, cost[resource], p[resource]] as const),
    ['troops', cost.conflictTroops ?? cost.retreat?.[0], troopsIn(fighter, 'conflict')],
    ['any-troops', cost.loseTroops, losable(fighter, 'any')],
    ['tech', cost.trashTech, p.tech?.length ?? 0],
    ['influence', cost.influence, totalInfluence(s, seat)],
    ['spies', cost.recallSpies ?? cost.trashSpies, p.posts.length],
    ['hand', cost.discard, p.hand.length],
    // The card that asks for it is not counted.
    ['intrigue', cost.trashIntrigue ?? cost.giveIntrigue, otherIntrigue(s, seat, source)],
    ['won-conflicts', flipConflict && 1, flipConflict ? flippable(s, seat, flipConflict).length : 0],
    ['won-conflicts', cost.flipConflicts, flippableAtAll(s, seat).length],
  ]
  const [short, n = 1, has] = needs.find(([, wanted = 0, had]) => had < wanted) ?? ['cards', 1, 0]
  return { why: 'costs', short, n, has }
}

export function payCost(s: ImperiumState, seat: Seat, source: Source, cost: Cost, tell: Tell): void {
  // SIX-ACT-02: troops to be lost are the activated Ally's.
  const fighter = fighterOf(s, seat)
  payResources(s, seat, source, cost, tell)
  if (cost.conflictTroops !== undefined) loseTroops(s, fighter, cost.conflictTroops, 'conflict', tell)
  if (cost.trashThis) trashIt(s, seat, source, tell)
  if (cost.trash !== undefined) pushFrame(s, { kind: 'trash', seat, source, optional: false })
  for (let n = cost.influence ?? 0; n > 0; n--) pushFrame(s, { kind: 'lose-influence', seat, source })
  if (cost.discard !== undefined) pushFrame(s, { kind: 'discard', seat, source, left: cost.discard })
  if (cost.recallSpies !== undefined) pushFrame(s, { kind: 'recall-spy', seat, left: cost.recallSpies })
  if (cost.trashIntrigue !== undefined)
    pushFrame(s, { kind: 'trash-intrigue', seat, left: cost.trashIntrigue })
  if (cost.retreat !== undefined) {
    const [atLeast, most] = cost.retreat
    pushFrame(s, {
      kind: 'retreat',
      seat: fighter,
      atLeast,
      upTo: Math.min(most, troopsIn(player(s, fighter), 'conflict')),
      // D-86: the Commander offers, the Ally decides.
      ...(fighter !== seat && { forCommander: true }),
    })
  }
  if (cost.trashInPlay !== undefined) {
    pushFrame(s, { kind: 'trash-some', seat, source, zone: 'play', faction: cost.trashInPlay, gain: [] })
  }
  if (cost.trashFromHand !== undefined) {
    pushFrame(s, { kind: 'trash-some', seat, source, zone: 'hand', faction: cost.trashFromHand, gain: [] })
  }
  if (cost.flipConflict !== undefined) pushFrame(s, { kind: 'flip', seat, icon: cost.flipConflict })
  if (cost.flipConflicts !== undefined) pushFrame(s, { kind: 'flip-any', seat, left: cost.flipConflicts })
  if (cost.loseTroops !== undefined) loseTroops(s, fighter, cost.loseTroops, 'any', tell)
  if (cost.trashDiscarded !== undefined) {
    pushFrame(s, { kind: 'trash-some', seat, source, zone: 'discard', faction: null, gain: [] })
  }
  if (cost.trashTech !== undefined) pushFrame(s, { kind: 'trash-tech', seat, left: cost.trashTech })
  if (cost.trashSpies !== undefined) pushFrame(s, { kind: 'trash-spy', seat, left: cost.trashSpies })
  if (cost.giveIntrigue !== undefined) pushFrame(s, { kind: 'give-intrigue', seat })
}

/** Of a cost only the resources: board spaces ask for nothing else. */
export function payResources(s: ImperiumState, seat: Seat, source: Source, cost: Cost, tell: Tell): void {
  const { solari = 0, spice = 0, water = 0 } = cost
  const p = player(s, seat)
  p.solari -= solari
  p.spice -= spice
  p.water -= water
  if (solari > 0) tellOpen(tell, 'paid', { seat, what: 'solari', n: solari, source: cited(source) })
  if (spice > 0) tellOpen(tell, 'paid', { seat, what: 'spice', n: spice, source: cited(source) })
  if (water > 0) tellOpen(tell, 'paid', { seat, what: 'water', n: water, source: cited(source) })
}

/** A few words for a cost: `1 water`, `discard 1 + 2 solari`. */
export function costWords(cost: Cost): string {
  const words: string[] = []
  for (const resource of RESOURCES)
    if (cost[resource] !== undefined) words.push(`${cost[resource]} ${resource}`)
  if (cost.influence !== undefined) words.push(`${cost.influence} influence`)
  if (cost.trash !== undefined) words.push('trash')
  if (cost.trashThis) words.push('trash this')
  if (cost.conflictTroops !== undefined) words.push(`${cost.conflictTroops} troops`)
  if (cost.discard !== undefined) words.push(`discard ${cost.discard}`)
  if (cost.recallSpies !== undefined) words.push(`recall ${cost.recallSpies} spy`)
  if (cost.retreat !== undefined) words.push(`retreat ${[...new Set(cost.retreat)].join('-')}`)
  if (cost.trashIntrigue !== undefined) words.push('trash intrigue')
  if (cost.trashInPlay !== undefined) words.push(`trash ${cost.trashInPlay} in play`)
  if (cost.trashFromHand !== undefined) words.push(`trash ${cost.trashFromHand} in hand`)
  if (cost.flipConflict !== undefined) words.push(`flip ${cost.flipConflict}`)
  if (cost.flipConflicts !== undefined) words.push(`flip ${cost.flipConflicts}`)
  if (cost.loseTroops !== undefined) words.push(`lose ${cost.loseTroops}`)
  if (cost.trashDiscarded !== undefined) words.push('trash discarded')
  if (cost.trashTech !== undefined) words.push('trash tech')
  if (cost.trashSpies !== undefined) words.push('trash spy')
  if (cost.giveIntrigue !== undefined) words.push('give intrigue')
  return words.join(' + ')
}
