// A card of the Reserve for nothing.

import type { CardId } from '../../content/types.ts'
import { acquireCard } from '../../pieces/acquire.ts'
import type { ImperiumState } from '../../state.ts'
import { cardRef } from '../describe-terms.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

const isLeft = (s: ImperiumState, card: CardId): boolean => (s.reserve[card] ?? 0) > 0

export const takeReserve: EffectKind<'take-reserve'> = {
  perform(s, { seat, effect: { card } }, tell) {
    if (isLeft(s, card)) acquireCard(s, seat, card, 'reserve', 'discard', tell)
  },
  can: (s, _, { card }) => isLeft(s, card),
  isOptional: never,
  isImmediate: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ card }, { verb }) => verb('take-reserve', { card: cardRef(card) }),
  glyphs: ({ card }) => one(`card:${card}`, 1),
}
