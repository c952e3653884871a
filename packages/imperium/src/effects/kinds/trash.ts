// The trash icon: a card from hand, discard pile or in play.

import { pushFrame } from '@sietch/kernel'
import { canTrash } from '../../pieces/cards.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const trash: EffectKind<'trash'> = {
  perform(s, { seat, source, picked }) {
    if (canTrash(s, seat)) pushFrame(s, { kind: 'trash', seat, source, optional: !picked })
  },
  can: canTrash,
  isOptional: always,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { may }) => may('trash'),
  glyphs: () => one('trash'),
}
