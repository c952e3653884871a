// Sandworms: what they are worth, what it takes to summon them, and how the Shield Wall prevents it.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson<LessonText<'sandworms'>> = {
  game: 'uprising',
  players: 3,
  setup: { leaders: ['muad-dib', 'lady-margot-fenring', 'gurney-halleck'] },
  seed: 'sandworms',
  given: {
    firstPlayer: '0',
    round: 5,
    conflict: 'siege-of-arrakeen',
    players: {
      0: {
        water: 3,
        hooks: true,
        influence: { fremen: 2 },
        intrigue: ['detonation'],
        hand: ['dune-the-desert-planet', 'reconnaissance', 'dagger', 'convincing-argument', 'diplomacy'],
      },
      1: { conflict: 2 },
    },
  },
  steps: [
    { say: 'worm', at: ['panel:conflict'] },
    { say: 'hooks', names: { space: 'space:sietch-tabr' }, at: ['space:sietch-tabr'] },
    {
      say: 'wall',
      names: { conflict: 'conflict:siege-of-arrakeen' },
      at: ['panel:shield-wall', 'panel:conflict'],
    },
    {
      say: 'blast',
      names: { card: 'intrigue:detonation' },
      at: ['intrigue:detonation'],
      goal: { event: { kind: 'shield-wall', seat: 0 } },
      shows: ['intrigue detonation > remove shield wall', 'remove-shield-wall'],
      also: ['intrigue detonation > remove shield wall'],
      answers: [
        { key: 'intrigue *', say: 'blast.deploy' },
        { key: 'agent * > *', say: 'blast.first' },
      ],
    },
    {
      say: 'task',
      names: { space: 'space:deep-desert', smaller: 'space:hagga-basin' },
      at: ['space:deep-desert', 'space:hagga-basin'],
      goal: { event: { kind: 'sandworms', seat: 0 } },
      shows: ['agent dune-the-desert-planet > deep-desert', 'resolve deep-desert > harvest 0 + 2 sandworm'],
      also: ['agent * > deep-desert', 'agent * > hagga-basin'],
      answers: [
        { key: 'resolve *', say: 'task.spice' },
        { key: 'agent * > *', say: 'task.other' },
      ],
    },
    { say: 'twice', at: ['panel:conflict'] },
  ],
}
