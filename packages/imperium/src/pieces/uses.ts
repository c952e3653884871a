// How often abilities have been used that work only once: in a turn, in a round or in the game. What is not limited is
// not counted.

import type { Seat } from '@sietch/kernel'
import type { Once } from '../content/abilities.ts'
import { type ImperiumState, type Player, player } from '../state.ts'

export const isUsed = (s: ImperiumState, seat: Seat, ability: string): boolean =>
  player(s, seat).used?.[ability] !== undefined

export function use(s: ImperiumState, seat: Seat, ability: string, per: Once): void {
  const p = player(s, seat)
  const used: { [ability: string]: Once } = { ...p.used }
  used[ability] = per
  p.used = used
}

/** A turn or a round begins: what works once in it can be used again. */
export function renewUses(s: ImperiumState, per: 'turn' | 'round'): void {
  for (const p of s.players) {
    if (per === 'turn') p.spiceThisTurn = undefined
    if (p.used !== undefined && isAnyUsed(p.used, per)) p.used = without(p.used, per)
  }
}

type Used = NonNullable<Player['used']>

function isAnyUsed(used: Used, per: Once): boolean {
  for (const ability in used) if (used[ability] === per) return true
  return false
}

function without(used: Used, per: Once): Used | undefined {
  let kept: { [ability: string]: Once } | undefined
  for (const ability in used) {
    const once = used[ability]
    if (once === undefined || once === per) continue
    kept ??= {}
    kept[ability] = once
  }
  return kept
}
