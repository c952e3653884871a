// What a bot's thread does: it sets up the turn for the bot, which gets only what its seat may know.

import {
  ask,
  canonical,
  fork,
  type Json,
  NEWEST,
  type Policy,
  type Rules,
  rngOf,
  type Seat,
  type State,
} from '@sietch/kernel'
import type { Games } from '../table/games.ts'

export type Question = {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly state: Json
  readonly seed: string
  /** Whether the decision is optional. */
  readonly optional: boolean
}

/** The key of the option the bot takes; it may ignore an optional decision. */
export async function think(
  { game: id, bot, seat, state, seed, optional }: Question,
  games: Games,
): Promise<string | undefined> {
  const game = games.get(id)
  if (game === undefined) throw new Error(`no such game: ${id}`)
  return game.open(async ({ rules, bots, study }) => {
    const policy = bots[bot]
    if (policy === undefined) throw new Error(`no such bot: ${bot}`)
    await study?.([bot])
    // The state was written by these very rules.
    return answer(rules, policy, state as never, { seat, seed, optional })
  })
}

function answer<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  policy: Policy<S, View>,
  s: S,
  { seat, seed, optional }: Pick<Question, 'seat' | 'seed' | 'optional'>,
): string | undefined {
  const { prompts, offers } = ask(rules, s)
  const prompt = (optional ? offers : prompts).find(({ decision }) => decision.seat === seat)
  if (prompt === undefined) throw new Error(`seat ${seat} is not asked`)
  // Knowing the number of the choice does not predict the bot, and the bot's choices reveal nothing about the generator
  // that deals.
  const rng = fork(rngOf(`${seed}/${canonical(s.rng)}`, NEWEST))
  const view = () => rules.view(s, seat)
  return policy({ ...prompt, rng, view, imagine: () => rules.imagine(s, seat, rng) })?.key
}
