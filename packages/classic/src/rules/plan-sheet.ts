// A battle plan as one sheet: everything it may contain under the Voice, Prescience and promises, whichever part is
// asked for first. Parts already chosen have a single value.

import type { Viewer } from '@sietch/kernel'
import { closedLeaders } from '../closed/people.ts'
import type { ClosedHere } from '../closed/reasons.ts'
import type { BattleFrame, Plan, PlanCard, PlanLeader, Side } from '../frames.ts'
import type { ClassicState } from '../state.ts'
import {
  canUseKwisatz,
  groupOn,
  legalCards,
  legalDials,
  legalLeaders,
  legalSpice,
  other,
  sideOf,
} from './plan.ts'
import type { Group } from './strength.ts'

export type PlanSheet = {
  /** In ascending order, each with the spice it can be made with. */
  readonly dials: readonly { readonly dial: number; readonly spice: readonly number[] }[]
  readonly leaders: readonly PlanLeader[]
  /** Why the others stay behind. */
  readonly closed: readonly ClosedHere[]
  /** Combinations that go together. */
  readonly cards: readonly { readonly weapon: PlanCard; readonly defense: PlanCard }[]
  /** The Kwisatz Haderach: with, without, or either. */
  readonly kwisatz: readonly boolean[]
  readonly group: Group
  /** The other side, whose spice is unknown. */
  readonly foe: Omit<Group, 'spice'>
}

export function sheetFor(s: ClassicState, frame: BattleFrame, viewer: Viewer): PlanSheet | null {
  if (frame.stage !== 'plan' || viewer === 'spectator' || !frame.seats.includes(viewer)) return null
  const side = sideOf(frame, viewer)
  return frame.committed[side] ? null : sheetOf(s, frame, side)
}

function sheetOf(s: ClassicState, frame: BattleFrame, side: Side): PlanSheet {
  const made = frame.plans[side]
  const leaders = made.leader === undefined ? legalLeaders(s, frame, side) : [made.leader]
  const [led = 'none'] = leaders
  const { spice: _, ...foe } = groupOn(s, frame, other(side))
  return {
    dials: (made.dial === undefined ? legalDials(s, frame, side) : [made.dial]).map((dial) => ({
      dial,
      spice: made.spice === undefined ? legalSpice(s, frame, side, dial) : [made.spice],
    })),
    leaders,
    closed: closedLeaders(s, frame, side).filter(
      ({ targets: [leader] }) => !leaders.some((each) => each === leader?.id),
    ),
    cards: cardPairs(s, frame, side, led),
    kwisatz: kwisatzOf(s, frame, side, led),
    group: groupOn(s, frame, side),
    foe,
  }
}

function cardPairs(s: ClassicState, frame: BattleFrame, side: Side, leader: PlanLeader): PlanSheet['cards'] {
  const made = frame.plans[side]
  const asIf = (plan: Partial<Plan>): BattleFrame => ({
    ...frame,
    plans: side === 0 ? [plan, frame.plans[1]] : [frame.plans[0], plan],
  })
  const weapons =
    made.weapon === undefined ? legalCards(s, asIf({ ...made, leader }), side, 'weapon') : [made.weapon]
  return weapons.flatMap((weapon) => {
    const defenses =
      made.defense === undefined
        ? legalCards(s, asIf({ ...made, leader, weapon }), side, 'defense')
        : [made.defense]
    return defenses.map((defense) => ({ weapon, defense }))
  })
}

function kwisatzOf(s: ClassicState, frame: BattleFrame, side: Side, leader: PlanLeader): readonly boolean[] {
  const { kwisatz } = frame.plans[side]
  if (kwisatz !== undefined) return [kwisatz]
  return canUseKwisatz(s, frame.seats[side]) && leader !== 'none' ? [false, true] : [false]
}
