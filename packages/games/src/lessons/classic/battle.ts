// The battle plan: its four parts, and a battle to win.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-battle'>> = {
  game: 'classic',
  players: 2,
  setup: { factions: ['harkonnen', 'emperor'] },
  seed: 'battle',
  given: {
    phase: 'battle',
    round: 3,
    firstPlayer: '0',
    treacheryDiscard: [...QUIET, 'gom-jabbar', 'chaumas', 'chaumurky', 'ellaca-drug', 'lasgun'],
    players: {
      0: { spice: 3, forces: { carthag: 7 }, hand: ['crysknife', 'shield', 'snooper'] },
      1: {
        spice: 3,
        forces: { carthag: 4 },
        hand: ['stunner', 'kulon'],
        leaders: { tanks: ['hasimir-fenring', 'captain-aramsham'] },
      },
    },
  },
  steps: [
    { say: 'where', at: ['panel:plan'] },
    { say: 'dial', at: ['panel:plan-dial'] },
    { say: 'leader', at: ['panel:plan-leader'] },
    { say: 'weapon', at: ['panel:plan-weapon'] },
    { say: 'defense', at: ['panel:plan-defense'] },
    {
      say: 'task',
      at: ['option:plan'],
      goal: {
        all: [
          { event: { kind: 'battle-won', seat: 0 } },
          { view: { players: { $includes: [{ faction: 'harkonnen', strongholds: 1 }] } } },
        ],
      },
      shows: ['dial 5', 'leader feyd-rautha', 'weapon crysknife', 'defense shield'],
      alone: { fails: { event: { kind: 'phase', phase: 'collection' } }, say: 'failed' },
    },
    { say: 'last' },
  ],
}
