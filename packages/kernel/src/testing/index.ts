// What must hold for every game, checked along one random match. Games call these from their property tests.

import type { Asked } from '../decision.ts'
import { type GameEvent, seenBy } from '../event.ts'
import { hashState } from '../hash.ts'
import { canonical, isObject } from '../json.ts'
import { type Choice, choose, isFinal, replay } from '../match.ts'
import { NEWEST, next, pick } from '../rng.ts'
import type { Outcome, Rules, State } from '../rules.ts'
import { peopleOf, type Seat, seats, type Viewer } from '../seat.ts'
import { ask, settle } from '../settle.ts'
import { type Policy, randomPolicy, type Simulated, simulate } from '../simulate.ts'
import { promptIn, walk } from './walk.ts'

/**
 * Simulates a game, a random one if no policy is given; `watch` sees every position. It must end with an outcome for
 * every seat, and its choices must replay to the same state.
 */
export function checkGame<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
  watch: (s: S, events: readonly GameEvent[]) => void = () => {},
  policy: Policy<S, View> = randomPolicy,
): Simulated<S> {
  const choices: Choice[] = []
  const policies = rules.seats(setup).map(() => policy)
  const played = simulate(rules, setup, policies, seed, {
    watch(s, events, chosen) {
      if (chosen) choices.push({ seat: chosen.decision.seat, key: chosen.option.key })
      watch(s, events)
    },
  })
  if (played.outcome === undefined) throw new Error(`did not end within ${played.decisions} decisions`)
  checkOutcome(rules, setup, played.outcome)
  const log = { rules: rules.id, version: rules.version, setup, seed, generator: NEWEST, choices }
  const again = replay(rules, log)
  if ('ok' in again) throw new Error(again.message)
  same(hashState(again.state), hashState(played.state), 'the replayed state')
  return played
}

/** Every seat has a place and a score, and every team of the setup is complete and in one place. */
export function checkOutcome<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  { places, scores, teams }: Outcome,
) {
  const all = seats(rules.seats(setup).length)
  const everyoneOnce = (groups: readonly (readonly Seat[])[], where: string) =>
    same(canonical(groups.flat().toSorted((a, b) => a - b)), canonical(all), `who is in the ${where}`)
  everyoneOnce(places, 'places')
  same(scores.length, all.length, 'the number of scores')
  same(canonical(teams ?? null), canonical(rules.teams?.(setup) ?? null), 'who is in the teams')
  if (teams === undefined) return
  everyoneOnce(teams, 'teams')
  for (const team of teams) {
    if (places.some((place) => team.every((seat) => place.includes(seat)))) continue
    throw new Error(`the team of the seats ${team.join(', ')} is not at one place`)
  }
}

/** The log of a random match leads to the same state again, even through JSON. */
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
    const { decision, options } = promptIn(match, rng)
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

/**
 * Option lists are never empty. No seat has two required or two optional decisions at once, or the same key twice
 * across them; an automa has none. When no one has anything to decide, there is an outcome.
 */
export function checkOptions<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
) {
  const kinds = rules.seats(setup)
  const end = walk(rules, setup, seed, ({ prompts, offers }) => {
    for (const { decision } of [...prompts, ...offers]) {
      const { seat, kind } = decision
      if (kinds[seat] !== 'person') throw new Error(`seat ${seat}, which is nobody's, is asked "${kind}"`)
    }
    for (const asked of [prompts, offers]) {
      same(new Set(asked.map(({ decision }) => decision.seat)).size, asked.length, 'seats asked')
    }
    const order = offers.map(({ decision }) => decision.seat)
    same(order.join(), order.toSorted((a, b) => a - b).join(), 'the order of those who may decide something')
    for (const { decision, options } of [...prompts, ...offers]) {
      if (options.length === 0) throw new Error(`no options for "${decision.kind}"`)
    }
    for (const { decision } of [...prompts, ...offers]) {
      const own = [...prompts, ...offers].filter((prompt) => prompt.decision.seat === decision.seat)
      const keys = own.flatMap(({ options }) => options.map(({ key }) => key))
      if (new Set(keys).size !== keys.length)
        throw new Error(`a key twice for "${decision.kind}": ${keys.join(' | ')}`)
    }
  })
  if (rules.outcome(end.state) === undefined)
    throw new Error('nobody has to decide, but the game is not over')
}

/**
 * No one learns what they may not know. At every `every`th position, for every player and a spectator: in a state
 * imagined from their view, the view, who is asked and their own options are the same, but the draws to come are not;
 * and a choice that may be undone shows the same afterward too, so undo can never be used to peek. They see nothing of
 * the optional decisions of others. What an automa holds is dealt again for all of them.
 */
export function checkSecrecy<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
  every = 1,
) {
  const kinds = rules.seats(setup)
  const viewers: Viewer[] = [...peopleOf(kinds), 'spectator']
  const held = heldByAutomas(
    rules,
    seats(kinds.length).filter((seat) => kinds[seat] === 'automa'),
  )
  let position = 0
  walk(rules, setup, seed, (match, rng) => {
    if (position++ % every !== 0) return
    const { decision, options } = promptIn(match, rng)
    const option = pick(rng, options)
    for (const viewer of viewers) {
      const imagined = rules.imagine(match.state, viewer, rng)
      const where = `for ${viewer} before choice ${match.log.choices.length + 1}`
      same(rules.view(imagined, viewer), rules.view(match.state, viewer), `the view ${where}`)
      if (isSame(coming(imagined), coming(match.state))) {
        throw new Error(`the draws to come are no secret ${where}`)
      }
      held.compare(match.state, () => rules.imagine(match.state, viewer, rng), viewer)
      const asked = ask(rules, imagined)
      same(openly(asked, viewer), openly(match, viewer), `what is asked ${where}`)
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
  held.finish()
}

/**
 * Checks that imagined states deal what automas hold face down again. The same cards may come up by chance, and there
 * may be nothing else to deal: but a viewer must not get the real cards at every position of the match.
 */
function heldByAutomas<S extends State, Setup, View>(rules: Rules<S, Setup, View>, automas: readonly Seat[]) {
  const isKnown = new Map<string, boolean>()
  return {
    compare(real: S, imagine: () => S, viewer: Viewer): void {
      for (const seat of automas) {
        const pair = `what automa ${seat} holds is not dealt anew for ${viewer}`
        const own = rules.view(real, seat)
        if (isKnown.get(pair) === false || !hides(own, rules.view(real, 'spectator'))) continue
        const holds = canonical(own)
        const isAlike = () => holds === canonical(rules.view(imagine(), seat))
        isKnown.set(pair, seats(DEALS).every(isAlike))
      }
    },
    finish(): void {
      for (const [pair, wasAlways] of isKnown) if (wasAlways) throw new Error(pair)
    },
  }
}

/** Does one view show more than the other? An empty pile has nothing to show. */
function hides(own: unknown, open: unknown): boolean {
  if (Array.isArray(own) && own.length === 0 && open === 0) return false
  if (typeof own !== 'object' || own === null || typeof open !== 'object' || open === null)
    return own !== open
  const shown = new Map(Object.entries(open))
  return Object.entries(own).some(([name, value]) => hides(value, shown.get(name)))
}

/** A hand hardly ever comes back this often in a row by chance. */
const DEALS = 5

/** The next draws; the state stays as it is. */
function coming({ rng }: State): number[] {
  const copy = { ...rng }
  return seats(4).map(() => next(copy))
}

/** What a viewer may see of the prompts: who has to decide about what, and the viewer's own options. */
const openly = ({ prompts, offers }: Asked, viewer: Viewer) => [
  ...prompts.map(({ decision, options }) =>
    decision.seat === viewer ? { decision, options } : { seat: decision.seat, kind: decision.kind },
  ),
  ...offers.filter(({ decision }) => decision.seat === viewer),
]

function same(actual: unknown, expected: unknown, what: string): void {
  if (isSame(actual, expected)) return
  const [found, wanted] = [canonical(actual), canonical(expected)]
  let at = 0
  while (found[at] === wanted[at] && at < found.length) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 120)
  throw new Error(`${what} differs:\n  …${around(found)}\n  …${around(wanted)}`)
}

/** Are they the same text? Compared without serializing: the checks do this for every view of every position. */
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

export { checkReleased, type ReleasedMatch, recordReleased } from './released.ts'
export { walk } from './walk.ts'
