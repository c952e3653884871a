// Seats around a table, numbered clockwise from 0, and who may look from where.

export type Seat = number

/** Somebody who looks at the table: from a seat, or from outside with public knowledge only. */
export type Viewer = Seat | 'spectator'

export const seats = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat)

export const nextSeat = (seat: Seat, count: number): Seat => (seat + 1) % count

/** All seats in clockwise order, starting with `first`. */
export const clockwiseFrom = (first: Seat, count: number): Seat[] =>
  Array.from({ length: count }, (_, step) => (first + step) % count)

/** Everyone but `seat`, clockwise from the left of it. */
export const opponentsOf = (seat: Seat, count: number): Seat[] => clockwiseFrom(seat, count).slice(1)
