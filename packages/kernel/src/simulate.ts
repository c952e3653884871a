// Whole games by policies, as fast as the rules allow. A policy gets what its seat may know, never the state.

import type { Decision, Option } from './decision.ts'
import type { GameEvent } from './event.ts'
import { NEWEST, pick, type Rng, rngOf } from './rng.ts'
import type { Outcome, Rules, State } from './rules.ts'
import { settle } from './settle.ts'

/** All a policy is given: its decision, the seat's view, and states it cannot tell from the real one. */
export type Turn<S extends State, View> = {
  readonly decision: Decision
  readonly options: readonly Option[]
  readonly rng: Rng
  view(): View
  imagine(): S
}

export type Policy<S extends State, View> = (turn: Turn<S, View>) => Option

export const randomPolicy = ({ options, rng }: Pick<Turn<State, unknown>, 'options' | 'rng'>): Option =>
  pick(rng, options)

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
 * equal seeds give equal games.
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
  const rngs = policies.map((_, seat) => rngOf(`${seed}/policy/${seat}`))
  let prompts = settle(rules, s, tell)
  watch?.(s, events)
  let decisions = 0
  for (; prompts.length > 0 && decisions < limit; decisions++) {
    const { decision, options } = prompts[0] as (typeof prompts)[number]
    const { seat } = decision
    const policy = policies[seat]
    const rng = rngs[seat]
    if (policy === undefined || rng === undefined) throw new Error(`no policy for seat ${seat}`)
    const view = () => rules.view(s, seat)
    const option = policy({ decision, options, rng, view, imagine: () => rules.imagine(s, seat, rng) })
    if (!options.includes(option)) throw new Error(`seat ${seat} chose "${option.key}", which is not offered`)
    events = []
    rules.choose(s, decision, option, tell)
    prompts = settle(rules, s, tell)
    watch?.(s, events, { decision, option })
  }
  const outcome = rules.outcome(s)
  return outcome === undefined ? { state: s, decisions } : { state: s, outcome, decisions }
}
