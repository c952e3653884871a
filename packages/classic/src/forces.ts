// Forces on the map: where they are, and how they arrive, leave and die.

import type { Seat, Tell } from '@sietch/kernel'
import { isStronghold, territoryOf } from './content/map.ts'
import { type Full, fullBit, NONE_FULL } from './content/reach.ts'
import type { PartId, StrongholdId, TerritoryId } from './content/types.ts'
import { type Cause, tellOpen } from './events.ts'
import { areAllied, type ClassicState, type Forces, type Player, player, type Stack } from './state.ts'

export const total = ({ forces, elite }: Forces): number => forces + elite

export function stackAt(p: Pick<Player, 'stacks'>, part: PartId): Stack | undefined {
  for (const stack of p.stacks) if (stack.part === part) return stack
  return undefined
}

export function addForces(p: Player, part: PartId, forces: number, elite: number): void {
  if (forces + elite === 0) return
  const stack = stackAt(p, part)
  if (stack === undefined) p.stacks.push({ part, territory: territoryOf(part), forces, elite })
  else {
    stack.forces += forces
    stack.elite += elite
  }
}

export function takeForces(p: Player, part: PartId, forces: number, elite: number): void {
  const index = p.stacks.findIndex((stack) => stack.part === part)
  const stack = p.stacks[index]
  if (forces + elite === 0) return
  if (stack === undefined || stack.forces < forces || stack.elite < elite)
    throw new Error(`${p.faction} has no ${forces} and ${elite} forces at ${part}`)
  stack.forces -= forces
  stack.elite -= elite
  if (stack.forces + stack.elite > 0) return
  p.stacks.splice(index, 1)
  const { territory } = stack
  if (p.advisors.includes(territory) && tokensIn(p, territory) === 0)
    p.advisors.splice(p.advisors.indexOf(territory), 1)
}

/** All tokens in a territory, of any kind. */
export function tokensIn(p: Player, territory: TerritoryId): number {
  let tokens = 0
  for (const stack of p.stacks) {
    if (stack.territory === territory) tokens += stack.forces + stack.elite
  }
  return tokens
}

/** FAC-BEN-56: advisors do not fight, hold, hinder or collect. */
export const areAdvisors = (p: Pick<Player, 'advisors'>, territory: TerritoryId): boolean =>
  p.advisors.length > 0 && p.advisors.includes(territory)

/** Tokens that fight. */
export const fightersIn = (p: Player, territory: TerritoryId): number =>
  areAdvisors(p, territory) ? 0 : tokensIn(p, territory)

/** Seats with fighting forces in a territory. */
export function fightersOf(s: ClassicState, territory: TerritoryId): Seat[] {
  const found: Seat[] = []
  for (let seat = 0; seat < s.players.length; seat++) {
    if (fightersIn(player(s, seat), territory) > 0) found.push(seat)
  }
  return found
}

/** Does anyone else have tokens there, advisors or not? */
export function othersIn(s: ClassicState, seat: Seat, territory: TerritoryId): boolean {
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && tokensIn(player(s, other), territory) > 0) return true
  }
  return false
}

/** Does an ally have fighting forces there? */
export function alliesIn(s: ClassicState, seat: Seat, territory: TerritoryId): boolean {
  if (s.alliances.length === 0) return false
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat || !areAllied(s, seat, other)) continue
    if (fightersIn(player(s, other), territory) > 0) return true
  }
  return false
}

/** DUN-ALY-8: the territories with fighting forces of a seat's allies; the Polar Sink is open to all. */
export function allyTerritories(s: ClassicState, seat: Seat): TerritoryId[] {
  const found: TerritoryId[] = []
  if (s.alliances.length === 0) return found
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat || !areAllied(s, seat, other)) continue
    const p = player(s, other)
    for (const { territory } of p.stacks) {
      if (territory !== 'polar-sink' && !areAdvisors(p, territory)) found.push(territory)
    }
  }
  return found
}

/** DUN-SHP-5, DUN-MOV-9: two other players' fighting forces close a stronghold. */
function isFull(s: ClassicState, seat: Seat, stronghold: StrongholdId): boolean {
  let others = 0
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && fightersIn(player(s, other), stronghold) > 0) others++
  }
  return others >= 2
}

export const isClosed = (s: ClassicState, seat: Seat, territory: TerritoryId): boolean =>
  isStronghold(territory) && isFull(s, seat, territory)

/** The strongholds closed to a seat. */
export function fullFor(s: ClassicState, seat: Seat): Full {
  let once = NONE_FULL
  let full = NONE_FULL
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue
    const p = player(s, other)
    let here = NONE_FULL
    for (const { territory } of p.stacks) {
      if (!areAdvisors(p, territory)) here |= fullBit(territory)
    }
    full |= once & here
    once |= here
  }
  return full
}

/** Sends tokens from the map to the tanks. */
export function kill(
  s: ClassicState,
  seat: Seat,
  part: PartId,
  forces: number,
  elite: number,
  cause: Cause,
  tell: Tell,
): void {
  if (forces + elite === 0) return
  const p = player(s, seat)
  takeForces(p, part, forces, elite)
  p.tanks.forces += forces
  p.tanks.elite += elite
  tellOpen(tell, 'killed', { seat, part, forces, elite, cause })
}

/** All tokens of a seat in a territory, or only in some parts of it. */
export function killAll(
  s: ClassicState,
  seat: Seat,
  territory: TerritoryId,
  cause: Cause,
  tell: Tell,
  parts?: readonly PartId[],
): number {
  let killed = 0
  for (const { part, territory: place, forces, elite } of [...player(s, seat).stacks]) {
    if (place !== territory || (parts !== undefined && !parts.includes(part))) continue
    kill(s, seat, part, forces, elite, cause, tell)
    killed += forces + elite
  }
  return killed
}

/** Spends tokens from the reserves. */
export function takeReserves(p: Player, forces: number, elite: number): void {
  if (p.reserves.forces < forces || p.reserves.elite < elite)
    throw new Error(`${p.faction} has no ${forces} and ${elite} forces in reserve`)
  p.reserves.forces -= forces
  p.reserves.elite -= elite
}
