// The next card of a Faction has all icons, and its Agent box brings more.

import { player } from '../../state.ts'
import { factionRef } from '../describe-terms.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never } from '../kind.ts'

export const boost: EffectKind<'boost'> = {
  perform(s, { seat, source, slot, effect: { faction } }) {
    player(s, seat).boost = { faction, source, slot }
  },
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: ({ effects }) => effects,
  words: itsName,
  phrase: ({ faction, effects }, { verb, list }) =>
    verb('boost', { faction: factionRef(faction), effects: list(effects, 'do', 'colon') }),
  glyphs: text,
}
