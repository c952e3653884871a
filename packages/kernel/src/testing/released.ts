// Matches of released versions: those left in mid-game go on under the current rules, and those of the current version
// replay exactly as they did when it was released.

import { hashState } from '../hash.ts'
import type { Json } from '../json.ts'
import { choose, isReplayable, type Match, type MatchLog, replay, resume } from '../match.ts'
import { pick, rngOf } from '../rng.ts'
import type { Outcome, Rules, State } from '../rules.ts'
import { seats } from '../seat.ts'
import { promptIn, walk } from './walk.ts'

/** A match played by a released version, with some of the states along the way. */
export type ReleasedMatch<Setup> = MatchLog<Setup> & {
  readonly middles: readonly { readonly after: number; readonly state: Json }[]
  readonly outcome: Outcome
  /** A hash of everything offered along the way; matches of the first versions do not have it. */
  readonly offers?: string
}

/** The points at which a match is picked up. */
const MIDDLES = [0.05, 0.35, 0.6, 0.9]

export function recordReleased<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
): ReleasedMatch<Setup> {
  const states: Json[] = []
  // Plain data, as it would be stored.
  const { log, state } = walk(rules, setup, seed, ({ state }) =>
    states.push(JSON.parse(JSON.stringify(state)) as Json),
  )
  const outcome = rules.outcome(state)
  if (outcome === undefined) throw new Error('nobody is asked, and nobody has won')
  const middles = MIDDLES.flatMap((part) => {
    const after = Math.floor(log.choices.length * part)
    const middle = states[after]
    return middle === undefined ? [] : [{ after, state: middle }]
  })
  return { ...log, middles, outcome, offers: offersOn(rules, log) }
}

/** Everything that was offered to anyone, at every step. */
function offersOn<S extends State, Setup, View>(rules: Rules<S, Setup, View>, log: MatchLog<Setup>): string {
  const first = replay(rules, { ...log, choices: [] })
  if ('ok' in first) throw new Error(first.message)
  let hash = offered(first)
  for (const { seat, key } of log.choices) {
    const done = choose(first, seat, key)
    if (!done.ok) throw new Error(done.message)
    hash = hashState([hash, offered(first)])
  }
  return hash
}

const offered = <S extends State, Setup, View>({ prompts, offers }: Match<S, Setup, View>): string =>
  hashState([...prompts, ...offers].map(({ decision, options }) => [decision, options.map(({ key }) => key)]))

/** A match picked up late is played to its end, others this far. */
const FAR = 60

/** Picks up every state, views it from every seat and plays on. */
export function checkReleased<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  { middles, outcome, offers, ...log }: ReleasedMatch<Setup>,
  check: (s: S) => void,
): void {
  for (const { after, state } of middles) {
    const rng = rngOf(`${log.seed}/${after}`)
    const match = resume(rules, { ...log, choices: [] }, rules.migrate(state, log.version))
    if ('ok' in match) throw new Error(match.message)
    for (const viewer of [...seats(rules.seats(log.setup).length), 'spectator' as const]) {
      rules.view(match.state, viewer)
      rules.imagine(match.state, viewer, rng)
    }
    const isLate = state === middles.at(-1)?.state
    for (let n = 0; match.prompts.length > 0 && (isLate || n < FAR); n++) {
      if (n % 10 === 0) check(match.state)
      const { decision, options } = promptIn(match, rng)
      const done = choose(match, decision.seat, pick(rng, options).key)
      if (!done.ok) throw new Error(done.message)
    }
    check(match.state)
    const isOver = rules.outcome(match.state) !== undefined
    if (match.prompts.length === 0 && !isOver) throw new Error('nobody is asked, and nobody has won')
  }
  if (!isReplayable(rules, log.version)) return
  const again = replay(rules, log)
  if ('ok' in again) throw new Error(again.message)
  if (hashState(rules.outcome(again.state)) !== hashState(outcome)) throw new Error('it ends otherwise')
  if (offers !== undefined && log.version === rules.version && offersOn(rules, log) !== offers) {
    throw new Error('other options are offered, yet the version is the same')
  }
}
