// What only teams do: something for the activated Ally or for several of the team, Trade and Reinforce (SIX-ICO-01).

import { pushFrame, type Seat } from '@sietch/kernel'
import { askToReinforce, canReinforce } from '../../pieces/reinforce.ts'
import { alliesInOrder, fighterOf, teamInOrder, teamOf } from '../../pieces/teams.ts'
import type { ImperiumState } from '../../state.ts'
import { drawnOrText, one } from '../glyph.ts'
import { always, type EffectKind, itsName, type Language, never, noParts, type Voice } from '../kind.ts'
import type { Phrase } from '../phrase.ts'
import type { Effect, EffectOf } from '../types.ts'

const saidOf = (effect: Effect, { mood, one: say }: Voice): Phrase =>
  say(effect, mood === 'to' ? 'to' : 'they')

export const forAlly = ({
  asks,
  canDo,
  concernsInfluence,
  glyphs,
  isImmediate,
  isOptional,
  perform,
  shows,
  wordsFor,
}: Language): EffectKind<'for-ally'> => ({
  perform: (s, { seat, source, slot, effect: { effect } }, tell) =>
    perform(s, fighterOf(s, seat), { source, slot: `${slot}.0`, effect }, tell),
  can: (s, seat, { effect }, source) => canDo(s, fighterOf(s, seat), source, effect),
  isOptional: ({ effect }) => isOptional(effect),
  isImmediate: (s, seat, { effect }, source, whole) =>
    isImmediate(s, fighterOf(s, seat), effect, source, whole),
  asks: (s, seat, { effect }, source) => asks(s, fighterOf(s, seat), source, effect),
  shows: ({ effect }) => shows(effect),
  concernsInfluence: ({ effect }) => concernsInfluence(effect),
  parts: ({ effect }) => [effect],
  words: ({ effect }) => `ally ${wordsFor(effect)}`,
  phrase: ({ effect }, voice) => voice.verb('for-ally', { effect: saidOf(effect, voice) }),
  glyphs: (effect) => drawnOrText([...one('ally'), ...glyphs(effect.effect)], effect),
})

/** D-87: from the First Player clockwise. */
const membersFor = (s: ImperiumState, seat: Seat, { of }: EffectOf<'for-each'>): Seat[] =>
  of === 'team' ? teamInOrder(s, seat) : alliesInOrder(s, seat)

export const forEach = ({
  asks,
  canDo,
  concernsInfluence,
  glyphs,
  isImmediate,
  shows,
  wordsFor,
}: Language): EffectKind<'for-each'> => ({
  perform(s, { seat, source, slot, effect }) {
    const printed = { source, slot: `${slot}.0`, effect: effect.effect } as const
    pushFrame(s, { kind: 'opponents', seat, printed, left: membersFor(s, seat, effect) })
  },
  can: (s, seat, effect, source) =>
    membersFor(s, seat, effect).some((member) => canDo(s, member, source, effect.effect)),
  isOptional: never,
  isImmediate: (s, seat, effect, source, whole) =>
    membersFor(s, seat, effect).every((member) => isImmediate(s, member, effect.effect, source, whole)),
  asks: (s, seat, effect, source) =>
    membersFor(s, seat, effect).some(
      (member) => canDo(s, member, source, effect.effect) && asks(s, member, source, effect.effect),
    ),
  shows: ({ effect }) => shows(effect),
  concernsInfluence: ({ effect }) => concernsInfluence(effect),
  parts: ({ effect }) => [effect],
  words: ({ of, effect }) => `each of ${of} ${wordsFor(effect)}`,
  phrase: ({ of, effect }, voice) =>
    voice.verb(of === 'team' ? 'for-team' : 'for-each-ally', { effect: saidOf(effect, voice) }),
  glyphs: (effect) =>
    drawnOrText([...one(effect.of === 'team' ? 'team' : 'allies'), ...glyphs(effect.effect)], effect),
})

export const trade: EffectKind<'trade'> = {
  perform: (s, { seat, source }) =>
    pushFrame(s, { kind: 'trade', seat, source, partner: null, gifts: [], cards: [] }),
  can: (s, seat) => teamOf(s, seat) !== undefined,
  isOptional: always,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { may }) => may('trade'),
  glyphs: () => one('trade'),
}

export const reinforce: EffectKind<'reinforce'> = {
  perform: (s, { seat, effect: { n } }, tell) => askToReinforce(s, seat, n, tell),
  can: (s, seat) => canReinforce(s, seat),
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ n }) => `reinforce ${n}`,
  phrase: ({ n }, { verb }) => verb('reinforce', { n }),
  glyphs: ({ n }) => one('reinforce', n),
}
