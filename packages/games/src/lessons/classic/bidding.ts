// Bidding: a card within one's means.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-bidding'>> = {
  game: 'classic',
  players: 3,
  setup: { factions: ['fremen', 'harkonnen', 'guild'] },
  seed: 'bidding',
  given: {
    phase: 'bidding',
    round: 3,
    firstPlayer: '0',
    treacheryDiscard: [...QUIET],
    treacheryDeck: ['chaumas', 'shield', 'crysknife'],
    players: {
      0: { spice: 6, forces: { 'sietch-tabr': 5 }, hand: ['snooper'] },
      1: { spice: 4, forces: { carthag: 5 }, hand: ['baliset', 'stunner'] },
      2: { spice: 5, forces: { 'tueks-sietch': 5 }, hand: ['kulon'] },
    },
  },
  steps: [
    { say: 'row', at: ['panel:stage'] },
    { say: 'limit', at: ['panel:players'] },
    {
      say: 'open',
      at: ['option:bid 1'],
      goal: { key: 'bid 1' },
      shows: ['bid 1'],
      answers: [{ key: '*', say: 'open.other' }],
    },
    {
      say: 'pass',
      at: ['option:pass'],
      before: [
        { seat: 1, key: 'bid 2' },
        { seat: 2, key: 'bid 5' },
      ],
      goal: { key: 'pass' },
      shows: ['pass'],
      answers: [{ key: '*', say: 'pass.other' }],
    },
    { say: 'sold', at: ['panel:players'], before: [{ seat: 1, key: 'pass' }] },
    {
      say: 'task',
      goal: {
        all: [
          { event: { kind: 'sold', seat: 0 } },
          { view: { players: { $includes: [{ faction: 'fremen', spice: { $min: 2 } }] } } },
        ],
      },
      shows: ['bid 2'],
      alone: { fails: { event: { kind: 'phase', phase: 'revival' } }, say: 'failed' },
    },
    { say: 'last' },
  ],
}
