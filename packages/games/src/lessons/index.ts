// The lessons of the house, in the order in which they are offered. What a lesson consists of is fetched with it.

import type { Level } from '@sietch/bots'
import type { JsonObject } from '@sietch/kernel'
import type { Lesson } from './lesson.ts'

type Offered = {
  /** Its texts and its title are found under it. */
  readonly id: string
  readonly game: string
  /** The box that brings what it is about, if it is not the game's own. */
  readonly box?: string
  /** A whole first game; all others are about one thing. */
  readonly isFirst?: true
  /** How long it takes, about. */
  readonly minutes: number
  /** The table that is offered after it, for the learner and these bots. */
  readonly play?: { readonly setup: JsonObject; readonly bots: readonly Level[] }
  load(): Promise<Lesson>
}

const OFFERED = [
  {
    id: 'uprising-first',
    game: 'uprising',
    isFirst: true,
    minutes: 10,
    play: { setup: { players: 4, modules: [], leaders: 'random' }, bots: ['easy', 'easy', 'easy'] },
    load: async () => (await import('./imperium/uprising-first.ts')).lesson,
  },
  {
    id: 'classic-first',
    game: 'classic',
    isFirst: true,
    minutes: 10,
    play: { setup: { players: 4, modules: [] }, bots: ['easy', 'easy', 'easy'] },
    load: async () => (await import('./classic/first.ts')).lesson,
  },
] as const satisfies readonly Offered[]

export type LessonId = (typeof OFFERED)[number]['id']

export type LessonEntry = Offered & { readonly id: LessonId }

export const LESSONS: readonly LessonEntry[] = OFFERED

export type { Goal, Lesson, Spot, Step } from './lesson.ts'
