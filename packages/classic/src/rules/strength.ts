// What forces are worth in battle, and which of them a dial costs (DUN-BAT-11, ADV-BAT-1 to ADV-BAT-8, FAC-EMP-50).

import type { Seat } from '@sietch/kernel'
import type { PartId } from '../content/types.ts'
import { hooks } from '../factions/index.ts'
import { isStopped } from '../interrupts.ts'
import { type ClassicState, type Forces, player } from '../state.ts'

/** A fighting group and how its tokens count against this opponent. */
export type Group = Forces & {
  /** 2 if starred forces count double, otherwise 1. */
  readonly eliteWorth: number
  /** True if full strength costs spice and half strength is free; otherwise everything counts in full. */
  readonly paysForStrength: boolean
  /** Spice that may be spent. */
  readonly spice: number
}

export function groupOf(s: ClassicState, seat: Seat, opponent: Seat, site: readonly PartId[]): Group {
  const p = player(s, seat)
  let forces = 0
  let elite = 0
  for (const stack of p.stacks) {
    if (!site.includes(stack.part)) continue
    forces += stack.forces
    elite += stack.elite
  }
  const paysForStrength = s.advanced && !fightsFree(s, seat)
  return {
    forces,
    elite,
    eliteWorth: eliteWorth(s, seat, opponent),
    paysForStrength,
    spice: paysForStrength ? p.spice : 0,
  }
}

const fightsFree = (s: ClassicState, seat: Seat): boolean =>
  hooks(s, seat).fightsWithoutSpice === true && !isStopped(s, seat, 'fre-no-battle-spice')

function eliteWorth(s: ClassicState, seat: Seat, opponent: Seat): number {
  const { elite } = hooks(s, seat)
  if (elite === undefined || elite.notAgainst === player(s, opponent).faction) return 1
  return isStopped(s, seat, elite.advantage) ? 1 : 2
}

/**
 * Twice the strength, to avoid fractions: n ordinary and m starred tokens, with this much spice, p of it on the
 * starred.
 */
const doubled = (worth: number, n: number, m: number, spice: number, p: number): number =>
  n + (spice - p) + worth * (m + p)

/** DUN-BAT-11: every dial a group can make, the lowest first. */
export function dialsOf(group: Group): number[] {
  if (group.paysForStrength) return [...dials(group).keys()].sort((a, b) => a - b)
  const found: number[] = []
  const whole = group.forces + group.eliteWorth * group.elite
  // Starred forces alone make only multiples of what they are worth.
  const step = group.forces === 0 ? group.eliteWorth : 1
  for (let dial = 0; dial <= whole; dial += step) found.push(dial)
  return found
}

/** ADV-BAT-5, AMB-62: the spice each dial can be made with. */
export function dials(group: Group): Map<number, number[]> {
  const found = new Map<number, number[]>()
  const add = (dial: number, spice: number) => {
    const known = found.get(dial)
    if (known === undefined) found.set(dial, [spice])
    else if (!known.includes(spice)) known.push(spice)
  }
  for (let m = 0; m <= group.elite; m++) {
    for (let n = 0; n <= group.forces; n++) {
      if (!group.paysForStrength) {
        add(n + group.eliteWorth * m, 0)
        continue
      }
      const most = Math.min(group.spice, n + m)
      for (let spice = 0; spice <= most; spice++) {
        for (let p = Math.max(0, spice - n); p <= Math.min(m, spice); p++) {
          add(doubled(group.eliteWorth, n, m, spice, p) / 2, spice)
        }
      }
    }
  }
  return found
}

/** ADV-BAT-6: the sets of tokens that satisfy both the dial and the spice. */
export function lossSets(group: Group, dial: number, spice: number): Forces[] {
  const sets: Forces[] = []
  for (let m = 0; m <= group.elite; m++) {
    for (let n = 0; n <= group.forces; n++) {
      if (matches(group, n, m, dial, spice)) sets.push({ forces: n, elite: m })
    }
  }
  return sets
}

function matches(group: Group, n: number, m: number, dial: number, spice: number): boolean {
  if (!group.paysForStrength) return n + group.eliteWorth * m === dial
  if (spice > n + m) return false
  for (let p = Math.max(0, spice - n); p <= Math.min(m, spice); p++) {
    if (doubled(group.eliteWorth, n, m, spice, p) === dial * 2) return true
  }
  return false
}
