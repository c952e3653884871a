// Tech tiles of Rivals (SOL-TEC): only in solo games, only those with the mark of House Hagal, and not before the
// Swordmaster.

import { pushFrame, type Seat, type Tell } from '@sietch/kernel'
import type { Tech, TechId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { fire } from '../pieces/abilities.ts'
import { pushEffects } from '../pieces/cards.ts'
import { gain } from '../pieces/gains.ts'
import { acquireTech, canAcquireTech, isMarked, rivalsUseTech, techPrice } from '../pieces/tech.ts'
import { pairAllEqual } from '../pieces/trophies.ts'
import { isUsed, use } from '../pieces/uses.ts'
import { content, type ImperiumState, player } from '../state.ts'

/** SOL-TEC-03: does it keep its spice for tiles? */
export const savesSpice = (s: ImperiumState, seat: Seat): boolean =>
  rivalsUseTech(s) && player(s, seat).swordmaster

/** SOL-TEC-01, SOL-TEC-04: the most expensive tile that it can pay, of equal ones the one of the topmost stack. */
export function acquireForRival(s: ImperiumState, seat: Seat, less: number, tell: Tell): void {
  if (!savesSpice(s, seat)) return
  const [best] = (s.tech?.stacks ?? [])
    .flatMap((tiles) => tiles.at(-1) ?? [])
    .filter((id) => isMarked(s, id) && canAcquireTech(s, seat, id, less))
    .toSorted((a, b) => techPrice(s, seat, b, less) - techPrice(s, seat, a, less))
  if (best === undefined) return
  acquireTech(s, seat, best, less, tell)
  const tile = content(s).tech(best)
  pairAllEqual(s, seat, tell)
  pushFrame(s, { kind: 'rival-counts', seat })
  pushEffects(s, seat, { kind: 'tech', id: best }, 'acquire', acquireEffects(tile))
  useDrones(s, seat, tell)
}

/** SOL-TEC-07, SOL-TEC-09: some bring Rivals something else. */
const acquireEffects = ({ acquire, hagal }: Tech) => hagal?.acquire ?? acquire

/** SOL-TEC-11: at the first opportunity of a round. */
export function useDrones(s: ImperiumState, seat: Seat, tell: Tell): void {
  if (flips(s, seat, DRONES, tell)) gain(s, seat, 'solari', 1, { kind: 'tech', id: DRONES }, tell)
}

/** SOL-TEC-10: the first Agent of a round that goes to no combat space is one that does. */
export const usesDropships = (s: ImperiumState, seat: Seat, tell: Tell): boolean =>
  flips(s, seat, DROPSHIPS, tell)

const DRONES = 'spy-drones'
const DROPSHIPS = 'rapid-dropships'

function flips(s: ImperiumState, seat: Seat, tech: TechId, tell: Tell): boolean {
  const ability = `tech ${tech} 0`
  if (!player(s, seat).tech?.includes(tech) || isUsed(s, seat, ability)) return false
  use(s, seat, ability, 'round')
  tellOpen(tell, 'tech-used', { seat, tech })
  return true
}

const LAST_TURN = 'last turn'

/** SOL-TEC-08: what a player gets on the Reveal turn comes after the last Agent turn of the round. */
export function afterLastTurn(s: ImperiumState, seat: Seat): void {
  if (!rivalsUseTech(s) || player(s, seat).agents > 0 || isUsed(s, seat, LAST_TURN)) return
  // Once, even if it should get another Agent for it.
  use(s, seat, LAST_TURN, 'round')
  pushFrame(s, { kind: 'rival-counts', seat })
  fire(s, seat, 'reveal')
}
