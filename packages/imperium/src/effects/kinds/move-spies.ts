// Opponents' spies have to leave the space that the Agent of this turn was sent to (BLD-CLR-15).

import { pushFrame, type Seat } from '@sietch/kernel'
import { opponentsOf } from '../../pieces/order.ts'
import { spiesOn } from '../../pieces/spied.ts'
import { type ImperiumState, ownTurn } from '../../state.ts'
import { text } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'

/** Does an opponent spy on the space of this turn? */
function isWatched(s: ImperiumState, seat: Seat): boolean {
  const space = ownTurn(s, seat)?.space
  return space != null && opponentsOf(s, seat).some((other) => spiesOn(s, other, space).length > 0)
}

export const moveSpies: EffectKind<'move-spies'> = {
  perform(s, { seat }) {
    const space = ownTurn(s, seat)?.space
    if (space == null) return
    // IMP-GEN-16; the last on the stack is the first to move.
    for (const other of opponentsOf(s, seat).reverse())
      for (const post of spiesOn(s, other, space))
        pushFrame(s, { kind: 'move-spy', seat: other, post, space })
  },
  can: isWatched,
  isOptional: never,
  isImmediate: never,
  asks: isWatched,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('move-spies'),
  glyphs: text,
}
