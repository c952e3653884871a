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
  // Acting while there is something to read could do or undo what a later step asks for.
  if (step.goal === undefined) return since.chosen.length === 0 ? { is: 'open' } : { is: 'aside', say: null }
  const isDone = isReached(step.goal, since)
  const { alone, also = [], answers = [] } = step
  if (alone !== undefined) {
    if (isDone) return { is: 'reached' }
    return isReached(alone.fails, since) ? { is: 'failed', say: alone.say } : { is: 'open' }
  }
  const onTheWay = [...also, ...keysOf(step.goal)]
  // Only the final choice is free: anything spent earlier would be missing later.
  const other = since.chosen
    .slice(0, isDone ? -1 : undefined)
    .find((key) => !onTheWay.some((pattern) => fitsPattern(pattern, key)))
  if (other === undefined) return { is: isDone ? 'reached' : 'open' }
  return { is: 'aside', say: answers.find(({ key }) => fitsPattern(key, other))?.say ?? null }
}

/** The choices that a goal itself asks for. */
function keysOf(goal: Goal): readonly string[] {
  if ('key' in goal) return [goal.key]
  return 'all' in goal ? goal.all.flatMap(keysOf) : []
}
