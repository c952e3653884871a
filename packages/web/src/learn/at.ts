// Where a learner is in a lesson: what the worker sends with every moment, what the browser stores, and what the page
// may ask for.

import type { Choice } from '@sietch/kernel'

/** How the step stands. */
type LessonIs =
  /** Others do something first. */
  | 'waits'
  | 'open'
  /** Something else was done, which can be taken back. */
  | 'aside'
  /** What is to be done has become impossible. */
  | 'failed'
  /** All steps are done. */
  | 'over'

export type LessonAt = {
  readonly step: number
  readonly is: LessonIs
  /** The lesson's own answer to what was done. */
  readonly say: string | null
  /** Something has been done since the step began. */
  readonly isBegun: boolean
  /** Since it was started (or a puzzle was opened), something was done for the learner. */
  readonly isShown: boolean
  readonly kept: KeptLesson
}

/** What is needed to resume where the learner left off. */
export type KeptLesson = {
  readonly step: number
  /** After how many steps of the match each step of the lesson began. */
  readonly marks: readonly number[]
  readonly made: readonly Made[]
  /** Some of it was done for the learner. */
  readonly isShown?: boolean
}

/** A choice, with the number of steps before it. */
export type Made = Choice & { readonly seq: number }

/** `again`: from the beginning of the step; `show`: have it done. */
export type LessonDeed = 'next' | 'back' | 'again' | 'show' | 'restart'
