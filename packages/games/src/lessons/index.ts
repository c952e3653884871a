// The lessons, in the order they are offered. The content of a lesson is loaded on demand.

import type { Lesson } from './lesson.ts'

type Offered = {
  /** The key of its texts and its title. */
  readonly id: string
  readonly game: string
  /** The box it is about, if not the game's own. */
  readonly box?: string
  /** A whole first game, followed by a real one (`tables.ts`); all others are about one thing. */
  readonly isFirst?: true
  /** Other games that are similar enough to start with this one. */
  readonly like?: readonly string[]
  /** Approximately how long it takes. */
  readonly minutes: number
  load(): Promise<Lesson>
}

const OFFERED = [
  {
    id: 'uprising-first',
    game: 'uprising',
    isFirst: true,
    like: ['imperium'],
    minutes: 10,
    load: async () => (await import('./imperium/uprising-first.ts')).lesson,
  },
  {
    id: 'combat',
    game: 'uprising',
    like: ['imperium'],
    minutes: 2,
    load: async () => (await import('./imperium/combat.ts')).lesson,
  },
  {
    id: 'intrigue',
    game: 'uprising',
    like: ['imperium'],
    minutes: 2,
    load: async () => (await import('./imperium/intrigue.ts')).lesson,
  },
  {
    id: 'spies',
    game: 'uprising',
    minutes: 3,
    load: async () => (await import('./imperium/spies.ts')).lesson,
  },
  {
    id: 'sandworms',
    game: 'uprising',
    minutes: 2,
    load: async () => (await import('./imperium/sandworms.ts')).lesson,
  },
  {
    id: 'contracts',
    game: 'uprising',
    minutes: 2,
    load: async () => (await import('./imperium/contracts.ts')).lesson,
  },
  {
    id: 'rivals',
    game: 'uprising',
    like: ['imperium'],
    minutes: 3,
    load: async () => (await import('./imperium/rivals.ts')).lesson,
  },
  {
    id: 'commanders',
    game: 'uprising',
    box: 'bloodlines',
    minutes: 3,
    load: async () => (await import('./imperium/commanders.ts')).lesson,
  },
  {
    id: 'tech',
    game: 'uprising',
    box: 'bloodlines',
    minutes: 2,
    load: async () => (await import('./imperium/tech.ts')).lesson,
  },
  {
    id: 'classic-first',
    game: 'classic',
    isFirst: true,
    minutes: 10,
    load: async () => (await import('./classic/first.ts')).lesson,
  },
  {
    id: 'classic-storm',
    game: 'classic',
    minutes: 2,
    load: async () => (await import('./classic/storm.ts')).lesson,
  },
  {
    id: 'classic-bidding',
    game: 'classic',
    minutes: 2,
    load: async () => (await import('./classic/bidding.ts')).lesson,
  },
  {
    id: 'classic-battle',
    game: 'classic',
    minutes: 3,
    load: async () => (await import('./classic/battle.ts')).lesson,
  },
  {
    id: 'classic-traitors',
    game: 'classic',
    minutes: 2,
    load: async () => (await import('./classic/traitors.ts')).lesson,
  },
  {
    id: 'classic-alliances',
    game: 'classic',
    minutes: 3,
    load: async () => (await import('./classic/alliances.ts')).lesson,
  },
  {
    id: 'classic-atreides',
    game: 'classic',
    minutes: 1,
    load: async () => (await import('./classic/atreides.ts')).lesson,
  },
  {
    id: 'classic-bene-gesserit',
    game: 'classic',
    minutes: 1,
    load: async () => (await import('./classic/bene-gesserit.ts')).lesson,
  },
  {
    id: 'classic-emperor',
    game: 'classic',
    minutes: 1,
    load: async () => (await import('./classic/emperor.ts')).lesson,
  },
  {
    id: 'classic-fremen',
    game: 'classic',
    minutes: 1,
    load: async () => (await import('./classic/fremen.ts')).lesson,
  },
  {
    id: 'classic-guild',
    game: 'classic',
    minutes: 1,
    load: async () => (await import('./classic/guild.ts')).lesson,
  },
  {
    id: 'classic-harkonnen',
    game: 'classic',
    minutes: 1,
    load: async () => (await import('./classic/harkonnen.ts')).lesson,
  },
] as const satisfies readonly Offered[]

export type LessonId = (typeof OFFERED)[number]['id']

export type LessonEntry = Offered & { readonly id: LessonId }

export const LESSONS: readonly LessonEntry[] = OFFERED

export type { Goal, Lesson, Spot, Step } from './lesson.ts'
export { puzzleLesson } from './puzzle.ts'
export { FIRST_TABLES, type FirstTable } from './tables.ts'
