// House Atreides in a minute: Prescience, and a battle to win with it.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-atreides'>> = {
  game: 'classic',
  players: 2,
  setup: { factions: ['atreides', 'emperor'] },
  seed: 'atreides',
  given: {
    phase: 'battle',
    round: 3,
    firstPlayer: '0',
    treacheryDiscard: [...QUIET],
    players: {
      0: { spice: 3, forces: { arrakeen: 4 }, hand: ['shield', 'snooper', 'maula-pistol'] },
      1: {
        spice: 3,
        forces: { arrakeen: 4 },
        hand: ['gom-jabbar', 'stunner'],
        leaders: { tanks: ['hasimir-fenring', 'captain-aramsham', 'burseg'] },
      },
    },
  },
  steps: [
    { say: 'sees', at: ['panel:own'] },
    {
      say: 'ask',
      at: ['panel:decision'],
      goal: { key: 'see weapon' },
      shows: ['see weapon'],
      answers: [{ key: '*', say: 'ask.other' }],
    },
    {
      say: 'task',
      at: ['option:plan'],
      before: [{ seat: 1, key: 'weapon gom-jabbar' }],
      goal: { event: { kind: 'battle-won', seat: 0 } },
      shows: ['dial 3', 'leader lady-jessica', 'weapon maula-pistol', 'defense snooper'],
      alone: { fails: { event: { kind: 'battle-won', seat: 1 } }, say: 'failed' },
    },
    { say: 'last' },
  ],
}
