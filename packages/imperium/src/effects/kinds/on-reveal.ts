// What waits face up for the own Reveal turn.

import { pushEffects } from '../../pieces/cards.ts'
import { ownTurn, player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, type Language, never } from '../kind.ts'
import { phrase } from '../phrase.ts'

export const onReveal = ({ glyphs, wordsFor }: Language): EffectKind<'on-reveal'> => ({
  perform(s, { seat, source, slot, effect: { effects } }) {
    if (ownTurn(s, seat)?.stage === 'reveal') pushEffects(s, seat, source, slot, effects)
    else player(s, seat).waiting.push({ card: source.id, slot })
  },
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: ({ effects }) => effects,
  words: ({ effects }) => effects.map(wordsFor).join(' + '),
  phrase: ({ effects }, { mood, list }) => phrase('on-reveal', { effects: list(effects, mood, 'colon') }),
  glyphs: ({ effects }) => [...one('reveal'), ...one('colon'), ...effects.flatMap(glyphs)],
})
