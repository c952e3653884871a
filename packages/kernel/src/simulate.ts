// Whole games by policies, as fast as the rules allow. A policy gets what its seat may know, never the state.

import type { Decision, Option, Prompt } from './decision.ts'
import type { GameEvent } from './event.ts'
import { draw, NEWEST, pick, type Rng, rngOf } from './rng.ts'
import type { Outcome, Rules, State } from './rules.ts'
import type { Seat } from './seat.ts'
import { ask } from './settle.ts'

/** All a policy is given: its decision, the seat's view, and states it cannot tell from the real one. */
export type Turn<S extends State, View> = {
  readonly decision: Decision
  readonly options: readonly Option[]
  readonly rng: Rng
  view(): View
  imagine(): S
}

/** What the seat chooses; nothing is an answer to an optional decision only. */
export type Policy<S extends State, View> = (turn: Turn<S, View>) => Option | undefined

/** Of so many optional decisions a random player answers one: often enough for a soak run to meet all of them. */
const SELDOM = 32

export function randomPolicy({
  decision,
  options,
  rng,
}: Pick<Turn<State, unknown>, 'decision' | 'options' | 'rng'>): Option | undefined {
  return decision.optional === true && draw(rng, SELDOM) > 0 ? undefined : pick(rng, options)
}

export type Simulated<S> = {
  readonly state: S
  /** Missing when the limit of decisions was reached first. */
  readonly outcome?: Outcome
  readonly decisions: number
}

export type SimulateOptions<S> = {
  readonly limit?: number
  /** Called after the setup and after every choice, with the choice's own events. */
  readonly watch?: (
    s: S,
    events: readonly GameEvent[],
    chosen?: { decision: Decision; option: Option },
  ) => void
}

/**
 * Plays one game to its end, with policies by seat; an automa needs none. Policies draw from generators of their own, so
 * equal seeds give equal games. Between two choices that somebody has to make every seat is asked at most once what it
 * may decide, so nobody holds up the game.
 */
export function simulate<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  policies: readonly (Policy<S, View> | undefined)[],
  seed: string,
  { limit = 1_000_000, watch }: SimulateOptions<S> = {},
): Simulated<S> {
  let events: GameEvent[] = []
  const tell = watch === undefined ? () => {} : (event: GameEvent) => void events.push(event)
  const s = rules.setup(setup, rngOf(seed, NEWEST), tell)
  const players = policies.map((policy, seat) => {
    const rng = rngOf(`${seed}/policy/${seat}`)
    return { policy, rng, view: () => rules.view(s, seat), imagine: () => rules.imagine(s, seat, rng) }
  })
  let asked = ask(rules, s, tell)
  watch?.(s, events)
  /** Seats before this one have been asked what they may decide since somebody last had to. */
  let next: Seat = 0
  let decisions = 0
  for (; asked.prompts.length > 0 && decisions < limit; decisions++) {
    const { decision, option } = takenUp() ?? answered(asked.prompts[0] as Prompt)
    if (decision.optional !== true) next = 0
    if (watch !== undefined) events = []
    rules.choose(s, decision, option, tell)
    asked = ask(rules, s, tell)
    if (watch !== undefined) watch(s, events, { decision, option })
  }
  const outcome = rules.outcome(s)
  return outcome === undefined ? { state: s, decisions } : { state: s, outcome, decisions }

  function answerTo({ decision, options }: Prompt): Option | undefined {
    const { seat } = decision
    const player = players[seat]
    if (player?.policy === undefined) throw new Error(`no policy for seat ${seat}`)
    const { policy, rng, view, imagine } = player
    const option = policy({ decision, options, rng, view, imagine })
    if (option !== undefined && !options.includes(option)) {
      throw new Error(`seat ${seat} chose "${option.key}", which is not offered`)
    }
    return option
  }

  function answered(prompt: Prompt): { decision: Decision; option: Option } {
    const { decision } = prompt
    const option = answerTo(prompt)
    if (option === undefined) throw new Error(`seat ${decision.seat} does not answer "${decision.kind}"`)
    return { decision, option }
  }

  /** What the first seat decides that may and wants to. */
  function takenUp(): { decision: Decision; option: Option } | undefined {
    if (asked.offers.length === 0) return undefined
    for (const prompt of asked.offers) {
      const { decision } = prompt
      if (decision.seat < next) continue
      next = decision.seat + 1
      const option = answerTo(prompt)
      if (option !== undefined) return { decision, option }
    }
    return undefined
  }
}
