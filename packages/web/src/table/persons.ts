// People who play several seats: which are theirs, and from which of them they look.

import type { Decision, Seat, Viewer } from '@sietch/kernel'
import type { Seating } from './table.ts'

/** All seats of whoever plays this one. */
export function seatsWith({ seats }: Pick<Seating, 'seats'>, seat: Viewer): readonly Seat[] {
  if (seat === 'spectator') return []
  const sits = seats[seat]
  const person = sits?.kind === 'human' ? sits.person : undefined
  if (person === undefined) return [seat]
  return seats.flatMap((one, at) => (one.kind === 'human' && one.person === person ? at : []))
}

/** From where someone looks next who has these seats: whoever is asked where they look stays there. */
export function lookingFrom(
  own: readonly Seat[],
  now: Seat | undefined,
  decisions: readonly Pick<Decision, 'seat'>[],
): Seat | undefined {
  const asked = decisions.flatMap(({ seat }) => (own.includes(seat) ? seat : []))
  if (now !== undefined && own.includes(now) && (asked.length === 0 || asked.includes(now))) return now
  return asked[0] ?? own[0]
}
