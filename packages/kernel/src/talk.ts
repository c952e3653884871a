// Private talk at a table: a channel is a set of seats. The table's terms say which channels there are; the game
// proposes what its rules allow.

import type { Teams } from './rules.ts'
import type { Seat } from './seat.ts'

/** Who may talk among themselves: each team, current allies, any two players. */
export const TALKS = ['team', 'allies', 'pair'] as const
export type Talk = (typeof TALKS)[number]

export type Channel = readonly Seat[]

type Around = {
  /** By seat; null where no person sits. */
  readonly people: readonly (string | null)[]
  readonly teams: Teams | null
  /** Those who are allied now. */
  readonly allies: readonly (readonly Seat[])[]
}

/** The channels of a table: every group with two people or more, without duplicates. */
export function channelsIn(talks: readonly Talk[], { people, teams, allies }: Around): Channel[] {
  const groups = { team: () => teams ?? [], allies: () => allies, pair: () => pairsOf(people) }
  const channels = new Map<string, Channel>()
  for (const group of TALKS.filter((talk) => talks.includes(talk)).flatMap((talk) => groups[talk]())) {
    const heard = [...new Set(group.flatMap((seat) => people[seat] ?? []))].sort()
    const name = heard.join(' ')
    if (heard.length > 1 && !channels.has(name)) channels.set(name, group.toSorted(ascending))
  }
  return [...channels.values()]
}

const pairsOf = (people: readonly (string | null)[]): Seat[][] =>
  people.flatMap((_, one) => people.flatMap((__, other) => (one < other ? [[one, other]] : [])))

export const isSameChannel = (one: Channel, other: Channel): boolean =>
  one.length === other.length && one.every((seat) => other.includes(seat))

const ascending = (a: number, b: number): number => a - b
