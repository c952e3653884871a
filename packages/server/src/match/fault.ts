// A fault in a match itself, its rules or one of its bots: not in the store, and not in a request. Only such a fault
// halts a match, so nothing else may be mistaken for one.

import type { OnlineTable } from '@sietch/protocol'
import { RefusalError } from '../refusal.ts'

/** Why a match cannot go on, as its players are told: an error message could give away what someone holds. */
export type Why = NonNullable<OnlineTable['halted']>['why']

/** The version of a match: writers say which one they know. */
export type Point = { readonly seq: number; readonly arranged: number }

export class MatchFault extends Error {
  override readonly name = 'MatchFault'
  readonly why: Why
  /** The stored version that failed; missing if it failed in memory. */
  readonly point: Point | undefined
  constructor(why: Why, cause: unknown, point?: Point) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.why = why
    // Only these fields of the row: a fault is logged, and a match has secrets.
    this.point = point && { seq: point.seq, arranged: point.arranged }
  }
}

/** Runs something that only the match itself or its rules can make fail. */
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
