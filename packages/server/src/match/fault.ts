// What is wrong with a match itself, with its rules or with a bot in it: not with the store, not with what somebody asks.
// Only such a fault halts a match, and so nothing else is ever taken for one.

import type { OnlineTable } from '@sietch/protocol'
import { RefusalError } from '../refusal.ts'

/** Why a match cannot go on, as its players are told: the words of an error may say what somebody holds. */
export type Why = NonNullable<OnlineTable['halted']>['why']

/** Where a match stands: whoever writes says which they know. */
export type Point = { readonly seq: number; readonly arranged: number }

export class MatchFault extends Error {
  override readonly name = 'MatchFault'
  readonly why: Why
  /** Where the match stood as it is stored; missing where it fails as somebody holds it. */
  readonly point: Point | undefined
  constructor(why: Why, cause: unknown, point?: Point) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.why = why
    // No more of the row that a reader hands in: a fault is logged, and a match has secrets.
    this.point = point && { seq: point.seq, arranged: point.arranged }
  }
}

/** Does what only the match itself or its rules can make fail. */
export function orFault<T>(why: Why, work: () => T, point?: Point): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RefusalError) throw error
    throw error instanceof MatchFault
      ? new MatchFault(error.why, error.cause, point ?? error.point)
      : new MatchFault(why, error, point)
  }
}
