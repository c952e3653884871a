// How a game has ended for those who played together: teams, or everybody alone.

import type { Outcome } from './rules.ts'
import type { Seat } from './seat.ts'

/** A team, or a seat that plays alone. */
export type Side = {
  readonly seats: readonly Seat[]
  /** 1 for the winners; sides that share a place have the same. */
  readonly place: number
  /** The sum of its seats' scores. */
  readonly score: number
}

/** The sides by place. */
export function sidesOf({ places, scores, teams }: Outcome): Side[] {
  const sides: Side[] = []
  for (const group of places) {
    const place = sides.length + 1
    const together = teams?.filter((team) => team.some((seat) => group.includes(seat)))
    for (const seats of together ?? group.map((seat) => [seat])) {
      sides.push({ seats, place, score: seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0) })
    }
  }
  return sides
}

/** How much of the victory is the seat's: each member of a team has all that the team has of it. */
export function victoryOf({ places, teams }: Outcome, seat: Seat): number {
  const winners = places[0] ?? []
  if (!winners.includes(seat)) return 0
  const sides = teams?.filter((team) => team.some((member) => winners.includes(member))) ?? winners
  return 1 / sides.length
}
