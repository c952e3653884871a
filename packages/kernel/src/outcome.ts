// How a game ended for each side: a team, or a seat playing alone.

import type { Outcome, Teams } from './rules.ts'
import type { Seat } from './seat.ts'

/** A team, or a seat that plays alone. */
export type Side = {
  readonly seats: readonly Seat[]
  /** 1 for the winners; tied sides have the same. */
  readonly place: number
  /** The sum of its seats' scores. */
  readonly score: number
}

/** Ranks from best to worst by the first number that differs, higher being better. Ties are grouped together. */
export function placesBy<T>(all: readonly T[], rankOf: (one: T) => readonly number[]): T[][] {
  const ranked = all.map((one) => ({ one, rank: rankOf(one) })).sort((a, b) => compare(b.rank, a.rank))
  const places: T[][] = []
  for (const [index, { one, rank }] of ranked.entries()) {
    const before = ranked[index - 1]
    if (before !== undefined && compare(before.rank, rank) === 0) places.at(-1)?.push(one)
    else places.push([one])
  }
  return places
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, i) => value !== b[i])
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}

/** Each with its place number: ties share one, and the numbers they take up are skipped. */
export function numbered<T>(
  places: readonly (readonly T[])[],
): { readonly one: T; readonly place: number }[] {
  let before = 0
  return places.flatMap((group) => {
    const place = before + 1
    before += group.length
    return group.map((one) => ({ one, place }))
  })
}

/** The sides by place. */
export function sidesOf({ places, scores, teams }: Outcome): Side[] {
  const sides = places.map(
    (group) =>
      teams?.filter((team) => team.some((seat) => group.includes(seat))) ?? group.map((seat) => [seat]),
  )
  return numbered(sides).map(({ one: seats, place }) => ({
    seats,
    place,
    score: seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0),
  }))
}

/** Does any person play on two sides? People are given by seat. */
export function hasBothSides(people: readonly (string | null)[], teams: Teams | null | undefined): boolean {
  const sideOf = (seat: Seat): number => teams?.findIndex((team) => team.includes(seat)) ?? seat
  return people.some(
    (person, seat) =>
      person !== null && people.some((other, at) => other === person && sideOf(at) !== sideOf(seat)),
  )
}

/** The seat's share of the victory: each member of a team gets the team's full share. */
export function victoryOf({ places, teams }: Outcome, seat: Seat): number {
  const winners = places[0] ?? []
  if (!winners.includes(seat)) return 0
  const sides = teams?.filter((team) => team.some((member) => winners.includes(member))) ?? winners
  return 1 / sides.length
}
