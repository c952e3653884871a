// Baron Vladimir Harkonnen: two Factions are chosen in secret, and later revealed; the one makes no sense without the
// other.

import { pushFrame } from '@sietch/kernel'
import { revealTokens } from '../../pieces/masterstroke.ts'
import { player } from '../../state.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, type Language, never, noParts } from '../kind.ts'

export const secretFactions: EffectKind<'secret-factions'> = {
  perform: (s, { seat }) => pushFrame(s, { kind: 'tokens', seat }),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('secret-factions'),
  glyphs: text,
}

export const masterstroke = ({ asksWithFaction }: Language): EffectKind<'masterstroke'> => ({
  perform: (s, { seat, source }, tell) => revealTokens(s, seat, source, tell),
  can: (s, seat) => !player(s, seat).tokensRevealed,
  isOptional: never,
  isImmediate: never,
  asks: (s, seat) => player(s, seat).tokens.some((faction) => asksWithFaction(s, seat, faction, 1)),
  shows: always,
  concernsInfluence: always,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('masterstroke'),
  glyphs: text,
})
