// How the seats stand in a Conflict: with what each fights, how strong that is, and which reward it would bring.

import { type Content, type ImperiumEvent, ranksOf, rewardsFor } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'

/** What one seat has in the Conflict. */
export type Fighter = {
  readonly troops: number
  readonly worms: number
  readonly swords: number
}

/** By seat. */
export type Fighters = readonly Fighter[]

const IDLE: Fighter = { troops: 0, worms: 0, swords: 0 }

export const nobody = (players: number): Fighters => Array.from({ length: players }, () => IDLE)

/** The fighters after something has happened. */
export function after(fighters: Fighters, { kind, data }: ImperiumEvent): Fighters {
  switch (kind) {
    case 'deployed':
      return changed(fighters, data.seat, { troops: data.n })
    case 'retreated':
      return changed(fighters, data.seat, { troops: -data.n })
    case 'troops-lost':
      return data.from === 'conflict' ? changed(fighters, data.seat, { troops: -data.n }) : fighters
    case 'sandworms':
      return changed(fighters, data.seat, { worms: data.n })
    case 'hagal-swords':
      return changed(fighters, data.seat, { swords: data.n })
    case 'gained':
      return data.what === 'swords' ? changed(fighters, data.seat, { swords: data.n }) : fighters
    case 'conflict-over':
      return nobody(fighters.length)
    default:
      return fighters
  }
}

function changed(fighters: Fighters, seat: Seat, by: Partial<Fighter>): Fighters {
  const { troops, worms, swords } = fighters[seat] ?? IDLE
  const next = {
    troops: troops + (by.troops ?? 0),
    worms: worms + (by.worms ?? 0),
    swords: swords + (by.swords ?? 0),
  }
  return fighters.with(seat, next)
}

/** Takes part: with no unit there is no strength, whatever the swords (IMP-STR-03). */
export const fights = ({ troops, worms }: Fighter): boolean => troops + worms > 0

const strengthOf = (fighter: Fighter, { troop, sandworm }: Content): number =>
  fights(fighter)
    ? fighter.troops * troop.strength + fighter.worms * (sandworm?.strength ?? 0) + fighter.swords
    : 0

export const strengthsOf = (fighters: Fighters, content: Content): readonly number[] =>
  fighters.map((fighter) => strengthOf(fighter, content))

/** The place whose reward a seat gets; nobody else has any. */
export type Place = 1 | 2 | 3

/** By seat. A tie moves everybody who is in it to the next reward, so a place is the number of a reward. */
export function placesOf(
  strengths: readonly number[],
  order: readonly Seat[],
  { box }: Content,
): readonly (Place | null)[] {
  const given = new Map(
    rewardsFor(strengths, order, box.thirdRewardFrom).map(({ seat, place }) => [seat, place]),
  )
  return strengths.map((_, seat) => given.get(seat) ?? null)
}

/** Equal strengths that change who gets what: for which place, and who. */
export type Tie = { readonly place: Place; readonly seats: readonly Seat[] }

export function tiesOf(
  strengths: readonly number[],
  order: readonly Seat[],
  { box }: Content,
): readonly Tie[] {
  const [first = [], second = [], third = []] = ranksOf(strengths, order)
  const hasThird = strengths.length >= box.thirdRewardFrom
  const tied = (place: Place, seats: readonly Seat[]): readonly Tie[] =>
    seats.length > 1 ? [{ place, seats }] : []
  if (first.length > 1) return [...tied(1, first), ...(hasThird && first.length === 2 ? tied(3, second) : [])]
  if (second.length > 1) return tied(2, second)
  return hasThird ? tied(3, third) : []
}

/** How the seats stand: strengths, the rewards they would bring, and ties. */
export type Standing = {
  readonly strengths: readonly number[]
  readonly places: readonly (Place | null)[]
  readonly ties: readonly Tie[]
}

export const standingOf = (
  strengths: readonly number[],
  order: readonly Seat[],
  content: Content,
): Standing => ({
  strengths,
  places: placesOf(strengths, order, content),
  ties: tiesOf(strengths, order, content),
})

/** The same for those who fight with these. */
export const standingWith = (fighters: Fighters, order: readonly Seat[], content: Content): Standing =>
  standingOf(strengthsOf(fighters, content), order, content)
