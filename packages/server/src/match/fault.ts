// What is wrong with a match itself, with its rules or with a bot in it: not with the store, not with what somebody asks.
// Only such a fault halts a match, and so nothing else is ever taken for one.

import { RefusalError } from '../refusal.ts'

/** Why a match cannot go on, as its players are told: the words of an error may say what somebody holds. */
export const WHYS = [
  /** What is stored of it cannot be understood. */
  'unreadable',
  /** The newer rules cannot take it over. */
  'upgrade',
  /** The rules fail at where it stands. */
  'rules',
  /** A bot has no answer to what it is asked. */
  'bot',
] as const
export type Why = (typeof WHYS)[number]

/** Where a match stands: whoever writes says which they know. */
export type Moment = { readonly seq: number; readonly arranged: number }

export class MatchFault extends Error {
  override readonly name = 'MatchFault'
  readonly why: Why
  /** Where the match stood, when nobody holds it. */
  readonly moment: Moment | undefined
  constructor(why: Why, cause: unknown, moment?: Moment) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.why = why
    this.moment = moment
  }
}

/** Does what only the match itself or its rules can make fail. */
export function orFault<T>(why: Why, work: () => T, moment?: Moment): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RefusalError) throw error
    throw error instanceof MatchFault
      ? new MatchFault(error.why, error.cause, moment)
      : new MatchFault(why, error, moment)
  }
}
