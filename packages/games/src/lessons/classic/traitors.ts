// Traitors: one is called, and one saves a hopeless battle.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-traitors'>> = {
  game: 'classic',
  players: 2,
  setup: { factions: ['harkonnen', 'emperor'] },
  seed: 'traitors',
  given: {
    phase: 'battle',
    round: 3,
    firstPlayer: '0',
    treacheryDiscard: [...QUIET],
    players: {
      0: { spice: 3, forces: { carthag: 3, arrakeen: 1 }, hand: ['shield'], traitors: ['bashar', 'caid'] },
      1: {
        spice: 3,
        forces: { carthag: 6, arrakeen: 9 },
        hand: ['chaumas'],
        leaders: { tanks: ['hasimir-fenring', 'captain-aramsham', 'burseg'] },
      },
    },
  },
  steps: [
    { say: 'cards', at: ['panel:hand'] },
    {
      say: 'choose',
      at: ['territory:carthag'],
      goal: { key: 'fight carthag > 1' },
      shows: ['fight carthag > 1'],
      answers: [{ key: '*', say: 'choose.other' }],
    },
    {
      say: 'plan',
      at: ['panel:plan', 'option:plan'],
      goal: { key: 'defense *' },
      shows: ['dial 0', 'leader umman-kudu', 'defense none'],
      also: ['*'],
    },
    {
      say: 'call',
      at: ['option:call'],
      before: [
        { seat: 1, key: 'dial 6' },
        { seat: 1, key: 'leader bashar' },
        { seat: 1, key: 'weapon chaumas' },
      ],
      goal: { key: 'call' },
      shows: ['call'],
      answers: [{ key: 'no-call', say: 'call.not' }],
    },
    { say: 'won', before: [{ seat: 1, key: 'no-call' }] },
    {
      say: 'task',
      goal: { event: { kind: 'battle-won', seat: 0 } },
      // Whoever fought the first battle is not free.
      shows: ['dial 0', 'leader *', 'defense none', 'call'],
      alone: { fails: { event: { kind: 'battle-won', seat: 1 } }, say: 'failed' },
    },
    { say: 'last' },
  ],
}
