import type { Seat } from '@sietch/kernel'
import { type Arg, message } from './message.ts'

/** The players' names, by seat. */
export type SeatNames = readonly string[]

export const seatName = (seats: SeatNames, seat: Seat): Extract<Arg, string | { args: unknown }> =>
  seats[seat] ?? message('player', { n: seat + 1 })
