// Combat: how strength is counted, what a tie costs, and how to break it.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson<LessonText<'combat'>> = {
  game: 'uprising',
  players: 3,
  setup: { leaders: ['muad-dib', 'lady-margot-fenring', 'gurney-halleck'] },
  seed: 'combat',
  given: {
    firstPlayer: '0',
    round: 4,
    phase: 'combat',
    conflict: 'siege-of-arrakeen',
    players: {
      0: { conflict: 3, garrison: 1, intrigue: ['contingency-plan'] },
      1: { conflict: 3, garrison: 1, intrigue: [] },
      2: { conflict: 1, intrigue: [] },
    },
  },
  steps: [
    { say: 'strength', names: { rival: 'leader:lady-margot-fenring' }, at: ['panel:conflict'] },
    { say: 'tie', at: ['panel:conflict'] },
    { say: 'order', at: ['panel:decision'] },
    {
      say: 'task',
      names: { conflict: 'conflict:siege-of-arrakeen' },
      goal: { event: { kind: 'reward', seat: 0, place: 1 } },
      shows: ['intrigue contingency-plan'],
      alone: { fails: { event: { kind: 'reward', seat: 0, place: 2 } }, say: 'task.tied' },
    },
    { say: 'control', names: { space: 'space:arrakeen' }, at: ['space:arrakeen'] },
  ],
}
