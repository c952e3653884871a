// Who sits at a table of a server, as the table on the page knows it.

import type { Level } from '@sietch/bots'
import type { Seat } from '@sietch/kernel'
import type { OnlineSeat, OnlineTable } from '@sietch/protocol'
import { LEVELS } from '../table/levels.ts'
import type { Seating, SeatSetup } from '../table/table.ts'
import { personName } from './person.ts'

/** A server may have bots of which this page knows no level: they play no better than an easy one. */
export const levelOf = (bot: string | null): Level => LEVELS.find((level) => level === bot) ?? 'easy'

export const seatingOf = ({ game, setup, seats, teams }: OnlineTable): Seating => ({
  game,
  setup,
  seats: seats.map((seat) => setupOf(seat, seats)),
  ...(teams && { teams }),
  ...(seats.some(({ role }) => role !== undefined) && { roles: seats.map(({ role = null }) => role) }),
})

function setupOf({ kind, user, bot }: OnlineSeat, all: OnlineTable['seats']): SeatSetup {
  if (kind === 'automa') return { kind }
  if (user === null) return bot === null ? { kind: 'human', name: '' } : { kind: 'bot', level: levelOf(bot) }
  const own = all.filter((other) => other.user?.id === user.id)
  // A person is numbered by the first of their seats.
  return { kind: 'human', name: personName(user), ...(own.length > 1 && { person: own[0]?.seat ?? 0 }) }
}

export const seatOf = ({ seats }: OnlineTable, user: string | undefined): Seat | undefined =>
  user === undefined ? undefined : seats.find((seat) => seat.user?.id === user)?.seat

/** All seats of a person, the lowest first. */
export const ownSeats = ({ seats }: OnlineTable, user: string | undefined): readonly Seat[] =>
  user === undefined ? [] : seats.flatMap(({ seat, user: there }) => (there?.id === user ? seat : []))

export const isFree = ({ kind, user, bot }: OnlineSeat): boolean =>
  kind === 'person' && user === null && bot === null
