// A card of the Reserve for nothing.

import type { CardId } from '../../content/types.ts'
import { acquireCard } from '../../pieces/acquire.ts'
import { type ImperiumState, ownTurn, player } from '../../state.ts'
import { cardRef } from '../describe-terms.ts'
import { one } from '../glyph.ts'
import { type EffectKind, itsName, type Language, never, noParts } from '../kind.ts'

const isLeft = (s: ImperiumState, card: CardId): boolean => (s.reserve[card] ?? 0) > 0

export const takeReserve = ({ shows }: Language): EffectKind<'take-reserve'> => ({
  perform(s, { seat, effect: { card } }, tell) {
    if (isLeft(s, card)) acquireCard(s, seat, card, 'reserve', 'discard', tell)
  },
  can: (s, _, { card }) => isLeft(s, card),
  isOptional: never,
  // The next reshuffle takes it along: what draws, or could (an Intrigue card), may want to come first.
  isImmediate: (s, seat) =>
    player(s, seat).intrigue.length === 0 && !ownTurn(s, seat)?.items.some(({ effect }) => shows(effect)),
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ card }, { verb }) => verb('take-reserve', { card: cardRef(card) }),
  glyphs: ({ card }) => one(`card:${card}`, 1),
})
