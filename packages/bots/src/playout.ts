// Playing on in an imagined state: everyone follows the fast policy until a good point to look back.

import {
  type Decision,
  draw,
  type Option,
  type Prompt,
  type Rng,
  type Rules,
  type Seat,
  type State,
  settle,
  victoryOf,
} from '@sietch/kernel'
import type { Judgement } from './judgement.ts'

/** What a bot works with: the rules to imagine moves, and the judgment to evaluate the results. */
export type Mind<S extends State, Term extends string = string> = {
  readonly rules: Rules<S, never>
  readonly judgement: Judgement<S, Term>
}

const silent = (): void => {}

/** More choices than any playout needs. */
const ENDLESS = 5000

/** How far a playout goes: to the end of one's own turn, or for a number of rounds. */
export type Horizon = 'turn' | number

/** Makes a choice in a copy of the world, plays on, and evaluates at each good point along the way. */
export function tryOut<S extends State>(
  mind: Mind<S>,
  world: S,
  decision: Decision,
  option: Option,
  horizon: Horizon,
  look: (s: S) => void,
  answer: Answer<S> = atAGlance(mind),
): void {
  const { rules, judgement } = mind
  const s = rules.clone(world)
  rules.choose(s, decision, option, silent)
  if (horizon === 'turn') {
    playUntil(rules, s, answer, () => judgement.isQuiet(s, decision.seat))
    look(s)
    return
  }
  const start = judgement.clock(world)
  for (let round = 1; round <= horizon; round++) {
    playUntil(rules, s, answer, () => judgement.clock(s) >= start + round)
    look(s)
  }
}

/** How many evaluations a playout makes. */
export const looksOf = (horizon: Horizon): number => (horizon === 'turn' ? 1 : horizon)

/** How the seat that is asked answers in a playout. */
export type Answer<S> = (s: S, prompt: Prompt) => Option

/** By the fast policy, as everyone does unless told otherwise. */
export const atAGlance =
  <S extends State>({ judgement }: Mind<S>): Answer<S> =>
  (s, { decision, options }) =>
    bestOption(options, judgement.glance(s, decision, options))

function playUntil<S extends State>(
  rules: Rules<S, never>,
  s: S,
  answer: Answer<S>,
  isOver: () => boolean,
): void {
  for (let count = 0; count < ENDLESS; count++) {
    const [prompt] = settle(rules, s, silent)
    if (prompt === undefined || isOver()) return
    rules.choose(s, prompt.decision, answer(s, prompt), silent)
  }
}

/** The seat's chance to win: the actual outcome once the game is over. */
export function chanceOf<S extends State>({ rules, judgement }: Mind<S>, s: S, seat: Seat): number {
  const outcome = rules.outcome(s)
  return outcome === undefined ? (judgement.chances(s)[seat] ?? 0) : victoryOf(outcome, seat)
}

export function bestOption(options: readonly Option[], scores: readonly number[]): Option {
  let best = 0
  for (let i = 1; i < options.length; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i
  const option = options[best]
  if (option === undefined) throw new Error('there is no option to choose from')
  return option
}

/** Option indexes, best score first; ties keep their order. */
const ranking = (scores: readonly number[]): number[] =>
  scores.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)

/** The given number of options that look best at a glance, best first; hopeless ones only if there is nothing else. */
export function likelyOf<S extends State>(
  { judgement }: Mind<S>,
  s: S,
  { decision, options }: Prompt,
  count: number,
): Option[] {
  const scores = judgement.glance(s, decision, options)
  const inOrder = ranking(scores)
  const tried = inOrder.filter((index) => scores[index] !== Number.NEGATIVE_INFINITY)
  return (tried.length > 0 ? tried : inOrder).slice(0, count).flatMap((index) => options[index] ?? [])
}

/** A number from −1 to 1, with small ones more likely. */
export const noise = (rng: Rng): number => (draw(rng, 1000) + draw(rng, 1000)) / 1000 - 1
