// Classic Dune as an implementation of the kernel's rules.

import {
  type Decision,
  type FrameKinds,
  frameRules,
  migratedBy,
  type Option,
  type Outcome,
  people,
  placesBy,
  type Rules,
  type Seat,
} from '@sietch/kernel'
import { anytimeOptions, chooseAnytime, withAnytime } from './anytime.ts'
import { clone } from './clone.ts'
import { closed } from './closed/index.ts'
import { offer } from './deals.ts'
import type { Frame } from './frames.ts'
import { imagine } from './imagine.ts'
import { karama, window } from './interrupts.ts'
import { MIGRATIONS } from './migrations.ts'
import { question } from './questions.ts'
import { auction } from './rules/auction.ts'
import { battle } from './rules/battle.ts'
import { battles } from './rules/battles.ts'
import { bidding } from './rules/bidding.ts'
import { charity } from './rules/charity.ts'
import { collection } from './rules/collection.ts'
import { accompany, intrusion, wartime } from './rules/intrusion.ts'
import { held, reflection } from './rules/mentat-pause.ts'
import { move } from './rules/movement.ts'
import { negotiation } from './rules/negotiation.ts'
import { freeRevival, revival } from './rules/revival.ts'
import { round } from './rules/round.ts'
import * as start from './rules/setup.ts'
import { ship } from './rules/ship.ts'
import { outOfOrder, playerTurn, shipment } from './rules/shipment.ts'
import { blow, placeWorm, worm } from './rules/spice-blow.ts'
import { atomics, halve, storm, stormCard, weather } from './rules/storm.ts'
import { support } from './rules/support.ts'
import { swap } from './rules/swap.ts'
import type { ClassicSetup } from './setup-options.ts'
import type { ClassicState } from './state.ts'
import { type ClassicView, view } from './view.ts'

const frames: FrameKinds<ClassicState, Frame> = {
  'choose-faction': start.chooseFaction,
  setup: start.setup,
  predict: start.predict,
  traitors: start.traitors,
  'start-forces': start.startForces,
  'start-advisor': start.startAdvisor,
  round,
  storm,
  'storm-card': stormCard,
  weather,
  atomics,
  halve,
  window,
  karama,
  blow,
  worm,
  'place-worm': placeWorm,
  negotiation,
  charity,
  bidding,
  auction,
  support,
  swap,
  revival,
  'free-revival': freeRevival,
  wartime,
  shipment,
  'out-of-order': outOfOrder,
  'player-turn': playerTurn,
  ship,
  move,
  intrusion,
  accompany,
  battles,
  reflection,
  battle,
  collection,
  question,
  offer,
}

const machine = frameRules(frames)

/** Continues pending work that needs no choice, after a table has been arranged by hand. */
export const runPending = machine.run

const decisions = (s: ClassicState): Decision[] => withAnytime(s, machine.decisions(s))

const options = (s: ClassicState, decision: Decision): Option[] =>
  decision.optional === true ? anytimeOptions(s, decision.seat) : machine.options(s, decision)

/** What a seat can choose, whether it has to or may. */
const allOptions = (s: ClassicState, seat: Seat): Option[] =>
  decisions(s).flatMap((decision) => (decision.seat === seat ? options(s, decision) : []))

/** Winners first; the others by the strongholds each of them holds. */
function outcome(s: ClassicState): Outcome | undefined {
  if (s.won === null) return undefined
  const scores = s.players.map((_, seat) => held(s, [seat]))
  const { seats: winners } = s.won
  const rest = s.players.map((_, seat) => seat).filter((seat) => !winners.includes(seat))
  return { places: [winners, ...placesBy(rest, (seat) => [scores[seat] ?? 0])], scores }
}

/** Bids and passes, alliances, deals, promises, cards and powers played on others: others rely on them right away. */
const COMMITMENTS: ReadonlySet<string> = new Set([
  ...['bid', 'up-to', 'pass', 'pass-until'],
  ...['propose', 'accept', 'decline', 'break'],
  ...['at-once', 'if-absent', 'if-buys-nothing', 'ask-spice', 'ask-promise', 'pledge-kept', 'pledge-broken'],
  ...['play', 'do-not-play', 'see'],
])

export type ClassicRules = Rules<ClassicState, ClassicSetup, ClassicView>

/** Dune: a game of conquest, diplomacy and betrayal. */
export const classic: ClassicRules = {
  id: 'classic',
  version: MIGRATIONS.length + 1,
  seats: ({ players }) => people(players),
  commitments: COMMITMENTS,
  setup(setup, rng, tell) {
    const s = start.setUp(setup, rng)
    machine.run(s, tell)
    return s
  },
  decisions,
  options,
  // Given for required decisions only; anytime actions have nothing to explain.
  closed: (s, decision) =>
    decision.optional === true ? [] : closed(s, decision, allOptions(s, decision.seat)),
  choose(s, decision, chosen, tell) {
    if (decision.optional === true) {
      chooseAnytime(s, decision.seat, chosen, tell)
      machine.run(s, tell)
    } else machine.choose(s, decision, chosen, tell)
  },
  view,
  imagine,
  outcome,
  clone,
  migrate: migratedBy(MIGRATIONS),
}

export type { CardTiming, Reason } from './closed/reasons.ts'
export { type ClassicEvent, readEvent } from './events.ts'
export type { Frame, NegotiationFrame, Plan, PlanCard, PlanLeader, Side } from './frames.ts'
export { laidOpen } from './laid-open.ts'
export { readSetup } from './read-setup.ts'
export { harvestIn } from './rules/collection.ts'
export { needed as strongholdsNeeded } from './rules/mentat-pause.ts'
export type { PlanSheet } from './rules/plan-sheet.ts'
export { dialsOf, type Group, lossSets } from './rules/strength.ts'
export { isKilledBy, totalOf, type Verdict, verdictOf } from './rules/verdict.ts'
export {
  ADVANTAGES,
  type Advantage,
  CHOICES,
  type ClassicSetup,
  DEFAULT_OPTIONS,
  keepsNotes,
  MODULES,
  type Options,
  PLAYERS,
  RECOMMENDED,
  type SetupProblem,
  setupProblem,
} from './setup-options.ts'
export type { ClassicState } from './state.ts'
export type { BattleView, ClassicView, FrameView, PlayerView, StormView } from './view.ts'
