// What a plan costs, and its result against possible plans of the other side.

import {
  isKilledBy,
  lossSets,
  type Plan,
  type PlanSheet,
  type Side,
  totalOf,
  verdictOf,
} from '@sietch/classic'
import { cardOf, type Foe, type SlotKind } from './foe.ts'

/** A plan that the other side may have. */
export type Guess = {
  readonly dial: number
  readonly leader: Plan['leader']
  readonly weapon: SlotKind
  readonly defense: SlotKind
}

/** As strong as possible, with only the cards known to be played. */
export function firstGuess({ dials, leaders, weapons, defenses, shown }: Foe): Guess {
  const strongest = leaders.reduce((best, leader) =>
    totalOf({ dial: 0, leader, kwisatz: false }, false) >
    totalOf({ dial: 0, leader: best, kwisatz: false }, false)
      ? leader
      : best,
  )
  return {
    dial: dials.at(-1) ?? 0,
    leader: strongest,
    weapon: weapons[0] ?? 'none',
    defense: defenses[0] ?? 'none',
    ...(shown.leader === undefined ? {} : { leader: shown.leader }),
  }
}

/** A guess about a side, updated with what is known by now. */
export function fittedGuess(foe: Foe, guess: Guess): Guess {
  const first = firstGuess(foe)
  return {
    dial: foe.dials.includes(guess.dial) ? guess.dial : first.dial,
    leader: foe.leaders.includes(guess.leader) ? guess.leader : first.leader,
    weapon: foe.weapons.includes(guess.weapon) ? guess.weapon : first.weapon,
    defense: foe.defenses.includes(guess.defense) ? guess.defense : first.defense,
  }
}

/** The other side's minimum and maximum total, with its leader killed or not. */
export function rangeOf({ dials, leaders }: Foe): { readonly least: number; readonly most: number } {
  const strengths = leaders.map((leader) => totalOf({ dial: 0, leader, kwisatz: false }, false))
  return { least: dials[0] ?? 0, most: (dials.at(-1) ?? 0) + Math.max(0, ...strengths) }
}

export type Outlook = {
  readonly kind: 'won' | 'lost' | 'explosion' | 'traitor'
  readonly own: { readonly total: number; readonly isKilled: boolean }
  readonly foe: { readonly total: number; readonly isKilled: boolean }
  readonly isTie: boolean
  /** Spice for killed leaders, if it is won. */
  readonly gained: number
}

/** What the other side calls is unknown; the viewer's own traitors are called. */
export function outlookOf(plan: Plan, side: Side, foe: Foe, guess: Guess): Outlook {
  const theirs: Plan = {
    dial: guess.dial,
    spice: 0,
    leader: guess.leader,
    weapon: cardOf(guess.weapon),
    defense: cardOf(guess.defense),
    kwisatz: foe.shown.kwisatz ?? false,
  }
  const { explosion, killed, totals, winner, spice } = verdictOf(side === 0 ? [plan, theirs] : [theirs, plan])
  const other: Side = side === 0 ? 1 : 0
  const isTraitor = foe.traitors.some((leader) => leader === guess.leader) && !theirs.kwisatz
  return {
    kind: isTraitor ? 'traitor' : explosion ? 'explosion' : winner === side ? 'won' : 'lost',
    own: { total: totals[side], isKilled: killed[side] },
    foe: { total: totals[other], isKilled: killed[other] },
    isTie: totals[0] === totals[1],
    gained: winner === side && !explosion ? spice : 0,
  }
}

export type Cost = {
  readonly all: number
  /** Forces that a victory costs; the minimum and maximum if the winner can choose. */
  readonly least: number
  readonly most: number
}

export function costOf({ group }: PlanSheet, { dial, spice }: Pick<Plan, 'dial' | 'spice'>): Cost {
  const sums = lossSets(group, dial, spice).map(({ forces, elite }) => forces + elite)
  return { all: group.forces + group.elite, least: Math.min(...sums), most: Math.max(...sums) }
}

/** The possible kinds of weapons that the plan's leader is not safe from. */
export const deadlyTo = (
  plan: Pick<Plan, 'leader' | 'defense'>,
  weapons: readonly SlotKind[],
): readonly SlotKind[] => weapons.filter((kind) => isKilledBy(plan, cardOf(kind)))
