// Trashing a card from hand; one that costs something brings more.

import { pushFrame } from '@sietch/kernel'
import { player } from '../../state.ts'
import { text } from '../glyph.ts'
import { type EffectKind, itsName, never } from '../kind.ts'

export const trashFromHand: EffectKind<'trash-from-hand'> = {
  perform(s, { seat, source, effect: { gain } }) {
    if (player(s, seat).hand.length > 0) {
      pushFrame(s, { kind: 'trash-some', seat, source, zone: 'hand', faction: null, gain })
    }
  },
  can: (s, seat) => player(s, seat).hand.length > 0,
  isOptional: never,
  isImmediate: never,
  concernsInfluence: never,
  parts: ({ gain }) => gain,
  words: itsName,
  phrase: ({ gain }, { verb, list }) => verb('trash-from-hand', { effects: list(gain, 'to', 'clause') }),
  glyphs: text,
}
