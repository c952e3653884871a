// The Signet Ring ability of the Leader.

import { pushEffects } from '../../pieces/cards.ts'
import { leaderOf, player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const signet: EffectKind<'signet'> = {
  perform: (s, { seat }) =>
    pushEffects(
      s,
      seat,
      { kind: 'leader', id: player(s, seat).leader ?? '' },
      'signet',
      leaderOf(s, seat)?.signet ?? [],
    ),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('signet'),
  glyphs: () => one('signet'),
}
