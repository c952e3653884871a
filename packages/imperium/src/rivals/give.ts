// What a Rival may have, and giving it all that one source gives.

import { pushFrame, type Seat } from '@sietch/kernel'
import type { Printed } from '../effects/types.ts'
import { type ImperiumState, isSpoiler, player, rivalOf } from '../state.ts'

/** In printed order; once all of it is there, the Rival counts what it has. */
export function giveRival(s: ImperiumState, seat: Seat, items: readonly Printed[]): void {
  pushFrame(s, { kind: 'rival-counts', seat })
  pushFrame(s, { kind: 'sequence', seat, items: [...items] })
}

/** SOL-HAG-08, SOL-RIV-12: a spoiler collects nothing, or nothing more once it has its Swordmaster. */
export const collects = (s: ImperiumState, seat: Seat): boolean =>
  !isSpoiler(s, seat) || (!isFaceless(s, seat) && !player(s, seat).swordmaster)

/** House Hagal itself, of two players of the base box: it takes from others but gains nothing. */
export const isFaceless = (s: ImperiumState, seat: Seat): boolean => rivalOf(s, seat) === undefined
