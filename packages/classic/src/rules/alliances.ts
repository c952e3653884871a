// Alliances: who can join whom, and what joining and breaking an alliance does (DUN-ALY-1 to DUN-ALY-5, DUN-ALV).

import type { Seat, Tell } from '@sietch/kernel'
import { tellOpen } from '../events.ts'
import { ALLIANCE_VARIANTS } from '../setup-options.ts'
import { alliesOf, areAllied, type ClassicState } from '../state.ts'

/** DUN-SET-6, AMB-1: two persons do not ally. */
export const haveAlliances = ({ players, pairs }: ClassicState): boolean => players.length > 2 && !pairs

function membersWith(s: ClassicState, seat: Seat): number {
  for (const alliance of s.alliances) if (alliance.includes(seat)) return alliance.length
  return 1
}

export const isAllied = (s: ClassicState, seat: Seat): boolean => membersWith(s, seat) > 1

const withAllies = (s: ClassicState, seat: Seat): Seat[] => [seat, ...alliesOf(s, seat)]

export function canJoin(s: ClassicState, one: Seat, other: Seat): boolean {
  return !areAllied(s, one, other) && membersWith(s, one) + membersWith(s, other) <= largestAlliance(s)
}

/** DUN-ALY-2, DUN-ALV-1 to DUN-ALV-5: how many an alliance can have. */
export const largestAlliance = (s: ClassicState): number =>
  (ALLIANCE_VARIANTS[s.options.allianceVariant - 1] ?? ALLIANCE_VARIANTS[0]).members

/** The two and their allies then form one alliance. */
export function join(s: ClassicState, one: Seat, other: Seat, tell: Tell): Seat[] {
  const members = [...withAllies(s, one), ...withAllies(s, other)].sort((a, b) => a - b)
  s.alliances = [
    ...s.alliances.filter((alliance) => !members.some((seat) => alliance.includes(seat))),
    members,
  ]
  tellOpen(tell, 'alliance', { seats: members })
  return [...members]
}

/** DUN-ALY-4: unilaterally. */
export function breakUp(s: ClassicState, seat: Seat, tell: Tell): readonly Seat[] {
  const former = alliesOf(s, seat)
  s.alliances = s.alliances
    .map((alliance) => alliance.filter((member) => member !== seat))
    .filter((alliance) => alliance.length > 1)
  tellOpen(tell, 'alliance-broken', { seat, with: [...former] })
  return former
}
