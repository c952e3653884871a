// The bots of classic Dune. The rules imagine what others have chosen face down as any legal choice; here they are
// assumed to choose sensibly, so it is chosen again when the playout gets to it.

import { type ClassicState, type ClassicView, classic } from '@sietch/classic'
import type { Option, Policy, Seat, Turn } from '@sietch/kernel'
import { type Analyst, analystOf } from '../assess.ts'
import { botFor, type Level, type ThinkingLevel } from '../bot.ts'
import { type Explanation, explain } from '../explain.ts'
import type { Judgement } from '../judgement.ts'
import { type Puzzling, puzzling } from '../puzzle.ts'
import type { Budget } from '../search.ts'
import { battleOf } from './foe.ts'
import { takeUp } from './interrupts.ts'

export function classicBotFor(
  level: Level | 'instinct',
  judgement: Judgement<ClassicState>,
  change: Partial<Budget> = {},
): Policy<ClassicState, ClassicView> {
  const bot = botFor(classic, level, judgement, change)
  return (turn) => {
    if (turn.decision.optional === true) return takeUp(turn)
    const [first, ...others] = turn.options
    // With nothing to play in a window there is nothing to think about.
    if (first?.verb === 'pass' && others.every(({ verb }) => verb === 'pass-until')) return first
    return bot(sensible(turn))
  }
}

/** What a bot of the level would choose, and why. */
export const explainClassic = <Term extends string>(
  level: ThinkingLevel,
  judgement: Judgement<ClassicState, Term>,
  turn: Turn<ClassicState, ClassicView>,
  change: Partial<Budget> = {},
): Explanation<Term> => explain(classic, level, judgement, sensible(turn), change)

export function classicAnalyst(judgement: Judgement<ClassicState>): Analyst<ClassicState, ClassicView> {
  const { assess, compare, ...analyst } = analystOf(classic, judgement)
  return {
    ...analyst,
    assess: (turn, chosen, care) =>
      GUESSWORK.includes(turn.decision.kind) ? undefined : assess(sensible(turn), chosen, care),
    compare: (turn, best, chosen) => compare(sensible(turn), best, chosen),
  }
}

/** The answer depends on others or on luck: there is nothing to find. */
const GUESSWORK = ['answer', 'bid', 'nexus', 'predict', 'storm-dial', 'traitors']

export function classicPuzzling(judgement: Judgement<ClassicState>): Puzzling<ClassicState, ClassicView> {
  const { find, holds } = puzzling(classic, judgement)
  return {
    find: (turn) => (GUESSWORK.includes(turn.decision.kind) ? undefined : find(sensible(turn))),
    holds: (turn, key) => holds(sensible(turn), key),
  }
}

const sensible = <View>(turn: Turn<ClassicState, View>): Turn<ClassicState, View> => ({
  ...turn,
  options: goingOn(turn.decision.kind, turn.options),
  imagine: () => reopened(turn.imagine(), turn.decision.seat),
})

const ANSWERS = ['accept', 'decline']

/**
 * What was begun is carried out: canceling would lead to the same choice again, forever. Proposals are answered first.
 */
function goingOn(kind: string, options: readonly Option[]): readonly Option[] {
  const isKept = ({ verb }: Option): boolean => {
    switch (kind) {
      case 'nexus':
        return ANSWERS.includes(verb)
      case 'ship-to':
        return verb !== 'cancel'
      case 'bid':
        return verb !== 'up-to'
      default:
        return true
    }
  }
  const kept = options.filter(isKept)
  return kept.length > 0 ? kept : options
}

/** Removes what others have chosen in secret and no one has seen. */
function reopened(s: ClassicState, viewer: Seat): ClassicState {
  const frame = battleOf(s)
  if (frame === undefined) return s
  if (frame.stage === 'plan' && !frame.seenBy.includes(viewer)) {
    for (const side of [0, 1] as const) {
      if (frame.seats[side] === viewer) continue
      frame.committed[side] = false
      frame.plans[side] = {}
    }
  }
  if (frame.stage === 'traitor') {
    const { waiting, picks } = frame.calls
    for (let at = picks.length - 1; at >= 0; at--) {
      const call = picks[at]
      if (call === undefined || call.seat === viewer) continue
      picks.splice(at, 1)
      waiting.push(call.seat)
    }
  }
  return s
}
