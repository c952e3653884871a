// Alliances: a Nexus, an ally, and a joint victory.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { FULL_HANDS, QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-alliances'>> = {
  game: 'classic',
  players: 3,
  setup: { factions: ['atreides', 'fremen', 'emperor'], positions: [2, 8, 14] },
  seed: 'alliances',
  given: {
    phase: 'spice-blow',
    round: 4,
    storm: 18,
    firstPlayer: '0',
    spiceDiscards: [['red-chasm'], []],
    spiceDeck: ['shai-hulud', 'broken-land'],
    treacheryDiscard: [...QUIET],
    players: {
      0: {
        spice: 4,
        forces: { arrakeen: 4, carthag: 3 },
        hand: [...(FULL_HANDS[0] ?? [])],
      },
      1: { spice: 4, forces: { 'sietch-tabr': 8 }, hand: [...(FULL_HANDS[1] ?? [])] },
      2: { spice: 2, forces: { 'false-wall-east/7': 4 }, tanks: 16, hand: [...(FULL_HANDS[2] ?? [])] },
    },
  },
  steps: [
    { say: 'nexus', at: ['panel:stage'] },
    { say: 'need', at: ['land:arrakeen', 'land:carthag', 'land:sietch-tabr'] },
    {
      say: 'propose',
      at: ['option:propose 1'],
      goal: { key: 'propose 1' },
      shows: ['propose 1'],
      answers: [{ key: '*', say: 'propose.other' }],
    },
    { say: 'allied', at: ['panel:players'], before: [{ seat: 1, key: 'accept 0' }] },
    {
      say: 'task',
      goal: { event: { kind: 'won', by: 'strongholds' } },
      shows: ['done', 'ship habbanya-sietch/17', 'take 2 > reserves', 'no-move'],
      alone: { fails: { event: { kind: 'phase', phase: 'storm' } }, say: 'failed' },
    },
    { say: 'last' },
  ],
}
