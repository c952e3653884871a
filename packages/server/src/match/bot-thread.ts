// What a bot's thread does: it sets up the turn for the bot, who gets what its seat may know and no more.

import {
  canonical,
  fork,
  type Json,
  NEWEST,
  type Policy,
  type Rules,
  rngOf,
  type Seat,
  type State,
  settle,
} from '@sietch/kernel'
import type { Games } from '../table/table.ts'
import { games } from './thread-games.ts'

export type Question = {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly state: Json
  readonly seed: string
}

/** The key of the option that the bot takes. */
export function think({ game: id, bot, seat, state, seed }: Question, among: Games = games): string {
  const game = among.get(id)
  if (game === undefined) throw new Error(`no such game: ${id}`)
  return game.open(({ rules, bots }) => {
    const policy = bots[bot]
    if (policy === undefined) throw new Error(`no such bot: ${bot}`)
    return ask(rules, policy, state, seat, seed)
  })
}

function ask<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  policy: Policy<S, View>,
  json: Json,
  seat: Seat,
  seed: string,
): string {
  // The state was written by these rules' own hand.
  const s = json as unknown as S
  const prompt = settle(rules, s, () => {}).find(({ decision }) => decision.seat === seat)
  if (prompt === undefined) throw new Error(`seat ${seat} is not asked`)
  // Nobody who knows the number of the choice can tell what the bot will do, and from what it does nobody can tell
  // anything of the generator that deals.
  const rng = fork(rngOf(`${seed}/${canonical(s.rng)}`, NEWEST))
  const view = () => rules.view(s, seat)
  return policy({ ...prompt, rng, view, imagine: () => rules.imagine(s, seat, rng) }).key
}
