// The Bene Gesserit in a minute: the Voice, and a battle to win with it.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-bene-gesserit'>> = {
  game: 'classic',
  players: 2,
  setup: { factions: ['bene-gesserit', 'emperor'] },
  seed: 'bene gesserit',
  given: {
    phase: 'battle',
    round: 3,
    firstPlayer: '0',
    treacheryDiscard: [...QUIET],
    prediction: { faction: 'emperor', round: 5 },
    players: {
      0: { spice: 3, forces: { arrakeen: 4 }, hand: ['snooper', 'crysknife'] },
      1: {
        spice: 3,
        forces: { arrakeen: 4 },
        hand: ['stunner', 'kulon'],
        leaders: { tanks: ['hasimir-fenring', 'captain-aramsham', 'burseg'] },
      },
    },
  },
  steps: [
    { say: 'foretell', at: ['panel:own'] },
    { say: 'travel', at: ['part:polar-sink'] },
    {
      say: 'voice',
      at: ['panel:decision'],
      goal: { key: 'do-not-play projectile-weapon' },
      shows: ['do-not-play projectile-weapon'],
      answers: [{ key: '*', say: 'voice.other' }],
    },
    {
      say: 'task',
      at: ['option:plan'],
      goal: { event: { kind: 'battle-won', seat: 0 } },
      shows: ['dial 3', 'leader alia', 'weapon crysknife', 'defense snooper'],
      alone: { fails: { event: { kind: 'battle-won', seat: 1 } }, say: 'failed' },
    },
    { say: 'last' },
  ],
}
