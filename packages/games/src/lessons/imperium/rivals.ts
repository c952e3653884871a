// A solo game: Rivals, run by House Hagal's cards.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson<LessonText<'rivals'>> = {
  game: 'uprising',
  players: 1,
  automas: 2,
  setup: {
    leaders: ['muad-dib'],
    rivals: { level: 'mercenary', who: ['lady-margot-fenring', 'gurney-halleck'] },
  },
  seed: 'rivals',
  given: {
    firstPlayer: '0',
    conflict: 'skirmish-ornithopter',
    hagalDeck: [
      'arrakeen',
      'dutiful-service',
      'place-spy-city',
      'fremkit',
      'secrets',
      'gather-support-a',
      'espionage',
    ],
    players: {
      0: {
        intrigue: [],
        hand: ['dagger', 'reconnaissance', 'dune-the-desert-planet', 'convincing-argument', 'diplomacy'],
        deck: ['signet-ring'],
      },
    },
  },
  steps: [
    { say: 'rivals', at: ['panel:players'] },
    { say: 'hagal', at: ['panel:hagal'] },
    {
      say: 'go',
      names: { card: 'card:reconnaissance', space: 'space:arrakeen' },
      at: ['hand:reconnaissance', 'space:arrakeen'],
      goal: { key: 'agent * > arrakeen' },
      shows: ['agent reconnaissance > arrakeen'],
      answers: [{ key: '*', say: 'go.other' }],
    },
    {
      say: 'end',
      at: ['tool:end'],
      // With fewer troops the task that follows cannot be done.
      goal: {
        all: [
          { view: { players: { $includes: [{ leader: 'muad-dib', conflict: 3 }] } } },
          { key: 'end-turn' },
        ],
      },
      shows: ['resolve arrakeen > draw 1', 'deploy 3', 'end-turn'],
      also: ['resolve *', 'resolve-rest', 'deploy *'],
      answers: [{ key: 'end-turn', say: 'end.early' }],
    },
    { say: 'skipped', names: { space: 'space:arrakeen' }, at: ['panel:hagal'] },
    {
      say: 'task',
      goal: { event: { kind: 'reward', seat: 0, place: 1 } },
      shows: ['reveal', 'end-turn'],
      alone: { fails: { event: { kind: 'conflict-over' } }, say: 'task.lost' },
    },
    { say: 'win', at: ['panel:score'] },
  ],
}
