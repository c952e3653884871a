// The order of seats round the table. With two people the Rival counts as seated next to the First Player, so that it
// acts between them (SOL-RIV-02); otherwise everything goes clockwise.

import { clockwiseFrom, nextSeat, type Seat } from '@sietch/kernel'
import type { ImperiumState } from '../state.ts'
import { isOpponent } from './teams.ts'

type Seating = Pick<ImperiumState, 'firstPlayer'> & {
  readonly players: readonly unknown[]
  readonly rivals?: { readonly people: number } | undefined
}

const between = ({ rivals }: Seating): boolean => rivals?.people === 2

/** All seats, the First Player's first. */
export function turnOrder(s: Seating): Seat[] {
  if (!between(s)) return clockwiseFrom(s.firstPlayer, s.players.length)
  return [s.firstPlayer, RIVAL_OF_TWO, otherOf(s.firstPlayer)]
}

const RIVAL_OF_TWO = 2
const otherOf = (person: Seat): Seat => 1 - person

export function seatAfter(s: Seating, seat: Seat): Seat {
  if (!between(s)) return nextSeat(seat, s.players.length)
  if (seat === RIVAL_OF_TWO) return otherOf(s.firstPlayer)
  return seat === s.firstPlayer ? RIVAL_OF_TWO : s.firstPlayer
}

/** Everyone but `seat`, from the left of it (IMP-GEN-16). */
export function othersThan(s: Seating, seat: Seat): Seat[] {
  const others: Seat[] = []
  for (let next = seatAfter(s, seat); next !== seat; next = seatAfter(s, next)) others.push(next)
  return others
}

/** The same without teammates (D-83). */
export function opponentsOf(s: ImperiumState, seat: Seat): Seat[] {
  const others = othersThan(s, seat)
  return s.throne === undefined ? others : others.filter((other) => isOpponent(s, seat, other))
}

/** Who has the marker in the next round: it never goes to the Rival of two people. */
export const nextFirstPlayer = (s: Seating): Seat =>
  between(s) ? otherOf(s.firstPlayer) : nextSeat(s.firstPlayer, s.players.length)

/** Who answers for a seat: the person, and for a Rival the First Player, if that is a person, else the one there is. */
export function answering(s: Seating, seat: Seat): Seat {
  const people = s.rivals?.people ?? s.players.length
  if (seat < people) return seat
  return s.firstPlayer < people ? s.firstPlayer : 0
}
