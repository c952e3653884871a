// Trashing a card from hand; one that costs something brings more.

import { pushFrame } from '@sietch/kernel'
import { printedAt } from '../../content/printed.ts'
import { player } from '../../state.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never } from '../kind.ts'

export const trashFromHand: EffectKind<'trash-from-hand'> = {
  perform(s, { seat, source, slot, effect }) {
    if (player(s, seat).hand.length > 0) {
      const gain = printedAt(source, slot, effect.gain)
      pushFrame(s, { kind: 'trash-some', seat, source, zone: 'hand', faction: null, gain })
    }
  },
  can: (s, seat) => player(s, seat).hand.length > 0,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: ({ gain }) => gain,
  words: itsName,
  phrase: ({ gain }, { verb, list }) => verb('trash-from-hand', { effects: list(gain, 'to', 'clause') }),
  glyphs: text,
}
