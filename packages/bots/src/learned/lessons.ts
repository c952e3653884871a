// Where lessons come from: quick matches of the fast policy with hands of varying steadiness, looked at whenever a round
// begins, which is where a search looks back.

import { draw, NEWEST, type Rules, rngOf, type Seat, type State, settle, victoryOf } from '@sietch/kernel'
import type { Judgement } from '../judgement.ts'
import { bestOption, noise } from '../playout.ts'
import type { Write } from './network.ts'

/** What a game tells of itself so that its bots can learn. */
export type Learnable<S extends State> = {
  /** The fast policy that plays, and the clock that counts the rounds. */
  readonly judgement: Judgement<S>
  /** What is played in turn: numbers of players and modules. */
  readonly tables: readonly { readonly players: number; readonly modules: readonly string[] }[]
  /** Writes down a position, seat by seat. */
  read(s: S, writeFor: (seat: Seat) => Write): void
}

/** How far off the scores of a seat may be: most play as well as they can, some blunder. */
const HANDS = [0, 0, 0.15, 0.4]
const ENDLESS = 20_000
const silent = (): void => {}

/** Plays a match, shows it whenever another round begins, and returns by seat what share of the victory it had. */
export function playLesson<S extends State, Setup>(
  rules: Rules<S, Setup>,
  setup: Setup,
  { judgement }: Pick<Learnable<S>, 'judgement'>,
  seed: string,
  look: (s: S) => void,
): number[] | undefined {
  const rng = rngOf(`${seed}/hands`)
  const s = rules.setup(setup, rngOf(seed, NEWEST), silent)
  const hands = rules.seats(setup).map(() => HANDS[draw(rng, HANDS.length)] ?? 0)
  let clock = judgement.clock(s)
  for (let count = 0; count < ENDLESS; count++) {
    const [prompt] = settle(rules, s, silent)
    if (prompt === undefined) break
    const { decision, options } = prompt
    if (judgement.clock(s) > clock) {
      clock = judgement.clock(s)
      look(s)
    }
    const hand = hands[decision.seat] ?? 0
    const scores = judgement.glance(s, decision, options)
    const option = bestOption(options, hand === 0 ? scores : scores.map((score) => score + hand * noise(rng)))
    rules.choose(s, decision, option, silent)
  }
  const outcome = rules.outcome(s)
  return outcome && hands.map((_, seat) => victoryOf(outcome, seat))
}
