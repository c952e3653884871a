// The Mentat from its own space for this round, or won in a Conflict for the next.

import { sendMentatTo, takeMentat } from '../../pieces/mentat.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const mentat: EffectKind<'mentat'> = {
  perform: (s, { seat, effect: { won } }, tell) =>
    won ? sendMentatTo(s, seat, tell) : takeMentat(s, seat, tell),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ won }, { verb }) => verb(won ? 'mentat.won' : 'mentat'),
  glyphs: () => one('mentat'),
}
