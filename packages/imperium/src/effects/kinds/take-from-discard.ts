// A card of a Faction from the discard pile into the hand.

import { pushFrame } from '@sietch/kernel'
import { discardedOf } from '../../pieces/cards.ts'
import { factionRef } from '../describe-terms.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const takeFromDiscard: EffectKind<'take-from-discard'> = {
  perform: (s, { seat, effect: { faction } }) => pushFrame(s, { kind: 'take-from-discard', seat, faction }),
  can: (s, seat, { faction }) => discardedOf(s, seat, faction).length > 0,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ faction }, { verb }) => verb('take-from-discard', { faction: factionRef(faction) }),
  glyphs: text,
}
