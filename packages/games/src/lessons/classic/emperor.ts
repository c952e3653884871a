// The Emperor in a minute: everyone who buys a card pays him.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-emperor'>> = {
  game: 'classic',
  players: 3,
  setup: { factions: ['emperor', 'harkonnen', 'guild'] },
  seed: 'emperor',
  given: {
    phase: 'bidding',
    round: 3,
    firstPlayer: '0',
    treacheryDiscard: [...QUIET],
    players: {
      0: { spice: 6, hand: ['snooper'] },
      1: { spice: 8, forces: { carthag: 5 }, hand: ['baliset', 'stunner'] },
      2: { spice: 8, forces: { 'tueks-sietch': 5 }, hand: ['kulon'] },
    },
  },
  steps: [
    { say: 'home', at: ['panel:own'] },
    {
      say: 'drive',
      at: ['option:bid 1'],
      goal: { key: 'bid 1' },
      shows: ['bid 1'],
      answers: [{ key: '*', say: 'drive.other' }],
    },
    {
      say: 'paid',
      at: ['panel:own'],
      before: [
        { seat: 1, key: 'bid 3' },
        { seat: 2, key: 'pass' },
        { seat: 0, key: 'pass' },
      ],
    },
    {
      say: 'task',
      goal: { view: { players: { $includes: [{ faction: 'emperor', spice: { $min: 11 } }] } } },
      shows: ['pass', 'pass'],
      alone: { fails: { event: { kind: 'phase', phase: 'revival' } }, say: 'failed' },
    },
    { say: 'last' },
  ],
}
