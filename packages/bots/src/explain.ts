// Why a bot chooses what it chooses: the terms in favor of its option over the two next best. The result is plain data,
// so it can be posted from a worker.

import type { Option, Rules, State, Turn } from '@sietch/kernel'
import { ranked, type ThinkingLevel } from './bot.ts'
import type { Judgement } from './judgement.ts'
import { chanceOf, looksOf, type Mind, tryOut } from './playout.ts'
import type { Budget } from './search.ts'

export type Explanation<Term extends string = string> = {
  /** What the bot would choose. */
  readonly option: Option
  /** The chance to win with it. */
  readonly chance: number
  /** The next best options, two at most; none when there is only one option. */
  readonly against: readonly Comparison<Term>[]
}

export type Comparison<Term extends string = string> = {
  readonly option: Option
  readonly chance: number
  /** How many victory points each term adds in favor of the chosen option, largest first; negative means against it. */
  readonly terms: readonly { readonly term: Term; readonly by: number }[]
}

type Prospects<Term extends string> = {
  readonly option: Option
  readonly chance: number
  readonly terms: ReadonlyMap<Term, number>
}

/** Differences below this are not worth mentioning. */
const NOTHING = 0.005
/** Options are compared in this many worlds, the same for each. */
const WORLDS = 24
const COMPARED = 3

/** What a bot of the level would choose, and why. Like `botFor`, it takes changes to the budget. */
export function explain<S extends State, Setup, View, Term extends string>(
  rules: Rules<S, Setup, View>,
  level: ThinkingLevel,
  judgement: Judgement<S, Term>,
  turn: Turn<S, View>,
  change: Partial<Budget> = {},
): Explanation<Term> {
  const mind: Mind<S, Term> = { rules, judgement }
  const budget = { ...judgement.levels[level], ...change }
  return compared(mind, turn, ranked(mind, turn, budget), budget)
}

/** Why the first of these options is better than the next. */
export function compared<S extends State, View, Term extends string>(
  mind: Mind<S, Term>,
  turn: Turn<S, View>,
  inOrder: readonly Option[],
  budget: Budget,
): Explanation<Term> {
  const worlds = Array.from({ length: WORLDS }, () => turn.imagine())
  const [best, ...others] = inOrder
    .slice(0, COMPARED)
    .map((option) => prospectsOf(mind, turn, option, worlds, budget))
  if (best === undefined) throw new Error('there is no option to explain')
  const against = others.map((other) => ({
    option: other.option,
    chance: other.chance,
    terms: weighed(mind.judgement.termIds, best, other),
  }))
  return { option: best.option, chance: best.chance, against }
}

/** What an option leads to, as the mean over the worlds. */
function prospectsOf<S extends State, Term extends string>(
  mind: Mind<S, Term>,
  { decision }: Turn<S, unknown>,
  option: Option,
  worlds: readonly S[],
  { horizon }: Budget,
): Prospects<Term> {
  const { judgement } = mind
  const mean = new Map<Term, number>()
  const share = 1 / (worlds.length * looksOf(horizon))
  let chance = 0
  for (const world of worlds) {
    tryOut(mind, world, decision, option, horizon, (s) => {
      chance += chanceOf(mind, s, decision.seat) * share
      const terms = judgement.terms(s, decision.seat)
      for (const term of judgement.termIds) mean.set(term, (mean.get(term) ?? 0) + terms[term] * share)
    })
  }
  return { option, chance, terms: mean }
}

const weighed = <Term extends string>(
  termIds: readonly Term[],
  best: Prospects<Term>,
  other: Prospects<Term>,
): Comparison<Term>['terms'] =>
  termIds
    .map((term) => ({ term, by: (best.terms.get(term) ?? 0) - (other.terms.get(term) ?? 0) }))
    .filter(({ by }) => Math.abs(by) > NOTHING)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
