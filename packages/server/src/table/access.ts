// Who may watch a table, and from where. Only the person who sits there now sees a seat's view: each player listens in
// a room of their own, and what is sent there is computed from where they sit now, so a seat that changes hands leaves
// nothing behind.

import type { Seat, Viewer } from '@sietch/kernel'
import { RefusalError } from '../refusal.ts'
import { ownSeats, type Table } from './table.ts'

type Looking = {
  /** The person's seats, lowest first; someone without any sees what is public. */
  readonly seats: readonly Seat[]
  /** Reads and hears what is said there. */
  readonly hearsTalk: boolean
}

/**
 * How someone may watch a table; undefined if not at all. Before it starts, there is nothing to hide from anyone with
 * the link.
 */
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

/** Someone with several seats watches from the first where one is enough. */
export const viewerOf = ([first]: readonly Seat[]): Viewer => first ?? 'spectator'

/** News about the table itself: seats, status, what comes after. */
export const tableRoom = (id: string): string => `${id}:`
export const talkRoom = (id: string): string => `${id}:talk`
export const spectatorRoom = (id: string): string => `${id}:spectator`
/** Of a player at the table. */
export const ownRoom = (id: string, user: string): string => `${id}:own:${user}`
/** Returns the player whose room it is, if any. */
export function inOwnRoom(room: string, say: (id: string, user: string) => void): void {
  const [, id, user] = /^([\w-]+):own:(.+)$/.exec(room) ?? []
  if (id !== undefined && user !== undefined) say(id, user)
}
export const personRoom = (user: string): string => `person:${user}`

export const isOfTable = (room: string, id: string): boolean => room.startsWith(tableRoom(id))

/** The rooms for this person's socket while it watches the table. */
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
