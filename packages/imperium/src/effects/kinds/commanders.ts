// Sardaukar Commanders: acquiring one with a skill, recruiting one from the own supply, a skill by itself (BLD-CMD).

import { pushFrame } from '@sietch/kernel'
import {
  acquireCommander as acquire,
  COMMANDER_PRICE,
  canAcquireHere,
  canAcquireOfBank,
  canRecruitCommander,
  isCommanderHere,
  recruitCommander as recruit,
  removeCommander as remove,
  skillsFor,
} from '../../pieces/commanders.ts'
import { fighterOf } from '../../pieces/teams.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const acquireCommander: EffectKind<'acquire-commander'> = {
  perform: (s, { seat, effect: { from } }, tell) => acquire(s, seat, from, tell),
  can: (s, seat, { from }) => (from === 'bank' ? canAcquireOfBank(s, seat) : canAcquireHere(s, seat)),
  // IMP-GEN-11: buying one is never a duty.
  isOptional: ({ from }) => from === 'space',
  isImmediate: never,
  asks: (s, seat) => skillsFor(s, fighterOf(s, seat)).length > 1,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ from }, { may, verb }) =>
    from === 'bank' ? verb('commander-of-the-bank') : may('acquire-commander', { n: COMMANDER_PRICE }),
  glyphs: ({ from }) =>
    from === 'bank'
      ? one('commander')
      : [...one('solari', COMMANDER_PRICE), ...one('arrow'), ...one('commander')],
}

/** SIX-CMD-02 */
export const removeCommander: EffectKind<'remove-commander'> = {
  perform: (s, { seat }, tell) => remove(s, seat, tell),
  can: isCommanderHere,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('remove-commander'),
  glyphs: () => [...one('lose'), ...one('commander')],
}

export const recruitCommander: EffectKind<'recruit-commander'> = {
  perform(s, { seat }, tell) {
    if (canRecruitCommander(s, seat)) recruit(s, seat, tell)
  },
  can: canRecruitCommander,
  isOptional: always,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { may }) => may('recruit-commander', { n: COMMANDER_PRICE }),
  glyphs: () => [...one('solari', COMMANDER_PRICE), ...one('arrow'), ...one('commander')],
}

export const skill: EffectKind<'skill'> = {
  perform: (s, { seat }) => pushFrame(s, { kind: 'skill', seat }),
  // D-102: with none to take it brings nothing, and may be paid for all the same.
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: (s, seat) => skillsFor(s, seat).length > 1,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('skill'),
  glyphs: () => one('skill'),
}
