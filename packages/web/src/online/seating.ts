// Who sits at a table of a server, as the table on the page knows it.

import type { Level } from '@sietch/bots'
import type { Seat, Viewer } from '@sietch/kernel'
import type { OnlineSeat, OnlineTable } from '@sietch/protocol'
import { LEVELS } from '../table/levels.ts'
import type { Seating, SeatSetup } from '../table/table.ts'

/** A server may have bots of which this page knows no level: they play no better than an easy one. */
export const levelOf = (bot: string | null): Level => LEVELS.find((level) => level === bot) ?? 'easy'

export const seatingOf = ({ game, setup, seats, teams }: OnlineTable): Seating => ({
  game,
  setup,
  seats: seats.map(setupOf),
  ...(teams && { teams }),
})

function setupOf({ kind, user, bot }: OnlineSeat): SeatSetup {
  if (kind === 'automa') return { kind }
  return user === null && bot !== null
    ? { kind: 'bot', level: levelOf(bot) }
    : { kind: 'human', name: user?.name ?? '' }
}

export const seatOf = ({ seats }: OnlineTable, user: string | undefined): Seat | undefined =>
  user === undefined ? undefined : seats.find((seat) => seat.user?.id === user)?.seat

export const isFree = ({ kind, user, bot }: OnlineSeat): boolean =>
  kind === 'person' && user === null && bot === null

/** The bot that plays for the viewer, if one does. */
export const standIn = ({ seats }: OnlineTable, viewer: Viewer): string | null =>
  viewer === 'spectator' ? null : (seats[viewer]?.bot ?? null)
