// Who may look at a table, and from where. A seat is looked at from by the person who sits there now and by nobody else:
// the rooms of the sockets bear both names, so that a seat that changes hands leaves nothing behind.

import type { Viewer } from '@sietch/kernel'
import { RefusalError } from '../refusal.ts'
import { seatOf, type Table } from './table.ts'

type Looking = {
  readonly viewer: Viewer
  /** Reads and hears what is said there. */
  readonly hearsTalk: boolean
}

/** How somebody may look at a table; nothing: not at all. Before it begins there is nothing to hide from who has the link. */
function lookingAt(table: Table, user: string | undefined): Looking | undefined {
  const seat = seatOf(table, user)
  if (seat !== undefined) return { viewer: seat, hearsTalk: true }
  const { spectators } = table.options
  return spectators || table.status !== 'playing' ? { viewer: 'spectator', hearsTalk: spectators } : undefined
}

export function mustLook(table: Table, user: string | undefined): Looking {
  const looking = lookingAt(table, user)
  if (looking === undefined) throw new RefusalError('no-spectators', 'This table has no room for spectators.')
  return looking
}

/** News of the table itself: seats, status, what comes after. */
export const tableRoom = (id: string): string => `${id}:`
export const talkRoom = (id: string): string => `${id}:talk`
export const spectatorRoom = (id: string): string => `${id}:spectator`
export const seatRoom = (id: string, seat: number, user: string): string => `${id}:${seat}:${user}`
export const personRoom = (user: string): string => `person:${user}`

export const isOfTable = (room: string, id: string): boolean => room.startsWith(tableRoom(id))

/** Where a socket of this person belongs while it looks at the table. */
export function roomsAt(table: Table, user: string | undefined): ReadonlySet<string> {
  const looking = lookingAt(table, user)
  if (looking === undefined) return new Set()
  const { viewer, hearsTalk } = looking
  return new Set([
    tableRoom(table.id),
    ...(hearsTalk ? [talkRoom(table.id)] : []),
    viewer === 'spectator' || user === undefined ? spectatorRoom(table.id) : seatRoom(table.id, viewer, user),
  ])
}
