// Sardaukar Commanders of Bloodlines: hired on the board, with a skill that works in the Conflict.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson<LessonText<'commanders'>> = {
  game: 'uprising',
  players: 3,
  setup: { modules: ['bloodlines'], leaders: ['muad-dib', 'lady-margot-fenring', 'gurney-halleck'] },
  seed: 'commanders',
  given: {
    firstPlayer: '0',
    conflict: 'skirmish-ornithopter',
    commanders: { at: ['gather-support', 'high-council'], bank: 5 },
    skills: ['canny', 'driven', 'hardy', 'loyal'],
    players: {
      0: {
        solari: 2,
        hand: ['dagger', 'reconnaissance', 'dune-the-desert-planet', 'convincing-argument', 'diplomacy'],
        deck: ['signet-ring'],
      },
      1: {
        hand: ['diplomacy', 'dagger', 'dune-the-desert-planet', 'convincing-argument', 'dagger'],
        deck: ['signet-ring'],
      },
      2: {
        hand: [
          'diplomacy',
          'signet-ring',
          'dune-the-desert-planet',
          'convincing-argument',
          'convincing-argument',
        ],
        deck: ['dagger'],
      },
    },
  },
  steps: [
    { say: 'commander', at: ['space:gather-support'] },
    {
      say: 'go',
      names: { card: 'card:dagger', space: 'space:gather-support' },
      at: ['hand:dagger', 'space:gather-support'],
      goal: { key: 'agent * > gather-support > 0' },
      shows: ['agent dagger > gather-support > 0'],
      answers: [
        { key: 'agent * > gather-support > *', say: 'go.water' },
        { key: 'agent * > *', say: 'go.other' },
      ],
    },
    {
      say: 'hire',
      at: ['option:resolve sardaukar > acquire commander'],
      goal: { event: { kind: 'skill-taken', seat: 0 } },
      shows: ['resolve sardaukar > acquire commander', 'skill driven'],
      also: ['resolve *'],
      answers: [{ key: 'end-turn', say: 'hire.end' }],
    },
    { say: 'skill', at: ['panel:own'] },
    { say: 'end', at: ['tool:end'], goal: { key: 'end-turn' }, shows: ['end-turn'] },
    {
      say: 'task',
      before: [
        { seat: 1, key: 'agent diplomacy > deliver-supplies' },
        { seat: 1, key: 'end-turn' },
        { seat: 2, key: 'agent diplomacy > fremkit' },
        { seat: 2, key: 'resolve fremkit > draw 1' },
        { seat: 2, key: 'deploy 2' },
        { seat: 2, key: 'end-turn' },
      ],
      goal: { key: 'deploy * > 1' },
      shows: ['agent reconnaissance > arrakeen', 'deploy 2 > 1'],
      also: ['agent * > *', 'resolve *', 'resolve-rest'],
      answers: [
        { key: 'deploy *', say: 'task.troops' },
        { key: '*', say: 'task.other' },
      ],
    },
    { say: 'later', at: ['panel:conflict'] },
  ],
}
