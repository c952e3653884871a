// The card, the tile or the skill that says so leaves the game.

import { canTrashThis, trashIt } from '../../pieces/trash-this.ts'
import { one } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'

export const trashThis: EffectKind<'trash-this'> = {
  perform(s, { seat, source }, tell) {
    if (canTrashThis(s, seat, source)) trashIt(s, seat, source, tell)
  },
  can: (s, seat, _, source) => canTrashThis(s, seat, source),
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('trash-this'),
  glyphs: () => one('trash-this'),
}
