// Spies: where they are placed, and how they let an Agent into an occupied space.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson<LessonText<'spies'>> = {
  game: 'uprising',
  players: 3,
  setup: { leaders: ['muad-dib', 'lady-margot-fenring', 'gurney-halleck'] },
  seed: 'spies',
  given: {
    firstPlayer: '0',
    conflict: 'skirmish-ornithopter',
    players: {
      0: {
        spice: 1,
        hand: ['diplomacy', 'reconnaissance', 'dagger', 'dune-the-desert-planet', 'convincing-argument'],
        deck: ['signet-ring'],
      },
      1: {
        hand: ['reconnaissance', 'dagger', 'diplomacy', 'convincing-argument', 'dune-the-desert-planet'],
        deck: ['dagger'],
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
    { say: 'posts', at: ['post:post-refinery-arrakeen', 'post:post-imperial-basin'] },
    {
      say: 'espionage',
      names: { card: 'card:diplomacy', space: 'space:espionage' },
      at: ['hand:diplomacy', 'space:espionage'],
      goal: { key: 'agent * > espionage' },
      shows: ['agent diplomacy > espionage'],
    },
    {
      say: 'place',
      names: { space: 'space:arrakeen' },
      at: ['option:resolve espionage > spy', 'post:post-refinery-arrakeen'],
      goal: { key: 'spy post-refinery-arrakeen' },
      shows: ['resolve espionage > spy', 'spy post-refinery-arrakeen'],
      also: ['resolve *', 'resolve-rest'],
      answers: [{ key: 'spy *', say: 'place.other' }],
    },
    {
      say: 'end',
      at: ['tool:end'],
      goal: { key: 'end-turn' },
      shows: ['resolve espionage > draw 1', 'end-turn'],
      also: ['resolve *', 'resolve-rest'],
    },
    {
      say: 'taken',
      names: { rival: 'leader:lady-margot-fenring', space: 'space:arrakeen' },
      at: ['space:arrakeen'],
      before: [
        { seat: 1, key: 'agent reconnaissance > arrakeen' },
        { seat: 1, key: 'resolve arrakeen > draw 1' },
        { seat: 1, key: 'deploy 2' },
        { seat: 1, key: 'end-turn' },
        { seat: 2, key: 'agent dagger > gather-support > 0' },
        { seat: 2, key: 'end-turn' },
      ],
    },
    {
      say: 'task',
      names: { space: 'space:arrakeen' },
      goal: { event: { kind: 'agent-sent', seat: 0, space: 'arrakeen' } },
      shows: ['agent reconnaissance > arrakeen > post-refinery-arrakeen'],
      answers: [{ key: 'agent * > *', say: 'task.other' }],
    },
    { say: 'gather', at: ['post:post-refinery-arrakeen'] },
  ],
}
