// Seats around a table, numbered clockwise from 0, and who may look from where.

export type Seat = number

/** Played by someone, a person or a bot, or by the rules themselves. */
export type SeatKind = 'person' | 'automa'

/** Someone who looks at the table: from a seat, or from outside with public knowledge only. */
export type Viewer = Seat | 'spectator'

export const seats = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat)

/** The seats of a game without automas. */
export const people = (count: number): SeatKind[] => Array.from({ length: count }, () => 'person')

/** The seats that someone plays from. */
export const peopleOf = (kinds: readonly SeatKind[]): Seat[] =>
  seats(kinds.length).filter((seat) => kinds[seat] === 'person')

/** The players in order, each in their seat; an automa's stays empty. */
export function seatPeople<T>(kinds: readonly SeatKind[], players: readonly T[]): (T | undefined)[] {
  let next = 0
  return kinds.map((kind) => (kind === 'person' ? players[next++] : undefined))
}

export const nextSeat = (seat: Seat, count: number): Seat => (seat + 1) % count

/** All seats in clockwise order, starting with `first`. */
export function clockwiseFrom(first: Seat, count: number): Seat[] {
  const order: Seat[] = []
  for (let step = 0; step < count; step++) order.push((first + step) % count)
  return order
}

/** Everyone but `seat`, clockwise from the left of it. */
export const opponentsOf = (seat: Seat, count: number): Seat[] => clockwiseFrom(seat, count).slice(1)
