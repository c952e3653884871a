// What must hold for every game, checked along one random match. Games call these from their property tests.

import type { Prompt } from '../decision.ts'
import { type GameEvent, seenBy } from '../event.ts'
import { hashState } from '../hash.ts'
import { canonical, isObject } from '../json.ts'
import { type Choice, choose, isFinal, type Match, replay, start } from '../match.ts'
import { NEWEST, next, pick, type Rng, rngOf } from '../rng.ts'
import type { Rules, State } from '../rules.ts'
import { seats, type Viewer } from '../seat.ts'
import { settle } from '../settle.ts'
import { randomPolicy, type Simulated, simulate } from '../simulate.ts'

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
    const { decision, options } = pick(rng, match.prompts)
    const done = choose(match, decision.seat, pick(rng, options).key)
    if (!done.ok) throw new Error(done.message)
  }
  return match
}

/** Simulates a random game; `watch` sees every position. It must end, and its choices must replay to the same state. */
export function checkGame<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
  watch: (s: S, events: readonly GameEvent[]) => void = () => {},
): Simulated<S> {
  const choices: Choice[] = []
  const policies = seats(rules.seatCount(setup)).map(() => randomPolicy)
  const played = simulate(rules, setup, policies, seed, {
    watch(s, events, chosen) {
      if (chosen) choices.push({ seat: chosen.decision.seat, key: chosen.option.key })
      watch(s, events)
    },
  })
  if (played.outcome === undefined) throw new Error(`did not end within ${played.decisions} decisions`)
  const log = { rules: rules.id, version: rules.version, setup, seed, generator: NEWEST, choices }
  const again = replay(rules, log)
  if ('ok' in again) throw new Error(again.message)
  same(hashState(again.state), hashState(played.state), 'the replayed state')
  return played
}

/** The log of a random match leads to the same state again, also through JSON. */
export function checkReplay<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
) {
  const match = walk(rules, setup, seed)
  const again = replay(rules, JSON.parse(JSON.stringify(match.log)))
  if ('ok' in again) throw new Error(again.message)
  same(hashState(again.state), hashState(match.state), 'the replayed state')
  same(hashState(JSON.parse(JSON.stringify(match.state))), hashState(match.state), 'the state through JSON')
}

/** Choosing on a clone leaves the original alone, and a refused choice changes nothing. */
export function checkUntouched<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
) {
  walk(rules, setup, seed, (match, rng) => {
    const before = JSON.stringify(match.state)
    const copy = rules.clone(match.state)
    same(copy, match.state, 'the clone')
    const { decision, options } = pick(rng, match.prompts)
    rules.choose(copy, decision, pick(rng, options), () => {})
    same(JSON.stringify(match.state), before, 'the original after a choice on its clone')
    const length = match.log.choices.length
    for (const refused of [
      choose(match, decision.seat, 'no such thing'),
      choose(match, 99, options[0]?.key ?? ''),
    ]) {
      if (refused.ok) throw new Error('an illegal choice was accepted')
    }
    same(JSON.stringify(match.state), before, 'the state after a refused choice')
    same(match.log.choices.length, length, 'the log after a refused choice')
  })
}

/** Option lists are never empty and hold no key twice; no seat has two decisions at once. */
export function checkOptions<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
) {
  walk(rules, setup, seed, ({ prompts }) => {
    same(new Set(prompts.map(({ decision }) => decision.seat)).size, prompts.length, 'seats asked')
    for (const { decision, options } of prompts) {
      const keys = options.map(({ key }) => key)
      if (keys.length === 0) throw new Error(`no options for "${decision.kind}"`)
      if (new Set(keys).size !== keys.length)
        throw new Error(`a key twice for "${decision.kind}": ${keys.join(' | ')}`)
    }
  })
}

/**
 * Nobody learns what they may not know. At every `every`th position, for every seat and a spectator: in a state
 * imagined from theirs, the view, who is asked and their own options are the same, but not the draws to come; and a
 * choice that may be undone shows the same afterwards too, so that undo never serves to peek.
 */
export function checkSecrecy<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
  every = 1,
) {
  const viewers: Viewer[] = [...seats(rules.seatCount(setup)), 'spectator']
  let position = 0
  walk(rules, setup, seed, (match, rng) => {
    if (position++ % every !== 0) return
    const { decision, options } = pick(rng, match.prompts)
    const option = pick(rng, options)
    for (const viewer of viewers) {
      const imagined = rules.imagine(match.state, viewer, rng)
      const where = `for ${viewer} before choice ${match.log.choices.length + 1}`
      same(rules.view(imagined, viewer), rules.view(match.state, viewer), `the view ${where}`)
      if (isSame(coming(imagined), coming(match.state))) {
        throw new Error(`the draws to come are no secret ${where}`)
      }
      const asked = settle(rules, imagined, () => {})
      same(openly(asked, viewer), openly(match.prompts, viewer), `what is asked ${where}`)
      if (decision.seat !== viewer) continue
      same(rules.closed(imagined, decision), rules.closed(match.state, decision), `what is closed ${where}`)
      const real = rules.clone(match.state)
      const [here, there] = [real, imagined].map((state) => {
        const events: GameEvent[] = []
        const before = rules.clone(state)
        rules.choose(state, decision, option, (event) => void events.push(event))
        settle(rules, state, (event) => void events.push(event))
        const seen = events.map((event) => seenBy(event, viewer))
        return { final: isFinal(before, state, events), knows: [rules.view(state, viewer), seen] }
      })
      if (here?.final === false && there?.final === false) {
        same(there.knows, here.knows, `what undoable "${option.key}" shows ${where}`)
      }
    }
  })
}

/** The next draws; the state stays as it is. */
function coming({ rng }: State): number[] {
  const copy = { ...rng }
  return seats(4).map(() => next(copy))
}

/** What of the prompts a viewer may see: who is asked about what, and the viewer's own options. */
const openly = (prompts: readonly Prompt[], viewer: Viewer) =>
  prompts.map(({ decision, options }) =>
    decision.seat === viewer ? { decision, options } : { seat: decision.seat, kind: decision.kind },
  )

function same(actual: unknown, expected: unknown, what: string): void {
  if (isSame(actual, expected)) return
  const [found, wanted] = [canonical(actual), canonical(expected)]
  let at = 0
  while (found[at] === wanted[at] && at < found.length) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 120)
  throw new Error(`${what} differs:\n  …${around(found)}\n  …${around(wanted)}`)
}

/** Are they spelled the same? Found out without spelling them: the checks ask it for every view of every position. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return false
  for (const key in one) if (!isSame(one[key], other[key])) return false
  for (const key in other) if (one[key] === undefined && other[key] !== undefined) return false
  return true
}
