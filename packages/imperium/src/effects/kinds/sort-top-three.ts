// Long Live the Fighters: of the top three cards one is drawn, one discarded, one trashed.

import { pushFrame } from '@sietch/kernel'
import { tellSecret } from '../../events.ts'
import { player } from '../../state.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const sortTopThree: EffectKind<'sort-top-three'> = {
  perform(s, { seat }, tell) {
    const top = player(s, seat).deck.slice(-3).reverse()
    if (top.length < 3) return
    tellSecret(tell, 'looked', { seat }, [seat], { cards: top })
    pushFrame(s, { kind: 'sort', seat, left: 3 })
  },
  can: (s, seat) => player(s, seat).deck.length >= 3,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('sort-top-three'),
  glyphs: text,
}
