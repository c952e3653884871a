// Intrigue cards: which one to play when.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson<LessonText<'intrigue'>> = {
  game: 'uprising',
  players: 3,
  setup: { leaders: ['muad-dib', 'lady-margot-fenring', 'gurney-halleck'] },
  seed: 'intrigue',
  given: {
    firstPlayer: '0',
    conflict: 'skirmish-ornithopter',
    players: {
      0: {
        spice: 0,
        intrigue: ['desert-mouse', 'devour', 'contingency-plan'],
        hand: ['diplomacy', 'dagger', 'convincing-argument', 'convincing-argument', 'dagger'],
        deck: ['signet-ring'],
      },
    },
  },
  steps: [
    { say: 'secret', at: ['intrigue:desert-mouse', 'intrigue:devour', 'intrigue:contingency-plan'] },
    { say: 'plot', names: { card: 'intrigue:contingency-plan' }, at: ['intrigue:contingency-plan'] },
    { say: 'combat', names: { card: 'intrigue:devour' }, at: ['intrigue:devour'] },
    { say: 'endgame', names: { card: 'intrigue:desert-mouse' }, at: ['intrigue:desert-mouse'] },
    {
      say: 'task',
      names: { space: 'space:espionage', card: 'intrigue:contingency-plan' },
      at: ['space:espionage'],
      goal: { event: { kind: 'agent-sent', seat: 0, space: 'espionage' } },
      shows: ['intrigue desert-mouse', 'agent diplomacy > espionage'],
      also: ['intrigue *'],
      answers: [{ key: '*', say: 'task.other' }],
    },
    { say: 'save', names: { space: 'space:secrets' }, at: ['space:secrets'] },
  ],
}
