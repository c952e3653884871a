// What Solari are saved for: one-time purchases with lasting value. Resources that bring one of them within reach are
// worth more than their price.

import { type Box, type Effect, type ImperiumState, levelTerms } from '@sietch/imperium'
import { type Player, player, withParts } from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Weights } from './weights.ts'

export type Aim = {
  readonly thing: 'council' | 'swordmaster'
  readonly space: string
  readonly cost: number
  /** A Swordmaster who can be sent once, and leaves swords behind (SIX-SWM-01). */
  readonly once: boolean
  /** Once someone has it, it is cheaper for the others. */
  readonly cheaper: number
}

export const aimsOf = ({ spaces }: Box): Aim[] =>
  spaces.flatMap(({ id, effects, prices, cheaperAfterSwordmaster }) => {
    const thing = effects.map(thingIn).find((one) => one !== undefined)
    const cost = prices[0]?.cost.solari
    return thing === undefined || cost === undefined
      ? []
      : { ...thing, space: id, cost, cheaper: cheaperAfterSwordmaster ?? 0 }
  })

function thingIn(effect: Effect): Pick<Aim, 'thing' | 'once'> | undefined {
  for (const part of withParts(effect)) {
    if (part.do === 'council-seat') return { thing: 'council', once: false }
    if (part.do === 'swordmaster') return { thing: 'swordmaster', once: part.once === true }
  }
  return undefined
}

/** One more visit, and two swords on most Reveal turns to come. */
export const onceSwordmaster = (weights: Weights, rounds: number, isReady = true): number =>
  (isReady ? 3 * weights.agent : 0) + 1.4 * weights.swords * (rounds + 0.5)

/** The added value of having this many Solari toward the best aim. */
export function aimWorth(
  s: ImperiumState,
  seat: Seat,
  aims: readonly Aim[],
  weights: Weights,
  rounds: number,
  solari = player(s, seat).solari,
): number {
  const p = player(s, seat)
  let best = 0
  for (const aim of aims) {
    if (has(p, aim) || isOutOfReach(s, aim)) continue
    const cost = aim.cost - (aim.cheaper > 0 && s.players.some((one) => has(one, aim)) ? aim.cheaper : 0)
    const gain = worthOfAim(aim, weights, rounds) - weights.solari * cost
    const nearness = Math.min(1, solari / cost)
    best = Math.max(best, gain * nearness * nearness)
  }
  return weights.aim * best
}

function worthOfAim({ thing, once }: Aim, weights: Weights, rounds: number): number {
  if (thing === 'council') return weights.council * rounds
  return once ? onceSwordmaster(weights, rounds) : weights.agent * (rounds + 2)
}

/** SOL-HAG-10, SOL-RIV-10: at the highest level of a solo game only the Rivals gain a Swordmaster. */
const isOutOfReach = (s: ImperiumState, { thing }: Aim): boolean =>
  thing === 'swordmaster' && levelTerms(s)?.noSwordmaster === true

const has = (p: Player, { thing }: Aim): boolean => (thing === 'council' ? p.council : p.swordmaster)
