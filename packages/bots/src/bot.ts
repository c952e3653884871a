// The bots, from easy to master. A bot sees only what its seat may see: it thinks in states imagined from the seat's
// view.

import type { Option, Policy, Rules, State, Turn } from '@sietch/kernel'
import type { Judgement } from './judgement.ts'
import { bestOption, likelyOf, type Mind, noise } from './playout.ts'
import { type Budget, search } from './search.ts'

export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** Without trying anything: by the fast policy, misjudging options by up to this much. */
type Glance = { readonly carelessness: number }

/** The levels that always try their options. */
export type ThinkingLevel = 'hard' | 'expert' | 'master'

/** How each level chooses. Games differ in how much looking ahead is worth, so each has its own. */
export type Levels = { readonly [L in Level]: L extends ThinkingLevel ? Budget : Glance | Budget }

const INSTINCT: Glance = { carelessness: 0 }

/** `change` overrides the budget; without a cap (`Infinity`), equal seeds give equal choices on any machine. */
export function botFor<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  level: Level | 'instinct',
  judgement: Judgement<S>,
  change: Partial<Budget> = {},
): Policy<S, View> {
  const mind: Mind<S> = { rules, judgement }
  const manner = level === 'instinct' ? INSTINCT : judgement.levels[level]
  const budget = { ...manner, ...change }
  return (turn) => {
    // Optional decisions are ignored unless a game's bots know better.
    if (turn.decision.optional === true) return undefined
    return 'carelessness' in budget
      ? chooseAtAGlance(mind, turn, budget.carelessness)
      : chooseBySearch(mind, turn, budget)
  }
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

/** The promising options, best first. */
export function ranked<S extends State>(mind: Mind<S>, turn: Turn<S, unknown>, budget: Budget): Option[] {
  const likely = likelyOf(mind, turn.imagine(), turn, budget.candidates)
  return search(mind, turn.decision, likely, turn.imagine, budget).map(({ option }) => option)
}

const onlyOption = (options: readonly Option[]): Option | undefined =>
  options.length === 1 ? options[0] : undefined
