// An Intrigue card from everyone who holds many (IMP-INT-09).

import { stealIntrigue as stealFor } from '../../pieces/cards.ts'
import { opponentsOf } from '../../pieces/order.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const stealIntrigue: EffectKind<'steal-intrigue'> = {
  perform: (s, { seat }, tell) => stealFor(s, seat, opponentsOf(s, seat), tell),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('steal-intrigue'),
  glyphs: () => one('steal-intrigue'),
}
