// Paying a cost. Resources and pieces go at once; what the player has to choose becomes a frame.

import { pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { RESOURCES } from '../content/types.ts'
import { from, tellOpen } from '../events.ts'
import { pushEffects, trashCard } from '../rules/cards.ts'
import { loseTroops } from '../rules/troops.ts'
import { type ImperiumState, player } from '../state.ts'
import type { Cost, Effect, Source } from './types.ts'

/** IMP-GEN-14: the cost and its effect are one, nothing comes between. */
export function payAndDo(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  cost: Cost,
  effects: readonly Effect[],
  tell: Tell,
): void {
  pushEffects(s, seat, source, effects)
  payCost(s, seat, source, cost, tell)
}

export function payCost(s: ImperiumState, seat: Seat, source: Source, cost: Cost, tell: Tell): void {
  const p = player(s, seat)
  for (const resource of RESOURCES) {
    const n = cost[resource] ?? 0
    if (n === 0) continue
    p[resource] -= n
    tellOpen(tell, 'paid', { seat, what: resource, n, for: from(source) })
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
