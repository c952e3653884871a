// Which numbered rules of `docs/rules` something at the table comes from. Each family of games writes it down once, in
// tables that are complete by type: a new reason or event without a rule does not compile.

import type { MessageId } from '../messages/messages.ts'

/** The ids of the rules, the one that says most first. */
export type Rules = readonly [string, ...string[]]

/** The words behind a prefix of message ids: `turn-start` of `decision.turn-start`. */
export type Behind<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}${infer Rest}`
    ? Rest extends `${string}.${string}`
      ? never
      : Rest
    : never
  : never

/** What a family cites. Where a table has nothing under a word, no rule is named for it. */
export type Cited = {
  /** Why something is closed. */
  readonly reasons: Citing
  /** What happened; `kind.word` where a word of the event decides. */
  readonly events: Citing
  /** What is asked. */
  readonly decisions: Citing
  /** What can be chosen, where there is more to say than of the decision. */
  readonly verbs: Citing
  readonly phases: Citing
  /** Words of the rulebook. */
  readonly terms: Citing
  /** Kinds of things that lie on the table. */
  readonly kinds: Citing
  /** One thing of a kind, as `kind:id`, that the rules speak of by name. */
  readonly things: Citing
}

export type Citing = { readonly [word: string]: Rules }
