// A random match, position by position.

import type { Asked, Prompt } from '../decision.ts'
import { choose, type Match, start } from '../match.ts'
import { draw, pick, type Rng, rngOf } from '../rng.ts'
import type { Rules, State } from '../rules.ts'

/** Plays a random match; `visit` sees every position before its choice is made. */
export function walk<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
  visit: (match: Match<S, Setup, View>, rng: Rng) => void = () => {},
): Match<S, Setup, View> {
  const { match } = start(rules, setup, seed)
  const rng = rngOf(`${seed}/walk`)
  while (match.prompts.length > 0) {
    visit(match, rng)
    const { decision, options } = promptIn(match, rng)
    const done = choose(match, decision.seat, pick(rng, options).key)
    if (!done.ok) throw new Error(done.message)
  }
  return match
}

/** Now and then it is an optional decision. */
export const promptIn = ({ prompts, offers }: Asked, rng: Rng): Prompt =>
  pick(rng, offers.length > 0 && draw(rng, 8) === 0 ? offers : prompts)
