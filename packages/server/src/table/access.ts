// Who may look at a table, and from where. A seat is looked at from by the person who sits there now and by nobody else:
// whoever plays hears in a room that bears their name, and what is told there is worked out from where they sit now, so
// that a seat that changes hands leaves nothing behind.

import type { Seat, Viewer } from '@sietch/kernel'
import { RefusalError } from '../refusal.ts'
import { ownSeats, type Table } from './table.ts'

type Looking = {
  /** The seats of the person, the lowest first; somebody without any sees what is public. */
  readonly seats: readonly Seat[]
  /** Reads and hears what is said there. */
  readonly hearsTalk: boolean
}

/** How somebody may look at a table; nothing: not at all. Before it begins there is nothing to hide from who has the link. */
function lookingAt(table: Table, user: string | undefined): Looking | undefined {
  const seats = ownSeats(table, user)
  if (seats.length > 0) return { seats, hearsTalk: true }
  // A table with a password is for those who know it.
  const spectators = table.options.spectators && table.locked === undefined
  return spectators || table.status !== 'playing' ? { seats, hearsTalk: spectators } : undefined
}

export function mustLook(table: Table, user: string | undefined): Looking {
  const looking = lookingAt(table, user)
  if (looking === undefined) throw new RefusalError('no-spectators', 'This table has no room for spectators.')
  return looking
}

/** Whoever has several seats looks from the first of them where one is enough. */
export const viewerOf = ([first]: readonly Seat[]): Viewer => first ?? 'spectator'

/** News of the table itself: seats, status, what comes after. */
export const tableRoom = (id: string): string => `${id}:`
export const talkRoom = (id: string): string => `${id}:talk`
export const spectatorRoom = (id: string): string => `${id}:spectator`
/** Of a player at the table. */
export const ownRoom = (id: string, user: string): string => `${id}:own:${user}`
/** Says whose it is, if it is the room of a player at a table. */
export function inOwnRoom(room: string, say: (id: string, user: string) => void): void {
  const [, id, user] = /^([\w-]+):own:(.+)$/.exec(room) ?? []
  if (id !== undefined && user !== undefined) say(id, user)
}
export const personRoom = (user: string): string => `person:${user}`

export const isOfTable = (room: string, id: string): boolean => room.startsWith(tableRoom(id))

/** Where a socket of this person belongs while it looks at the table. */
export function roomsAt(table: Table, user: string | undefined): ReadonlySet<string> {
  const looking = lookingAt(table, user)
  if (looking === undefined) return new Set()
  const { seats, hearsTalk } = looking
  return new Set([
    tableRoom(table.id),
    ...(hearsTalk ? [talkRoom(table.id)] : []),
    seats.length === 0 || user === undefined ? spectatorRoom(table.id) : ownRoom(table.id, user),
  ])
}
