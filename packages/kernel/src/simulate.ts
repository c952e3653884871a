// Whole games played by policies, as fast as the rules allow. A policy gets what its seat may know, never the state.

import type { Decision, Option, Prompt } from './decision.ts'
import type { GameEvent } from './event.ts'
import { draw, NEWEST, pick, type Rng, rngOf } from './rng.ts'
import type { Outcome, Rules, State } from './rules.ts'
import type { Seat } from './seat.ts'
import { promptFor, settleInto } from './settle.ts'

/** Everything a policy gets: its decision, the seat's view, and states it cannot tell from the real one. */
export type Turn<S extends State, View> = {
  readonly decision: Decision
  /** Those of an optional decision are listed lazily, and a copy of the turn does not have them. */
  readonly options: readonly Option[]
  readonly rng: Rng
  view(): View
  imagine(): S
}

/** What the seat chooses; only an optional decision can be left unanswered. */
export type Policy<S extends State, View> = (turn: Turn<S, View>) => Option | undefined

/** A random player answers one in this many optional decisions: often enough for a soak run to see all of them. */
const SELDOM = 32

export function randomPolicy(
  turn: Pick<Turn<State, unknown>, 'decision' | 'options' | 'rng'>,
): Option | undefined {
  const { decision, rng } = turn
  return decision.optional === true && draw(rng, SELDOM) > 0 ? undefined : pick(rng, turn.options)
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
 * Plays one game to its end, with policies by seat; an automa needs none. Policies draw from generators of their own,
 * so equal seeds give equal games. Between two required choices, every seat is offered its optional decision at most
 * once, so no one holds up the game.
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
    if (policy === undefined) return undefined
    const rng = rngOf(`${seed}/policy/${seat}`)
    return { policy, rng, view: () => rules.view(s, seat), imagine: () => rules.imagine(s, seat, rng) }
  })
  let prompts: Prompt[] = []
  let open = settleInto(prompts, rules, s, tell, 'first')
  watch?.(s, events)
  /** Seats before this one have been offered their optional decisions since the last required choice. */
  let next: Seat = 0
  let decisions = 0
  for (; prompts.length > 0 && decisions < limit; decisions++) {
    const { decision, option } = takenUp() ?? answered(prompts[0] as Prompt)
    if (decision.optional !== true) next = 0
    if (watch !== undefined) events = []
    rules.choose(s, decision, option, tell)
    prompts = []
    open = settleInto(prompts, rules, s, tell, 'first')
    if (watch !== undefined) watch(s, events, { decision, option })
  }
  const outcome = rules.outcome(s)
  return outcome === undefined ? { state: s, decisions } : { state: s, outcome, decisions }

  function playerAt(seat: Seat) {
    const player = players[seat]
    if (player === undefined) throw new Error(`no policy for seat ${seat}`)
    return player
  }

  function checked({ decision: { seat }, options }: Prompt, option: Option): Option {
    if (options.includes(option)) return option
    throw new Error(`seat ${seat} chose "${option.key}", which is not offered`)
  }

  function answered(prompt: Prompt): { decision: Decision; option: Option } {
    const { decision, options } = prompt
    const { policy, rng, view, imagine } = playerAt(decision.seat)
    const option = policy({ decision, options, rng, view, imagine })
    if (option === undefined) throw new Error(`seat ${decision.seat} does not answer "${decision.kind}"`)
    return { decision, option: checked(prompt, option) }
  }

  /** The answer of the first seat that has an optional decision and takes it. */
  function takenUp(): { decision: Decision; option: Option } | undefined {
    for (const decision of open) {
      if (decision.optional !== true || decision.seat < next) continue
      next = decision.seat + 1
      const { policy, rng, view, imagine } = playerAt(decision.seat)
      const turn = new Offered(rules, s, decision, rng, view, imagine)
      const option = policy(turn)
      if (option !== undefined) return { decision, option: checked(turn, option) }
    }
    return undefined
  }
}

/** A seat's optional decision. Its options are listed lazily: most policies never look. */
class Offered<S extends State, View> implements Turn<S, View> {
  private listed: readonly Option[] | undefined
  private readonly rules: Rules<S, never, View>
  private readonly s: S
  readonly decision: Decision
  readonly rng: Rng
  readonly view: () => View
  readonly imagine: () => S

  constructor(
    rules: Rules<S, never, View>,
    s: S,
    decision: Decision,
    rng: Rng,
    view: () => View,
    imagine: () => S,
  ) {
    this.listed = undefined
    this.rules = rules
    this.s = s
    this.decision = decision
    this.rng = rng
    this.view = view
    this.imagine = imagine
  }

  get options(): readonly Option[] {
    this.listed ??= promptFor(this.rules, this.s, this.decision).options
    return this.listed
  }
}
