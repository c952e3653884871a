// Where the combat markers stand on their track.

import type { Seat } from '@sietch/kernel'

/** The last number of the track. */
export const TRACK = 20

/** The markers of one strength. */
export type Marker = {
  readonly strength: number
  /** The number they stand at. */
  readonly at: number
  readonly seats: readonly Seat[]
  /** Above the line, so that it hides nothing beside it. */
  readonly lane: 0 | 1
}

/** How many numbers of the track a marker covers. */
const WIDTH = 1.3

/** IMP-STR-04: beyond the end of the track the marker turns to +20 and counts on from the beginning. */
const placeOf = (strength: number): number =>
  strength > TRACK ? Math.min(TRACK, strength - TRACK) : strength

/** By position; seats without units in the Conflict are not on the track. */
export function markersOf(strengths: readonly number[]): readonly Marker[] {
  const groups = new Map<number, Seat[]>()
  for (const [seat, strength] of strengths.entries()) {
    if (strength > 0) groups.set(strength, [...(groups.get(strength) ?? []), seat])
  }
  const markers: Marker[] = []
  const sorted = [...groups].sort(([a], [b]) => placeOf(a) - placeOf(b) || a - b)
  for (const [strength, seats] of sorted) {
    const at = placeOf(strength)
    const last = markers.at(-1)
    const room = last === undefined ? 0 : (WIDTH * (last.seats.length + seats.length)) / 2
    const isCrowded = last !== undefined && at - last.at < room
    markers.push({ strength, at, seats, lane: isCrowded && last.lane === 0 ? 1 : 0 })
  }
  return markers
}
