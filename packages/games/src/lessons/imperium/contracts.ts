// Contracts of the CHOAM module: taken at one space, completed later.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson<LessonText<'contracts'>> = {
  game: 'uprising',
  players: 3,
  setup: { modules: ['choam'], leaders: ['muad-dib', 'lady-margot-fenring', 'gurney-halleck'] },
  seed: 'contracts',
  given: {
    firstPlayer: '0',
    conflict: 'skirmish-ornithopter',
    contractMarket: ['arrakeen-water', 'harvest-3'],
    players: {
      0: {
        hand: ['dune-the-desert-planet', 'reconnaissance', 'dagger', 'convincing-argument', 'diplomacy'],
        deck: ['signet-ring', 'dagger'],
      },
      1: {
        hand: ['diplomacy', 'dagger', 'dune-the-desert-planet', 'convincing-argument', 'dagger'],
        deck: ['signet-ring'],
      },
      2: {
        hand: [
          'dagger',
          'signet-ring',
          'dune-the-desert-planet',
          'convincing-argument',
          'convincing-argument',
        ],
      },
    },
  },
  steps: [
    { say: 'market', at: ['panel:contracts'] },
    {
      say: 'accept',
      names: { card: 'card:dune-the-desert-planet', space: 'space:accept-contract' },
      at: ['hand:dune-the-desert-planet', 'space:accept-contract'],
      goal: { key: 'agent * > accept-contract' },
      shows: ['agent dune-the-desert-planet > accept-contract'],
    },
    {
      say: 'take',
      names: { space: 'space:arrakeen' },
      at: ['option:resolve accept-contract > contract', 'contract:arrakeen-water'],
      goal: { key: 'contract arrakeen-water' },
      shows: ['resolve accept-contract > contract', 'contract arrakeen-water'],
      also: ['resolve *', 'resolve-rest'],
      answers: [{ key: 'contract *', say: 'take.other' }],
    },
    {
      say: 'end',
      at: ['tool:end'],
      goal: { key: 'end-turn' },
      shows: ['resolve accept-contract > draw 1', 'end-turn'],
      also: ['resolve *', 'resolve-rest'],
    },
    {
      say: 'task',
      before: [
        { seat: 1, key: 'agent diplomacy > deliver-supplies' },
        { seat: 1, key: 'end-turn' },
        { seat: 2, key: 'agent dagger > gather-support > 0' },
        { seat: 2, key: 'end-turn' },
      ],
      at: ['contracts:0'],
      goal: { event: { kind: 'contract-completed', seat: 0 } },
      shows: ['agent reconnaissance > arrakeen'],
      answers: [{ key: 'agent * > *', say: 'task.other' }],
    },
    { say: 'done', at: ['panel:own'] },
  ],
}
