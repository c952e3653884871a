// The analysis of a finished match: how the chances developed, where it turned, and how well everyone chose.

import type { Analyst, Assessment, Explanation } from '@sietch/bots'
import {
  fork,
  NEWEST,
  type Option,
  type Recording,
  type Rules,
  rngOf,
  type Seat,
  type State,
  statesIn,
  type Turn,
  versionAt,
  victoryOf,
} from '@sietch/kernel'
import type { Game } from './game.ts'

export type Analysis = {
  /** Each seat's chance to win after an entry of the recording; the last one is the actual outcome. */
  readonly curve: readonly { readonly entry: number; readonly chances: readonly number[] }[]
  /** The costliest mistakes, worst first. */
  readonly turningPoints: readonly TurningPoint[]
  /** By seat, out of 100: how close its choices came to the best ones. Undefined if it never had a real choice. */
  readonly accuracy: readonly (number | null)[]
}

export type TurningPoint = {
  /** The entry of the choice. */
  readonly entry: number
  readonly seat: Seat
  readonly kind: string
  readonly chosen: Option
  /** What the search would have done, and why. */
  readonly instead: Explanation
  /** The loss in chance to win. */
  readonly lost: number
}

const TURNING_POINTS = 5
/** How many of the costliest choices are examined more thoroughly: a quick search errs. */
const LOOKED_AT = 12
/** Anything that costs less decided nothing. */
const LEAST = 0.02
/** A choice that loses a twelfth of the game counts a bit more than a third as much as the best. */
const STRICTNESS = 12
/** The share of the work that goes into the thorough searches. */
const THOROUGH_PART = 0.4

type Made<S extends State, View> = {
  readonly entry: number
  readonly turn: Turn<S, View>
  readonly chosen: Option
}

/** Works in steps, and reports progress after each, from 0 to 1. */
export function* analyse<S extends State, Setup, View>(
  { rules, setups, analyst }: Game<S, Setup, View>,
  recording: Recording,
): Generator<number, Analysis> {
  if (analyst === undefined) throw new Error(`nobody knows how to look back at a match of ${rules.id}`)
  const states = [...statesIn(recording)].map((state, entry) =>
    rules.migrate(state, versionAt(recording, entry)),
  )
  const made = choicesIn(rules, recording, states)
  const lost: number[][] = rules.seats(setups.read(recording.setup)).map(() => [])
  const costly: { readonly at: Made<S, View>; readonly lost: number }[] = []
  for (const [index, at] of made.entries()) {
    const assessed = analyst.assess(at.turn, at.chosen, 'quick')
    if (assessed !== undefined) {
      lost[at.turn.decision.seat]?.push(assessed.lost)
      if (assessed.lost > 0) costly.push({ at, lost: assessed.lost })
    }
    yield ((1 - THOROUGH_PART) * (index + 1)) / made.length
  }
  const found: { readonly at: Made<S, View>; readonly assessed: Assessment }[] = []
  const worst = costly.sort((a, b) => b.lost - a.lost).slice(0, LOOKED_AT)
  for (const [index, { at }] of worst.entries()) {
    const assessed = analyst.assess(at.turn, at.chosen, 'thorough')
    if (assessed !== undefined && assessed.lost >= LEAST) found.push({ at, assessed })
    yield 1 - THOROUGH_PART + (THOROUGH_PART * (index + 1)) / worst.length
  }
  const turned = found.sort((a, b) => b.assessed.lost - a.assessed.lost).slice(0, TURNING_POINTS)
  return {
    curve: curveOf(recording, states, analyst),
    turningPoints: turned.map(({ at: { entry, turn, chosen }, assessed }) => ({
      entry,
      seat: turn.decision.seat,
      kind: turn.decision.kind,
      chosen,
      instead: analyst.compare(turn, assessed.best, chosen),
      lost: assessed.lost,
    })),
    accuracy: lost.map(accuracyOf),
  }
}

/** The real choices, each as seen by the player who made it. */
function choicesIn<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  { seed, entries }: Recording,
  states: readonly S[],
): Made<S, View>[] {
  return entries.flatMap(({ choice }, entry) => {
    const before = states[entry - 1]
    if (choice === null || before === undefined) return []
    const decision = rules
      .decisions(before)
      .find(({ seat, optional }) => seat === choice.seat && optional !== true)
    if (decision === undefined) return []
    const options = rules.options(before, decision)
    const chosen = options.find(({ key }) => key === choice.key)
    if (chosen === undefined || options.length < 2) return []
    const rng = fork(rngOf(`${seed}/analysis/${entry}`, NEWEST))
    const turn: Turn<S, View> = {
      decision,
      options,
      rng,
      view: () => rules.view(before, decision.seat),
      imagine: () => rules.imagine(before, decision.seat, rng),
    }
    return [{ entry, turn, chosen }]
  })
}

/** At the end of every turn. */
function curveOf<S extends State, View>(
  { entries }: Recording,
  states: readonly S[],
  { chances, isQuiet }: Analyst<S, View>,
): Analysis['curve'] {
  const curve: { readonly entry: number; readonly chances: readonly number[] }[] = []
  for (const [entry, { choice, moment }] of entries.entries()) {
    const state = states[entry]
    if (state === undefined) continue
    const { outcome } = moment
    if (outcome !== undefined) {
      curve.push({ entry, chances: outcome.scores.map((_, seat) => victoryOf(outcome, seat)) })
    } else if (choice === null || isQuiet(state, choice.seat)) {
      curve.push({ entry, chances: chances(state) })
    }
  }
  return curve
}

function accuracyOf(lost: readonly number[]): number | null {
  if (lost.length === 0) return null
  const sum = lost.reduce((total, by) => total + Math.exp(-STRICTNESS * by), 0)
  return Math.round((100 * sum) / lost.length)
}
