// Who may do what in a match, from which seat, and whose clock or bot is next, based on what is known about its table.

import { optionFor, type Seat } from '@sietch/kernel'
import type { UndoRequest } from '@sietch/protocol'
import { type RefusalAnswer, RefusalError, refusal } from '../refusal.ts'
import { botAt, ownSeats, type Table } from '../table/table.ts'
import { type Clocks, nextFlag } from './clock.ts'
import type { Live } from './live.ts'
import type { Position } from './position.ts'

/** Who chooses: a person from a seat they have now, by default the first one, or the bot that plays a seat. */
export type Actor =
  | { readonly user: string | undefined; readonly seat?: Seat | undefined }
  | { readonly bot: Seat }

export const askedAt = ({ prompts }: Position): Seat[] => prompts.map(({ decision }) => decision.seat)

export function checkPlaying({ table }: Live): void {
  if (table.status !== 'playing') throw new RefusalError('not-playing', 'The match is not running.')
}

/** The seat from which it is chosen: that of the person, if no bot plays it, or that of the bot. */
export function seatFor(table: Table, actor: Actor): Seat {
  if ('bot' in actor) return actor.bot
  const own = ownSeats(table, actor.user)
  const seat = actor.seat ?? own[0]
  if (seat === undefined || !own.includes(seat)) {
    throw new RefusalError('not-your-seat', own.length > 0 ? 'You do not sit there.' : NOT_THERE)
  }
  if (botAt(table, seat) !== null) throw substituted()
  return seat
}

/** All seats from which they choose: those of the person that no bot plays, or that of the bot. */
export function seatsFor(table: Table, actor: Actor): Seat[] {
  if ('bot' in actor) return [actor.bot]
  const own = ownSeats(table, actor.user)
  if (own.length === 0) throw new RefusalError('not-your-seat', NOT_THERE)
  const played = own.filter((seat) => botAt(table, seat) === null)
  if (played.length === 0) throw substituted()
  return played
}

const NOT_THERE = 'You do not sit at this table.'
const substituted = (): RefusalError =>
  new RefusalError('substituted', 'A bot plays for you. Take your seat back first.')

/**
 * Can what a seat was offered at `seq` still be taken for a choice of now? Only others may have chosen since then; the
 * position knows whether it is still offered.
 */
export function isMeantStill(
  { seq: now, entries, recent }: Live,
  seat: Seat,
  seq: number,
  key: string,
): boolean {
  const then = recent.find((one) => one.seq === seq)
  if (then === undefined || optionFor(then.asked, seat, key) === undefined) return false
  return entries.slice(seq, now).every((entry) => entry.seat !== seat && entry.steps === 0)
}

/** The number of the entry with which a seat made a choice meant for `seq`; the same choice is made only once. */
export function madeAt({ entries }: Live, seat: Seat, seq: number, key: string): number | undefined {
  const at = entries.findIndex(
    (entry, index) => index >= seq && (entry.meant ?? index) === seq && entry.seat === seat,
  )
  return entries[at]?.key === key ? at : undefined
}

/** The clock that runs out next. Bots are not timed. */
export const flagOf = (table: Pick<Table, 'options' | 'seats'>, clocks: Clocks) =>
  nextFlag(
    table.options.clock,
    clocks,
    table.seats.filter(isPlayedByPerson).map(({ seat }) => seat),
  )

/** Whether a person plays the seat, rather than a bot or the rules. */
export const isPlayedByPerson = ({ kind, bot }: Table['seats'][number]): boolean =>
  kind === 'person' && bot === null

/** Does a person play at the table? If not, bots pause until someone watches. */
export const hasPlayer = ({ seats }: Pick<Table, 'seats'>): boolean =>
  seats.some(({ user, bot }) => user !== null && bot === null)

/** Since when a bot has had a required decision. */
export const wakeAt = (table: Pick<Table, 'seats'>, asked: readonly Seat[], now: number): number | null =>
  hasPlayer(table) && asked.some((seat) => botAt(table, seat) !== null) ? now : null

/** With no one else at the table, there is no one to hide anything from. */
export const isAlone = ({ seats }: Pick<Table, 'seats'>): boolean =>
  new Set(seats.flatMap(({ user }) => user?.id ?? [])).size < 2

/** How many of its latest choices a seat may undo without asking anyone. */
export const undoableAt = ({ table, position }: Pick<Live, 'table' | 'position'>, seat: Seat): number =>
  position.undoable(seat, isAlone(table) ? 'bots' : 'people')

/** Every player present has agreed; bots and automas do not count. */
export const isAgreed = (table: Table, { agreed }: UndoRequest): boolean =>
  table.seats.filter(isPlayedByPerson).every(({ seat }) => agreed.includes(seat))

/** A choice of someone who is away cannot be undone, since they could not agree. What a bot chose for them can. */
export function refuseAway(live: Live, steps: number): RefusalAnswer | undefined {
  const isAway = (seat: Seat) => {
    const { user, bot } = live.table.seats[seat] ?? {}
    return user !== null && bot !== null
  }
  const taken = live.standing.slice(-steps).map((seq) => live.entries[seq])
  if (!taken.some((entry) => entry !== undefined && !entry.bot && isAway(entry.seat))) return undefined
  return refusal('somebody-away', 'Somebody who chose here is away and cannot agree. It stands.')
}
