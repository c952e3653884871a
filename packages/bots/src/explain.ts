// Why a bot would choose what it chooses: the terms that speak for its option against the two next best.

import type { Option, Rules, State, Turn } from '@sietch/kernel'
import type { Judgement, Terms } from './judgement.ts'
import { chanceOf, type Mind, playOn, ranking } from './playout.ts'
import { type Budget, endOf, search } from './search.ts'

export type Explanation = {
  readonly option: Option
  /** The chance to win with it. */
  readonly chance: number
  readonly against: readonly Comparison[]
}

export type Comparison = {
  readonly option: Option
  readonly chance: number
  /** By how many victory points each term speaks for the chosen option, the weightiest first. */
  readonly terms: readonly { readonly term: string; readonly by: number }[]
}

type Prospects = { readonly option: Option; readonly chance: number; readonly terms: Terms }

/** Differences below this are not worth a word. */
const NOTHING = 0.005
const WORLDS = 12
const BUDGET: Budget = { candidates: 10, playouts: 60, horizon: 'turn', cap: 1000 }

export function explain<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  judgement: Judgement<S>,
  turn: Turn<S, View>,
  budget: Budget = BUDGET,
): Explanation {
  const mind: Mind<S> = { rules, judgement }
  const { decision, options } = turn
  const scores = judgement.glance(turn.imagine(), decision, options)
  const likely = ranking(scores)
    .slice(0, budget.candidates)
    .flatMap((index) => options[index] ?? [])
  const ahead = search(mind, decision, likely, turn.imagine, budget).slice(0, 3)
  const worlds = Array.from({ length: WORLDS }, () => turn.imagine())
  const [best, ...others] = ahead.map(({ option }) => prospectsOf(mind, turn, option, worlds, budget))
  if (best === undefined) throw new Error('there is no option to explain')
  const against = others.map(({ option, chance, terms }) => ({
    option,
    chance,
    terms: weighed(best.terms, terms),
  }))
  return { option: best.option, chance: best.chance, against }
}

/** What an option leads to, as the mean over the worlds. */
function prospectsOf<S extends State>(
  mind: Mind<S>,
  { decision }: Turn<S, unknown>,
  option: Option,
  worlds: readonly S[],
  { horizon }: Budget,
): Prospects {
  const mean: Record<string, number> = {}
  let chance = 0
  for (const world of worlds) {
    const s = mind.rules.clone(world)
    playOn(mind, s, decision, option, endOf(mind, world, decision, horizon))
    chance += chanceOf(mind, s, decision.seat) / worlds.length
    for (const [term, value] of Object.entries(mind.judgement.terms(s, decision.seat)))
      mean[term] = (mean[term] ?? 0) + value / worlds.length
  }
  return { option, chance, terms: mean }
}

const weighed = (best: Terms, other: Terms): Comparison['terms'] =>
  Object.keys(best)
    .map((term) => ({ term, by: (best[term] ?? 0) - (other[term] ?? 0) }))
    .filter(({ by }) => Math.abs(by) > NOTHING)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
