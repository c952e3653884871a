// A troop is lost to the supply.

import { asksWhatToLose, losable, loseTroops } from '../../pieces/troops.ts'
import { player } from '../../state.ts'
import { one } from '../glyph.ts'
import { type EffectKind, never, noParts } from '../kind.ts'

export const loseTroop: EffectKind<'lose-troop'> = {
  perform: (s, { seat, effect: { from } }, tell) => loseTroops(s, seat, 1, from, tell),
  can: (s, seat, { from }) => losable(player(s, seat), from) > 0,
  isOptional: never,
  isImmediate: never,
  asks: (s, seat, { from }) => asksWhatToLose(player(s, seat), from, 1),
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ from }) => `lose troop in ${from}`,
  phrase: ({ from }, { verb }) => verb('lose-troop', { from }),
  glyphs: () => [...one('lose'), ...one('troop', 1)],
}
