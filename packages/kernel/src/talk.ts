// Talk at a table that is not for everyone: a channel is a set of seats. Which channels there are is a term of the
// table, for which a game proposes what its rules say.

import type { Teams } from './rules.ts'
import type { Seat } from './seat.ts'

/** Who may talk among themselves: each team, those who are allied at the moment, any two. */
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

/** The channels of a table: of all groups those with two people or more, and none for the same people twice. */
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
