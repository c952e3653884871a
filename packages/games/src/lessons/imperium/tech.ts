// Tech tiles of Bloodlines: where they are bought, and how flipping one works.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson<LessonText<'tech'>> = {
  game: 'uprising',
  players: 3,
  setup: { modules: ['bloodlines', 'tech'], leaders: ['muad-dib', 'lady-margot-fenring', 'gurney-halleck'] },
  seed: 'tech',
  given: {
    firstPlayer: '0',
    conflict: 'skirmish-ornithopter',
    commanders: { at: ['high-council'], bank: 6 },
    techStacks: [['rapid-dropships', 'glowglobes'], ['training-depot'], ['spy-drones']],
    players: {
      0: {
        spice: 4,
        hand: ['dagger', 'reconnaissance', 'dune-the-desert-planet', 'convincing-argument', 'diplomacy'],
        deck: ['signet-ring'],
      },
    },
  },
  steps: [
    { say: 'embassy', at: ['panel:tech'] },
    {
      say: 'go',
      names: { card: 'card:dagger', space: 'space:gather-support' },
      at: ['hand:dagger', 'space:gather-support'],
      goal: { key: 'agent * > gather-support > *' },
      shows: ['agent dagger > gather-support > 0'],
      answers: [{ key: 'agent * > *', say: 'go.other' }],
    },
    {
      say: 'buy',
      names: { tile: 'tech:rapid-dropships' },
      at: ['option:resolve ixian-embassy > acquire tech'],
      goal: { key: 'tech rapid-dropships' },
      shows: ['resolve ixian-embassy > acquire tech', 'tech rapid-dropships'],
      also: ['resolve *'],
      answers: [
        { key: 'tech *', say: 'buy.other' },
        { key: 'end-turn', say: 'buy.end' },
      ],
    },
    {
      say: 'task',
      names: { tile: 'tech:rapid-dropships' },
      at: ['option:resolve rapid-dropships > combat icon'],
      goal: { event: { kind: 'deployed', seat: 0 } },
      shows: ['resolve rapid-dropships > combat icon', 'deploy 6'],
      also: ['resolve *'],
      answers: [{ key: 'end-turn', say: 'task.end' }],
    },
    { say: 'next', at: ['panel:own'] },
  ],
}
