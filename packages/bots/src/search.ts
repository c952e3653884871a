// Search in imagined worlds. Every candidate is tried in the same worlds, so luck is shared and differences show. It is
// a race: a candidate clearly behind drops out, and at each quarter of the budget so does the weaker half.

import type { Decision, Option, State } from '@sietch/kernel'
import { chanceOf, type Horizon, looksOf, type Mind, tryOut } from './playout.ts'

export type Budget = {
  /** How many options are tried. */
  readonly candidates: number
  /** Playouts for the whole decision. */
  readonly playouts: number
  /** The maximum number of worlds per option: more add next to nothing. */
  readonly worlds: number
  readonly horizon: Horizon
  /** Worlds before the first candidate may drop out, and between two checks of the race. */
  readonly lookEvery: number
  /** How many standard errors behind counts as clearly behind. */
  readonly clearly: number
  /** A cap for slow machines, in milliseconds; the choice depends on it only when it is hit. */
  readonly cap: number
}

/** An option and its result in each world it was tried in. */
export type Candidate = { readonly option: Option; readonly chances: number[]; mean: number }

/** Tries the options in imagined worlds and returns them, best first. */
export function search<S extends State>(
  mind: Mind<S>,
  decision: Decision,
  options: readonly Option[],
  imagine: () => S,
  budget: Budget,
): Candidate[] {
  const { playouts, worlds: most, lookEvery, clearly, cap } = budget
  const all: Candidate[] = options.map((option) => ({ option, chances: [], mean: 0 }))
  const deadline = Date.now() + cap
  let racing = all
  let quarter = 1
  let spent = 0
  for (let worlds = 1; worlds <= most && spent < playouts && racing.length > 1; worlds++) {
    tryAll(mind, decision, racing, imagine(), budget.horizon)
    spent += racing.length
    if (Date.now() >= deadline) break
    if (worlds % lookEvery === 0) racing = withoutTheBeaten(racing, clearly)
    if (spent >= (quarter * playouts) / 4) {
      quarter++
      racing = inOrder(racing).slice(0, Math.max(2, Math.ceil(racing.length / 2)))
    }
  }
  return [...inOrder(racing), ...inOrder(all.filter((candidate) => !racing.includes(candidate)))]
}

/**
 * The end of a round says little about the game, a later one says more but involves more luck: the mean of all
 * evaluations counts.
 */
function tryAll<S extends State>(
  mind: Mind<S>,
  decision: Decision,
  racing: readonly Candidate[],
  world: S,
  horizon: Horizon,
): void {
  const looks = looksOf(horizon)
  for (const candidate of racing) {
    let chance = 0
    tryOut(mind, world, decision, candidate.option, horizon, (s) => {
      chance += chanceOf(mind, s, decision.seat) / looks
    })
    candidate.chances.push(chance)
    candidate.mean += (chance - candidate.mean) / candidate.chances.length
  }
}

const inOrder = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => b.mean - a.mean)

/** Those that may still be the best. Racing candidates have seen the same worlds, so they are compared world by world. */
function withoutTheBeaten(racing: readonly Candidate[], clearly: number): Candidate[] {
  const [best, ...others] = inOrder(racing)
  return best === undefined ? [] : [best, ...others.filter((other) => !isBeaten(best, other, clearly))]
}

const isBeaten = (best: Candidate, other: Candidate, clearly: number): boolean => {
  const { by, error } = leadOf(best, other)
  // Two options with the same result in every world count as one.
  return by >= clearly * error
}

/** How far one candidate is ahead of another in the worlds that both have seen, and its standard error. */
export function leadOf(one: Candidate, other: Candidate): { readonly by: number; readonly error: number } {
  const worlds = Math.min(one.chances.length, other.chances.length)
  const leads: number[] = []
  let sum = 0
  for (let i = 0; i < worlds; i++) {
    const lead = (one.chances[i] ?? 0) - (other.chances[i] ?? 0)
    leads.push(lead)
    sum += lead
  }
  const by = sum / worlds
  let squares = 0
  for (const lead of leads) squares += (lead - by) ** 2
  return { by, error: Math.sqrt(squares / (worlds * Math.max(1, worlds - 1))) }
}
