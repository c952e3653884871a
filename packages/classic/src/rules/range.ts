// How far a seat's forces can go: their range, what is closed to them, and where allies stand (DUN-MOV-2 to DUN-MOV-9,
// DUN-ALY-8, AMB-28 to AMB-30, FAC-FRE-5).

import type { Seat } from '@sietch/kernel'
import { inStorm, isCity, PARTS, territoryOf } from '../content/map.ts'
import { distance, type Full, partsWithin } from '../content/reach.ts'
import type { PartId, TerritoryId } from '../content/types.ts'
import { hooks } from '../factions/index.ts'
import { allyTerritories, areAdvisors, fullFor, tokensIn } from '../forces.ts'
import { isStopped } from '../interrupts.ts'
import { type ClassicState, type Player, player } from '../state.ts'

/** DUN-MOV-3, FAC-BEN-56: a fighting force in a city when the move starts, optionally not counting one city. */
export function hasOrnithopters(
  p: Pick<Player, 'stacks' | 'advisors'>,
  without: TerritoryId | null = null,
): boolean {
  for (const { territory } of p.stacks) {
    if (isCity(territory) && territory !== without && !areAdvisors(p, territory)) return true
  }
  return false
}

const ORNITHOPTER_RANGE = 3

/** How far a seat's forces can move, or could if one territory were emptied. */
export function rangeOf(s: ClassicState, seat: Seat, without: TerritoryId | null = null): number {
  if (hasOrnithopters(player(s, seat), without)) return ORNITHOPTER_RANGE
  const { range } = hooks(s, seat)
  return range === undefined || isStopped(s, seat, 'fre-move') ? 1 : range
}

/** Parts of the territory that the seat can move out of. */
export function partsFrom(s: ClassicState, seat: Seat, from: TerritoryId): PartId[] {
  const found: PartId[] = []
  for (const { part, territory } of player(s, seat).stacks) {
    if (territory === from && !inStorm(part, s.storm)) found.push(part)
  }
  return found
}

/** What decides how far a seat's move can go. */
type Reach = { readonly range: number; readonly full: Full; readonly allies: readonly TerritoryId[] }

export const reachOf = (s: ClassicState, seat: Seat, without: TerritoryId | null = null): Reach => ({
  range: rangeOf(s, seat, without),
  full: fullFor(s, seat),
  allies: allyTerritories(s, seat),
})

/** The reach of forces in one territory. AMB-30 c, AMB-51: those arriving as advisors may join an ally. */
export function reachFrom(s: ClassicState, seat: Seat, from: TerritoryId, reach = reachOf(s, seat)): Reach {
  if (reach.allies.length === 0 || hooks(s, seat).hasAdvisors === undefined) return reach
  const p = player(s, seat)
  const areMild = areAdvisors(p, from)
  const allies = reach.allies.filter((territory) =>
    tokensIn(p, territory) > 0 ? !areAdvisors(p, territory) : !areMild,
  )
  return { ...reach, allies }
}

/**
 * AMB-29: where a group from these parts of one territory can arrive; with `all` every part has to get there.
 * DUN-ALY-8: not where an ally is. AMB-28: going to another part of the same territory is a move too.
 */
export function destinations(
  s: ClassicState,
  from: readonly PartId[],
  all: boolean,
  { range, full, allies }: Reach,
): readonly PartId[] {
  const [first] = from
  if (first === undefined) return []
  const stays = s.options.repositionAllowed && !all
  if (from.length === 1) {
    const near = partsWithin(first, range, s.storm, full)
    if (stays && allies.length === 0) return near
    const home = territoryOf(first)
    return near.filter((part) => isOpen(part, home, stays, allies))
  }
  const home = territoryOf(first)
  return PARTS.filter((part) => {
    const isReached = (one: PartId) =>
      one !== part && (distance(one, part, s.storm, full) ?? Number.POSITIVE_INFINITY) <= range
    return isOpen(part, home, stays, allies) && (all ? from.every(isReached) : from.some(isReached))
  })
}

function isOpen(part: PartId, home: TerritoryId, stays: boolean, allies: readonly TerritoryId[]): boolean {
  const territory = territoryOf(part)
  return territory === home ? stays : !allies.includes(territory)
}

/** Is there anywhere to go from a part? Asked far more often than where to. */
export function canGo(s: ClassicState, part: PartId, { range, full, allies }: Reach): boolean {
  const near = partsWithin(part, range, s.storm, full)
  const stays = s.options.repositionAllowed
  if (stays && allies.length === 0) return near.length > 0
  return near.some((one) => isOpen(one, territoryOf(part), stays, allies))
}

/** Can all forces in these parts of one territory go somewhere else together? */
export function canAllGo(s: ClassicState, from: readonly PartId[], { range, full, allies }: Reach): boolean {
  const [first, ...rest] = from
  if (first === undefined) return false
  const home = territoryOf(first)
  return partsWithin(first, range, s.storm, full).some(
    (part) =>
      isOpen(part, home, false, allies) &&
      rest.every((one) => (distance(one, part, s.storm, full) ?? Infinity) <= range),
  )
}

/** AMB-30 d: could all fighters leave the territory again after a shipment has landed there? */
export function couldLeave(s: ClassicState, seat: Seat, part: PartId, reach: Reach): boolean {
  const territory = territoryOf(part)
  const from = [part]
  for (const stack of player(s, seat).stacks) {
    if (stack.territory !== territory || stack.part === part) continue
    if (inStorm(stack.part, s.storm)) return false
    from.push(stack.part)
  }
  // DUN-MOV-4: forces that have just landed in a city can fly.
  return canAllGo(s, from, isCity(territory) ? { ...reach, range: ORNITHOPTER_RANGE } : reach)
}
