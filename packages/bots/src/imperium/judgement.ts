// The judgment of the Imperium family: Dune: Imperium, Uprising and their modules.

import { type Box, contentOf, type ImperiumState } from '@sietch/imperium'
import { isSpoiler, turnOf } from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Judgement, Terms } from '../judgement.ts'
import { chancesBy, type Network, type Write } from '../learned/network.ts'
import { type Appraisal, appraise } from './appraisal.ts'
import { glance } from './glance.ts'
import { LEVELS } from './levels.ts'
import { roundsLeft } from './prospect.ts'
import { readPosition } from './reading.ts'
import type { Sides } from './teams.ts'
import {
  IMPERIUM_TERMS,
  type ImperiumTerm,
  type Moment,
  momentOf,
  OWN_TERMS,
  sumOf,
  termsOf,
} from './terms.ts'
import { EVALUATION, INSTINCT, INSTINCT_IN_TEAMS, type Weights } from './weights.ts'

/** Where two teams or Rivals play, nothing has been learned. */
const isLearned = (s: ImperiumState): boolean =>
  s.rivals === undefined && contentOf(s.box).box.teams === undefined

/** The judgement with chances that were learned; what `learned` returns must be there before anything is judged. */
export function learnedJudgement(learned: () => Network): Judgement<ImperiumState, ImperiumTerm> {
  const judgement = imperiumJudgement()
  let chances: ((s: ImperiumState) => readonly number[]) | undefined
  return {
    ...judgement,
    chances(s) {
      if (!isLearned(s)) return judgement.chances(s)
      chances ??= chancesBy(learned(), readTable)
      return chances(s)
    },
  }
}

const evaluated = appraiser(() => EVALUATION)

/** A position as a network reads it. */
export const readTable = (s: ImperiumState, writeFor: (seat: Seat) => Write): void =>
  readPosition(s, evaluated(s), writeFor)

export function imperiumJudgement(
  evaluation: Weights = EVALUATION,
  instinct: Weights = INSTINCT,
  inTeams: Weights = INSTINCT_IN_TEAMS,
): Judgement<ImperiumState, ImperiumTerm> {
  const evaluated = appraiser(() => evaluation)
  const felt = appraiser(({ teams }) => (teams === undefined ? instinct : inTeams))
  return {
    levels: LEVELS,
    chances(s) {
      const appraisal = evaluated(s)
      const moment = momentOf(s, appraisal)
      const prospects = s.players.map((_, seat) =>
        isSpoiler(s, seat) ? Number.NEGATIVE_INFINITY : sumOf(termsOf(s, seat, moment, appraisal)),
      )
      const { sides } = appraisal
      if (sides === undefined) return share(prospects, sharpness(s, evaluation))
      const together = sides.members.map((members) => totalOf(members, (seat) => prospects[seat] ?? 0))
      const chances = share(together, sharpness(s, evaluation) * TOGETHER)
      return s.players.map((_, seat) => chances[sides.members.findIndex((side) => side.includes(seat))] ?? 0)
    },
    termIds: IMPERIUM_TERMS,
    terms(s, seat) {
      const appraisal = evaluated(s)
      const moment = momentOf(s, appraisal)
      const { sides } = appraisal
      if (sides !== undefined) return termsOfSide(s, seat, moment, appraisal, sides)
      const rivals = s.players.flatMap((_, other) =>
        other === seat || isSpoiler(s, other) ? [] : sumOf(termsOf(s, other, moment, appraisal)),
      )
      return { ...termsOf(s, seat, moment, appraisal), rivals: -threat(rivals, sharpness(s, evaluation)) }
    },
    glance: (s, decision, options) => glance(s, decision, options, felt(s)),
    isQuiet(s, seat) {
      const turn = turnOf(s)
      return turn === undefined ? s.phase !== 'combat' : isAnother(turn, seat)
    },
    clock: ({ round, phase }) => (phase === 'over' ? Number.POSITIVE_INFINITY : round),
  }
}

/** SIX-GEN-07: members of a side pool what they have, and face the others together. */
function termsOfSide(
  s: ImperiumState,
  seat: Seat,
  moment: Moment,
  appraisal: Appraisal,
  { members }: Sides,
): Terms<ImperiumTerm> {
  const own = members.find((side) => side.includes(seat)) ?? []
  const others = members.filter((side) => side !== own).flat()
  const found = own.map((member) => termsOf(s, member, moment, appraisal))
  const sums = Object.fromEntries(
    OWN_TERMS.map((term) => [term, totalOf(found, (terms) => terms[term])]),
  ) as Terms<(typeof OWN_TERMS)[number]>
  return { ...sums, rivals: -totalOf(others, (other) => sumOf(termsOf(s, other, moment, appraisal))) }
}

function totalOf<T>(items: readonly T[], count: (item: T) => number): number {
  let sum = 0
  for (const item of items) sum += count(item)
  return sum
}

/** Components are appraised once for each combination of boxes. */
function appraiser(weightsFor: (box: Box) => Weights): (s: ImperiumState) => Appraisal {
  const appraisals = new Map<string, Appraisal>()
  return ({ box }) => {
    const known = appraisals.get(box)
    if (known !== undefined) return known
    const made = appraise(box, weightsFor(contentOf(box).box))
    appraisals.set(box, made)
    return made
  }
}

const isAnother = (
  turn: { readonly seat: Seat; readonly stage: string; readonly fresh: boolean },
  seat: Seat,
) => turn.seat !== seat || (turn.stage === 'start' && turn.fresh)

/** A combined lead decides less than the same lead for each alone. */
const TOGETHER = 0.45

/** The closer the end, the more a lead decides. */
const sharpness = (s: ImperiumState, weights: Weights): number =>
  weights.sharpness * (1 + 2 / (1 + roundsLeft(s, weights)))

/** How well the opponents who can win stand overall; the leader counts most. */
function threat(rivals: readonly number[], sharp: number): number {
  const most = Math.max(...rivals)
  const sum = rivals.reduce((total, rival) => total + Math.exp(sharp * (rival - most)), 0)
  return most + Math.log(sum / rivals.length) / sharp
}

/** Prospects in points as chances that add up to 1. */
function share(prospects: readonly number[], sharp: number): number[] {
  const most = Math.max(...prospects)
  const powers = prospects.map((prospect) => Math.exp(sharp * (prospect - most)))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}
