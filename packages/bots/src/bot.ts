// The bots, from easy to expert. A bot sees what its seat may see: it thinks in states imagined from the seat's view.

import type { Option, Policy, Rules, State, Turn } from '@sietch/kernel'
import type { Judgement } from './judgement.ts'
import { bestOption, type Mind, noise, ranking } from './playout.ts'
import { type Budget, search } from './search.ts'

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

/** How much an easy bot misjudges an option, in victory points. */
const CARELESSNESS = 0.35

/** The levels that try their options. */
export type ThinkingLevel = Exclude<Level, 'easy'>

export const BUDGETS: { readonly [L in ThinkingLevel]: Budget } = {
  medium: { candidates: 4, playouts: 8, worlds: 8, horizon: 'turn', lookEvery: 4, clearly: 2.5, cap: 2000 },
  hard: { candidates: 20, playouts: 128, worlds: 64, horizon: 1, lookEvery: 4, clearly: 2.5, cap: 500 },
  expert: { candidates: 24, playouts: 256, worlds: 28, horizon: 3, lookEvery: 4, clearly: 2.5, cap: 1900 },
}

/** `change` another budget; without a cap (`Infinity`) equal seeds give equal choices on any machine. */
export function botFor<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  level: Level | 'instinct',
  judgement: Judgement<S>,
  change: Partial<Budget> = {},
): Policy<S, View> {
  const mind: Mind<S> = { rules, judgement }
  if (level === 'easy') return (turn) => chooseAtAGlance(mind, turn, CARELESSNESS)
  if (level === 'instinct') return (turn) => chooseAtAGlance(mind, turn, 0)
  const budget = { ...BUDGETS[level], ...change }
  return (turn) => chooseBySearch(mind, turn, budget)
}

function chooseAtAGlance<S extends State>(
  { judgement }: Mind<S>,
  turn: Turn<S, unknown>,
  carelessness: number,
): Option {
  const { decision, options, rng } = turn
  const only = onlyOption(options)
  if (only !== undefined) return only
  const scores = judgement.glance(turn.imagine(), decision, options)
  return bestOption(
    options,
    scores.map((score) => score + carelessness * noise(rng)),
  )
}

function chooseBySearch<S extends State>(mind: Mind<S>, turn: Turn<S, unknown>, budget: Budget): Option {
  const only = onlyOption(turn.options)
  if (only !== undefined) return only
  const [best] = ranked(mind, turn, budget)
  if (best === undefined) throw new Error('there is no option to choose from')
  return best
}

/** The likely options, the best first. */
export function ranked<S extends State>(mind: Mind<S>, turn: Turn<S, unknown>, budget: Budget): Option[] {
  const { decision, options } = turn
  const scores = mind.judgement.glance(turn.imagine(), decision, options)
  const likely = ranking(scores)
    .slice(0, budget.candidates)
    .flatMap((index) => options[index] ?? [])
  return search(mind, decision, likely, turn.imagine, budget).map(({ option }) => option)
}

const onlyOption = (options: readonly Option[]): Option | undefined =>
  options.length === 1 ? options[0] : undefined
