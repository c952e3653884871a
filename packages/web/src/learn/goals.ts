// What a step of a lesson asks for, and what the learner has done instead.

import type { Goal, Step } from '@sietch/games/lessons'
import type { Json } from '@sietch/kernel'
import { fitsPattern, matches } from '@sietch/kernel/scenario'
import type { LogEntry, Snapshot } from '../table/table.ts'

/** What has happened since a step began, as the learner sees it. */
export type Since = {
  readonly snapshot: Pick<Snapshot, 'view'>
  readonly entries: readonly LogEntry[]
  /** The keys that the learner has chosen. */
  readonly chosen: readonly string[]
}

function isReached(goal: Goal, since: Since): boolean {
  if ('key' in goal) return since.chosen.some((key) => fitsPattern(goal.key, key))
  if ('event' in goal)
    return since.entries.some(({ events }) =>
      events.some(({ kind, data }) => matches(goal.event, { kind, ...data } as Json)),
    )
  if ('view' in goal) return matches(goal.view, since.snapshot.view as Json)
  return goal.all.every((each) => isReached(each, since))
}

/** How a step stands. `aside`: something else was done, which can be taken back; `failed`: it has become impossible. */
export type Standing =
  | { readonly is: 'open' | 'reached' }
  /** The answer to it; null where the lesson has none of its own. */
  | { readonly is: 'aside' | 'failed'; readonly say: string | null }

export function standingOf(step: Step, since: Since): Standing {
  // Whoever acts where something is to be read would have done what a later step asks for, or undone it.
  if (step.goal === undefined) return since.chosen.length === 0 ? { is: 'open' } : { is: 'aside', say: null }
  if (isReached(step.goal, since)) return { is: 'reached' }
  const { alone, also = [], answers = [] } = step
  if (alone !== undefined)
    return isReached(alone.fails, since) ? { is: 'failed', say: alone.say } : { is: 'open' }
  const other = since.chosen.find((key) => !also.some((pattern) => fitsPattern(pattern, key)))
  if (other === undefined) return { is: 'open' }
  return { is: 'aside', say: answers.find(({ key }) => fitsPattern(key, other))?.say ?? null }
}
