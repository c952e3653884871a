// What stands left of an arrow: can it be paid, what is missing, and paying it. Resources and pieces go at once; what the
// player has to choose becomes a frame.

import { pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { RESOURCES, type Resource } from '../content/types.ts'
import { cited, tellOpen } from '../events.ts'
import { canTrash, cardsInZone, othersOf, trashCard } from '../pieces/cards.ts'
import { influenceOn, tracksOf } from '../pieces/tracks.ts'
import { loseTroops } from '../pieces/troops.ts'
import { flippable } from '../pieces/trophies.ts'
import { type ImperiumState, player } from '../state.ts'
import type { Cost, Source } from './types.ts'

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
  tracksOf(s, seat).all.reduce((sum, track) => sum + influenceOn(player(s, seat), track), 0)

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

export function payCost(s: ImperiumState, seat: Seat, source: Source, cost: Cost, tell: Tell): void {
  const p = player(s, seat)
  for (const resource of RESOURCES) {
    const n = cost[resource] ?? 0
    if (n === 0) continue
    p[resource] -= n
    tellOpen(tell, 'paid', { seat, what: resource, n, source: cited(source) })
  }
  if (cost.conflictTroops !== undefined) loseTroops(s, seat, cost.conflictTroops, 'conflict', tell)
  if (cost.trashThis) trashCard(s, seat, source.id, 'play', tell, source)
  if (cost.trash !== undefined) pushFrame(s, { kind: 'trash', seat, source, optional: false })
  for (let n = cost.influence ?? 0; n > 0; n--) pushFrame(s, { kind: 'lose-influence', seat, source })
  if (cost.discard !== undefined) pushFrame(s, { kind: 'discard', seat, source, left: cost.discard })
  if (cost.recallSpies !== undefined) pushFrame(s, { kind: 'recall-spy', seat, left: cost.recallSpies })
  if (cost.trashIntrigue !== undefined)
    pushFrame(s, { kind: 'trash-intrigue', seat, left: cost.trashIntrigue })
  if (cost.retreat !== undefined) {
    const [atLeast, most] = cost.retreat
    pushFrame(s, { kind: 'retreat', seat, atLeast, upTo: Math.min(most, p.conflict) })
  }
  if (cost.trashInPlay !== undefined) {
    pushFrame(s, { kind: 'trash-some', seat, source, zone: 'play', faction: cost.trashInPlay, gain: [] })
  }
  if (cost.trashFromHand !== undefined) {
    pushFrame(s, { kind: 'trash-some', seat, source, zone: 'hand', faction: cost.trashFromHand, gain: [] })
  }
  if (cost.flipConflict !== undefined) pushFrame(s, { kind: 'flip', seat, icon: cost.flipConflict })
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
  return words.join(' + ')
}
