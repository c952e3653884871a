// What the winner of a battle loses: which tokens, and from where (DUN-BAT-27, ADV-BAT-6).

import { number, type Option, option, type Seat, type Tell, targetId, targetNumber } from '@sietch/kernel'
import { partTarget } from '../choices.ts'
import type { PartId } from '../content/types.ts'
import { hooks } from '../factions/index.ts'
import { kill, stackAt, total } from '../forces.ts'
import type { BattleFrame } from '../frames.ts'
import { type ClassicState, type Forces, player } from '../state.ts'
import { groupOn } from './plan.ts'
import { lossSets } from './strength.ts'

export function losses(s: ClassicState, frame: BattleFrame): Forces[] {
  const side = frame.winner ?? 0
  const { dial = 0, spice = 0 } = frame.plans[side]
  return lossSets(groupOn(s, frame, side), dial, spice)
}

/** DUN-BAT-27, ADV-BAT-6: what the dial costs, if there is a choice. */
export function takeLosses(s: ClassicState, frame: BattleFrame, tell: Tell): boolean {
  const [only, ...more] = losses(s, frame)
  if (only === undefined) throw new Error('no forces satisfy the dial of the winner')
  if (more.length > 0) return false
  frame.owed = { ...only }
  frame.stage = 'lose-where'
  spread(s, frame, tell)
  return true
}

/** If the group is all in one part, or all of it dies, there is nothing to choose. */
export function spread(s: ClassicState, frame: BattleFrame, tell: Tell): void {
  const seat = frame.seats[frame.winner ?? 0]
  const stacks = player(s, seat).stacks.filter(({ part }) => frame.site.includes(part))
  const all = stacks.reduce((sum, stack) => sum + total(stack), 0)
  if (stacks.length > 1 && total(frame.owed) < all) return
  for (const { part, forces, elite } of stacks) {
    const lost = { forces: Math.min(forces, frame.owed.forces), elite: Math.min(elite, frame.owed.elite) }
    frame.owed = { forces: frame.owed.forces - lost.forces, elite: frame.owed.elite - lost.elite }
    loseForces(s, seat, part, lost.forces, lost.elite, tell)
  }
}

function loseForces(
  s: ClassicState,
  seat: Seat,
  part: PartId,
  forces: number,
  elite: number,
  tell: Tell,
): void {
  kill(s, seat, part, forces, elite, 'battle', tell)
  if (hooks(s, seat).hasKwisatzHaderach) s.kwisatz.losses += forces + elite
}

/** One kind and one part at a time, as many as are owed. */
export function whereOptions(s: ClassicState, frame: BattleFrame): Option[] {
  const seat = frame.seats[frame.winner ?? 0]
  const kind = frame.owed.forces > 0 ? 'forces' : 'elite'
  return frame.site.flatMap((part) => {
    const most = Math.min(frame.owed[kind], stackAt(player(s, seat), part)?.[kind] ?? 0)
    return Array.from({ length: most }, (_, n) =>
      option(kind === 'forces' ? 'lose' : 'lose-elite', number(n + 1), partTarget(part)),
    )
  })
}

export function loseAt(s: ClassicState, frame: BattleFrame, chosen: Option, tell: Tell): void {
  const n = targetNumber(chosen)
  const isElite = chosen.verb === 'lose-elite'
  frame.owed = { forces: frame.owed.forces - (isElite ? 0 : n), elite: frame.owed.elite - (isElite ? n : 0) }
  const seat = frame.seats[frame.winner ?? 0]
  loseForces(s, seat, targetId(chosen, 1) as PartId, isElite ? 0 : n, isElite ? n : 0, tell)
}
