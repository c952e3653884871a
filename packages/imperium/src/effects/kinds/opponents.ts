// What all opponents do, clockwise (IMP-GEN-16), or one of the player's choice: the same effect, only for others.

import { pushFrame } from '@sietch/kernel'
import { opponentsOf } from '../../pieces/order.ts'
import { isOpponent } from '../../pieces/teams.ts'
import { drawnOrText, one } from '../glyph.ts'
import { always, type EffectKind, type Language, never, type Voice } from '../kind.ts'
import type { Effect } from '../types.ts'

const said = (effect: Effect, { mood, one: say }: Voice) => say(effect, mood === 'to' ? 'to' : 'they')

export const eachOpponent = ({
  asks,
  canDo,
  glyphs,
  shows,
  wordsFor,
}: Language): EffectKind<'each-opponent'> => ({
  perform(s, { seat, source, slot, effect: { effect } }) {
    const left = opponentsOf(s, seat)
    pushFrame(s, { kind: 'opponents', seat, printed: { source, slot: `${slot}.0`, effect }, left })
  },
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: (s, seat, { effect }, source) =>
    s.players.some(
      (_, other) =>
        isOpponent(s, seat, other) && canDo(s, other, source, effect) && asks(s, other, source, effect),
    ),
  shows: ({ effect }) => shows(effect),
  concernsInfluence: never,
  parts: ({ effect }) => [effect],
  words: ({ effect }) => `opponents ${wordsFor(effect)}`,
  phrase: ({ effect }, voice) => voice.verb('each-opponent', { effect: said(effect, voice) }),
  glyphs: ({ effect }) => [...one('opponents'), ...glyphs(effect)],
})

export const oneOpponent = ({
  asks,
  canDo,
  glyphs,
  shows,
  wordsFor,
}: Language): EffectKind<'one-opponent'> => ({
  perform(s, { seat, source, slot, effect: { effect } }) {
    const isAnybody = s.players.some(
      (_, other) => isOpponent(s, seat, other) && canDo(s, other, source, effect),
    )
    if (isAnybody)
      pushFrame(s, { kind: 'one-opponent', seat, printed: { source, slot: `${slot}.0`, effect } })
  },
  can: (s, seat, { effect }, source) =>
    s.players.some((_, other) => isOpponent(s, seat, other) && canDo(s, other, source, effect)),
  isOptional: never,
  isImmediate: never,
  asks: (s, seat, { effect }, source) => {
    const able = opponentsOf(s, seat).filter((other) => canDo(s, other, source, effect))
    return able.length > 1 || able.some((other) => asks(s, other, source, effect))
  },
  shows: ({ effect }) => shows(effect),
  concernsInfluence: never,
  parts: ({ effect }) => [effect],
  words: ({ effect }) => `opponents ${wordsFor(effect)}`,
  phrase: ({ effect }, voice) => voice.verb('one-opponent', { effect: said(effect, voice) }),
  glyphs: (effect) => drawnOrText([...one('opponent'), ...glyphs(effect.effect)], effect),
})
