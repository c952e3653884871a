// The Fremen in a minute: at home in the desert, on the back of the worm.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { FULL_HANDS, QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-fremen'>> = {
  game: 'classic',
  players: 2,
  setup: { factions: ['fremen', 'emperor'], positions: [2, 11] },
  seed: 'fremen',
  given: {
    phase: 'spice-blow',
    round: 3,
    storm: 18,
    firstPlayer: '0',
    spice: { 'red-chasm/7': 8 },
    spiceDiscards: [['red-chasm'], []],
    spiceDeck: ['shai-hulud', 'broken-land'],
    treacheryDiscard: [...QUIET],
    players: {
      0: {
        spice: 3,
        forces: { 'sietch-tabr': 4, 'red-chasm/7': 5 },
        hand: [...(FULL_HANDS[0] ?? [])],
      },
      1: { spice: 2, forces: { carthag: 3 }, tanks: 17, hand: [...(FULL_HANDS[1] ?? [])] },
    },
  },
  steps: [
    { say: 'worm', at: ['part:red-chasm/7'] },
    {
      say: 'ride',
      at: ['part:tueks-sietch/5'],
      goal: { event: { kind: 'moved', seat: 0, to: 'tueks-sietch/5' } },
      shows: ['to tueks-sietch/5', 'take 5 > red-chasm/7'],
      also: ['to tueks-sietch/5', 'take *'],
      answers: [{ key: '*', say: 'ride.other' }],
    },
    {
      say: 'task',
      at: ['land:habbanya-sietch'],
      goal: { view: { players: { $includes: [{ faction: 'fremen', strongholds: { $min: 3 } }] } } },
      shows: [
        'ship false-wall-west/17',
        'take 4 > reserves',
        'move false-wall-west',
        'to habbanya-sietch/17',
        'take 4 > false-wall-west/17',
      ],
      alone: { fails: { event: { kind: 'turn-over', seat: 0 } }, say: 'failed' },
    },
    { say: 'last' },
  ],
}
