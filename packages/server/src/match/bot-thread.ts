// What a bot's thread does: it sets up the turn for the bot, who gets what its seat may know and no more.

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
  /** Whether it is about what the seat may decide, or about what it has to. */
  readonly optional: boolean
}

/** The key of the option that the bot takes; of what it need not decide it may take none. */
export function think(
  { game: id, bot, seat, state, seed, optional }: Question,
  games: Games,
): string | undefined {
  const game = games.get(id)
  if (game === undefined) throw new Error(`no such game: ${id}`)
  return game.open(({ rules, bots }) => {
    const policy = bots[bot]
    if (policy === undefined) throw new Error(`no such bot: ${bot}`)
    // The state was written by these rules' own hand.
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
  // Nobody who knows the number of the choice can tell what the bot will do, and from what it does nobody can tell
  // anything of the generator that deals.
  const rng = fork(rngOf(`${seed}/${canonical(s.rng)}`, NEWEST))
  const view = () => rules.view(s, seat)
  return policy({ ...prompt, rng, view, imagine: () => rules.imagine(s, seat, rng) })?.key
}
