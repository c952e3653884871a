// Looking back at a choice: how it compares with the best one available, given what the seat knew then.

import type { Option, Rules, Seat, State, Turn } from '@sietch/kernel'
import { compared, type Explanation } from './explain.ts'
import type { Judgement } from './judgement.ts'
import { likelyOf, type Mind } from './playout.ts'
import { type Budget, leadOf, search } from './search.ts'

/** Budgets for every choice of a match, and for those that may have decided it. */
export type Care = 'quick' | 'thorough'

export type Assessment = {
  readonly best: Option
  /** How much better the best option's chance to win was than the choice made; 0 if that may be luck. */
  readonly lost: number
}

/** What the analysis of a match needs. */
export type Analyst<S extends State, View> = {
  /** Each seat's chance to win from here. */
  chances(s: S): readonly number[]
  /** Whether the turn in which the seat chose is over: positions in mid-turn are hard to judge. */
  isQuiet(s: S, seat: Seat): boolean
  /** Undefined if there was no choice, or none that thinking could improve. */
  assess(turn: Turn<S, View>, chosen: Option, care: Care): Assessment | undefined
  /** Why one option was better than the other. */
  compare(turn: Turn<S, View>, best: Option, chosen: Option): Explanation
}

const QUICK: Budget = {
  candidates: 6,
  playouts: 48,
  worlds: 8,
  horizon: 1,
  lookEvery: 4,
  clearly: 2.5,
  cap: Number.POSITIVE_INFINITY,
}
const THOROUGH: Budget = { ...QUICK, candidates: 12, playouts: 480, worlds: 64, horizon: 2 }
const BUDGETS: { readonly [care in Care]: Budget } = { quick: QUICK, thorough: THOROUGH }

/** Standard errors from no lead at all: so many choices are examined that some would stand out by luck. */
const SURE = 2.5

export function analystOf<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  judgement: Judgement<S>,
): Analyst<S, View> {
  const mind: Mind<S> = { rules, judgement }
  return {
    chances: (s) => judgement.chances(s),
    isQuiet: (s, seat) => judgement.isQuiet(s, seat),
    assess(turn, chosen, care) {
      const { decision, options } = turn
      if (decision.optional === true || options.length < 2 || !options.includes(chosen)) return undefined
      const budget = BUDGETS[care]
      const likely = likelyOf(mind, turn.imagine(), turn, budget.candidates)
      const tried = likely.includes(chosen) ? likely : [...likely, chosen]
      const inOrder = search(mind, decision, tried, turn.imagine, budget)
      const [best] = inOrder
      const own = inOrder.find(({ option }) => option === chosen)
      if (best === undefined || own === undefined) return undefined
      const { by, error } = best === own ? { by: 0, error: 0 } : leadOf(best, own)
      return { best: best.option, lost: by > SURE * error ? by : 0 }
    },
    compare: (turn, best, chosen) => compared(mind, turn, [best, chosen], THOROUGH),
  }
}
