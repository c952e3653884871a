import type { Seat } from '@sietch/kernel'
import type { Player } from './message.ts'

/** The players' names, by seat. */
export type SeatNames = readonly string[]

/** Without a name of their own, players are called by their number. */
export const playerAt = (seats: SeatNames, seat: Seat): Player => ({ seat, name: seats[seat] ?? '' })
