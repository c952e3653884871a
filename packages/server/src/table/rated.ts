// Whether a match counts for ratings, and why not: someone may know what is hidden, or people do not compete.

import { hasBothSides, type Seat, type SeatKind, type Teams } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'

type Unrated = NonNullable<OnlineTable['unrated']>

/** What a table is judged by. */
type Judged = {
  /** An imported match; a deal someone has seen; a seat that has changed hands. */
  readonly isImported: boolean
  readonly isDealtAgain: boolean
  readonly isPassed: boolean
  readonly seats: readonly {
    readonly seat: Seat
    readonly kind: SeatKind
    readonly userId: string | null
    readonly bot: string | null
  }[]
  readonly teams: Teams | null
}

/** Undefined for a match that counts, as far as can be known before everyone is seated. */
function whyUnrated({ isImported, isDealtAgain, isPassed, seats, teams }: Judged): Unrated | undefined {
  if (isImported) return 'file'
  if (isPassed) return 'passed'
  if (isDealtAgain) return 'deal'
  const people = seats.filter(({ kind }) => kind === 'person')
  const holders = seats.map(({ userId }) => userId)
  if (hasBothSides(holders, teams)) return 'self'
  if (people.some(({ userId, bot }) => userId === null && bot !== null)) return 'bots'
  const sides = new Set(people.map(({ seat }) => teams?.findIndex((team) => team.includes(seat)) ?? seat))
  return sides.size < 2 ? 'alone' : undefined
}

/** As a table says it. */
export function ratedAt(judged: Judged): Pick<OnlineTable, 'rated' | 'unrated'> {
  const unrated = whyUnrated(judged)
  return unrated === undefined ? { rated: true } : { rated: false, unrated }
}
