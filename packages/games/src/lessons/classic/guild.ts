// The Spacing Guild in a minute: it ships at half price, and whenever it likes.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-guild'>> = {
  game: 'classic',
  players: 2,
  setup: { factions: ['guild', 'harkonnen'], positions: [2, 11] },
  seed: 'guild',
  given: {
    phase: 'shipment',
    round: 3,
    storm: 8,
    firstPlayer: '1',
    treacheryDiscard: [...QUIET],
    players: {
      0: { spice: 2, forces: { 'tueks-sietch': 5 } },
      1: { spice: 6, forces: { carthag: 5 } },
    },
  },
  steps: [
    { say: 'ships', at: ['panel:own'] },
    {
      say: 'paid',
      at: ['panel:own'],
      before: [
        { seat: 1, key: 'ship arrakeen/10' },
        { seat: 1, key: 'take 2 > reserves' },
        { seat: 1, key: 'no-move' },
      ],
    },
    {
      say: 'task',
      at: ['part:habbanya-sietch/17'],
      goal: { event: { kind: 'shipped', seat: 0, to: 'habbanya-sietch/17', forces: { $min: 7 } } },
      shows: ['ship habbanya-sietch/17', 'take 7 > reserves'],
      alone: { fails: { event: { kind: 'turn-over', seat: 0 } }, say: 'failed' },
    },
    { say: 'last' },
  ],
}
