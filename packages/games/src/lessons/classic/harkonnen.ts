// House Harkonnen in a minute: many traitors, many cards.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-harkonnen'>> = {
  game: 'classic',
  players: 3,
  setup: { factions: ['harkonnen', 'fremen', 'guild'] },
  seed: 'harkonnen',
  given: {
    phase: 'bidding',
    round: 3,
    firstPlayer: '0',
    treacheryDiscard: [...QUIET],
    treacheryDeck: ['chaumas', 'shield', 'crysknife', 'snooper', 'stunner'],
    players: {
      0: {
        spice: 9,
        forces: { carthag: 5 },
        hand: ['baliset', 'kulon'],
        traitors: ['stilgar', 'jamis', 'staban-tuek', 'master-bewt'],
      },
      1: { spice: 3, forces: { 'sietch-tabr': 5 } },
      2: { spice: 3, forces: { 'tueks-sietch': 5 } },
    },
  },
  steps: [
    { say: 'traitors', at: ['panel:hand'] },
    {
      say: 'buy',
      at: ['option:bid 1'],
      goal: { key: 'bid 1' },
      shows: ['bid 1'],
      answers: [{ key: '*', say: 'buy.other' }],
    },
    {
      say: 'two',
      at: ['panel:hand'],
      before: [
        { seat: 1, key: 'pass' },
        { seat: 2, key: 'pass' },
      ],
    },
    {
      say: 'task',
      goal: { view: { players: { $includes: [{ faction: 'harkonnen', hand: { $count: 6 } }] } } },
      shows: ['bid 4'],
      alone: { fails: { event: { kind: 'phase', phase: 'revival' } }, say: 'failed' },
    },
    { say: 'last' },
  ],
}
