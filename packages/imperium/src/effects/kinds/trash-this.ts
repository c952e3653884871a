// The card that says so leaves the game.

import type { Seat } from '@sietch/kernel'
import { cardsInZone, trashCard } from '../../pieces/cards.ts'
import { type ImperiumState, player } from '../../state.ts'
import { one } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'
import type { Source } from '../types.ts'

const isInPlay = (s: ImperiumState, seat: Seat, source: Source): boolean =>
  cardsInZone(player(s, seat), 'play').includes(source.id)

export const trashThis: EffectKind<'trash-this'> = {
  perform(s, { seat, source }, tell) {
    if (isInPlay(s, seat, source)) trashCard(s, seat, source.id, 'play', tell, source)
  },
  can: (s, seat, _, source) => isInPlay(s, seat, source),
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
