// If one option is clearly the best, and not the one that everyone would take, the position is a puzzle.

import type { Option, Rules, State, Turn } from '@sietch/kernel'
import { compared, type Explanation } from './explain.ts'
import type { Judgement } from './judgement.ts'
import { type Answer, atAGlance, chanceOf, likelyOf, looksOf, type Mind, tryOut } from './playout.ts'
import { type Budget, type Candidate, leadOf, search } from './search.ts'

/** With fewer options there is nothing to find. */
const LEAST_OPTIONS = 4
/** A quick search, which rules out most positions. */
const LOOK: Budget = {
  candidates: 16,
  playouts: 64,
  worlds: 16,
  horizon: 1,
  lookEvery: 4,
  clearly: 2.5,
  cap: Number.POSITIVE_INFINITY,
}
/** A search that takes sixteen times as long. */
const LONGER: Budget = { ...LOOK, playouts: 512, worlds: 96, horizon: 2, clearly: Number.POSITIVE_INFINITY }
/**
 * The front runners once more, with the chooser searching later decisions too, so that the lead does not come from a
 * later blunder.
 */
const FINAL = { candidates: 3, worlds: 40 }
const THOUGHT: Budget = { ...LOOK, candidates: 5, playouts: 15, worlds: 5, horizon: 'turn' }

/** How much the best option must raise the chance to win over the next best one, as a fraction of an equal share. */
const LEAD = { look: 0.2, longer: 0.25, final: 0.25 }
/** Standard errors from no lead at all. */
const SURE = 3.5

/** Re-verifying a puzzle, in twice as many new worlds, asks for less: the lead first found was partly luck. */
const AGAIN = { worlds: 2 * FINAL.worlds, lead: 0.15, sure: 3 }

/** How puzzles are found, and how they are verified again when the rules or the judgment change. */
export type Puzzling<S extends State, View> = {
  /** The best option and why, if it is not the one that everyone would take; undefined if there is no puzzle. */
  find(turn: Turn<S, View>): Explanation | undefined
  /** Is the option with this key clearly the best? */
  holds(turn: Turn<S, View>, key: string): boolean
}

export function puzzling<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  judgement: Judgement<S>,
): Puzzling<S, View> {
  const mind: Mind<S> = { rules, judgement }
  const race = (turn: Turn<S, View>, options: readonly Option[], budget: Budget) =>
    search(mind, turn.decision, options, turn.imagine, budget)
  const shareIn = (s: S): number => 1 / judgement.chances(s).length
  return {
    find(turn) {
      if (turn.decision.optional === true || turn.options.length < LEAST_OPTIONS) return undefined
      const world = turn.imagine()
      const share = shareIn(world)
      const likely = likelyOf(mind, world, turn, LOOK.candidates)
      const found = leader(race(turn, likely, LOOK), share * LEAD.look, 0)
      if (found === undefined || found === likely[0]) return undefined
      const longer = race(turn, likely, LONGER)
      if (leader(longer, share * LEAD.longer, SURE) !== found) return undefined
      const final = playedWithThought(mind, turn, longer.slice(0, FINAL.candidates), FINAL.worlds)
      if (leader(final, share * LEAD.final, SURE) !== found) return undefined
      const inOrder = final.map(({ option }) => option)
      return compared(mind, turn, inOrder, LONGER)
    },
    holds(turn, key) {
      const world = turn.imagine()
      const likely = likelyOf(mind, world, turn, LOOK.candidates)
      const ahead = race(turn, likely, LONGER).slice(0, FINAL.candidates)
      const final = playedWithThought(mind, turn, ahead, AGAIN.worlds)
      return leader(final, shareIn(world) * AGAIN.lead, AGAIN.sure)?.key === key
    },
  }
}

/** Tries candidates in new worlds, in which the seat searches each of its later decisions, too. */
function playedWithThought<S extends State, View>(
  mind: Mind<S>,
  { decision, imagine, rng }: Turn<S, View>,
  candidates: readonly Candidate[],
  count: number,
): Candidate[] {
  const { seat } = decision
  const others = atAGlance(mind)
  const answer: Answer<S> = (s, prompt) => {
    if (prompt.decision.seat !== seat || prompt.options.length === 1) return others(s, prompt)
    const likely = likelyOf(mind, s, prompt, THOUGHT.candidates)
    const worlds = () => mind.rules.imagine(s, seat, rng)
    return search(mind, prompt.decision, likely, worlds, THOUGHT)[0]?.option ?? others(s, prompt)
  }
  const worlds = Array.from({ length: count }, imagine)
  const looks = looksOf(LONGER.horizon)
  return candidates
    .map(({ option }) => {
      const chances = worlds.map((world) => {
        let chance = 0
        tryOut(
          mind,
          world,
          decision,
          option,
          LONGER.horizon,
          (s) => {
            chance += chanceOf(mind, s, seat) / looks
          },
          answer,
        )
        return chance
      })
      return { option, chances, mean: chances.reduce((sum, chance) => sum + chance, 0) / chances.length }
    })
    .sort((a, b) => b.mean - a.mean)
}

/** The winner of a race, if it leads the second by this much in worlds that both have seen. */
function leader([first, second]: readonly Candidate[], lead: number, sure: number): Option | undefined {
  if (first === undefined || second === undefined) return undefined
  const { by, error } = leadOf(first, second)
  return by >= lead && by >= sure * error ? first.option : undefined
}
