// The top card of the own deck is looked at: it stays, is discarded, or is drawn for Solari.

import { pushFrame } from '@sietch/kernel'
import { tellSecret } from '../../events.ts'
import { player } from '../../state.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const lookAndDecide: EffectKind<'look-and-decide'> = {
  perform(s, { seat, source, effect: { solari } }, tell) {
    const top = player(s, seat).deck.at(-1)
    // IMP-CLR-11: an empty deck is not looked at, nor shuffled for it.
    if (top === undefined) return
    tellSecret(tell, 'looked', { seat }, [seat], { cards: [top] })
    pushFrame(s, { kind: 'look-and-decide', seat, source, solari })
  },
  can: (s, seat) => player(s, seat).deck.length > 0,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ solari }, { verb }) => verb('look-and-decide', { n: solari }),
  glyphs: text,
}
