// What players are asked to agree to: a break, or what happens to an absent player's seat. Only those present are
// asked, so that no one who has left holds up the others.

import type { Seat } from '@sietch/kernel'
import type { ClockRule, Motion, Presence, Proposal } from '@sietch/protocol'
import { RefusalError } from '../refusal.ts'
import { ownSeats, type Table } from '../table/table.ts'
import { isPlayedByPerson } from './seating.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * How long someone must have been away before there can be a vote: at a table that runs for days, everyone leaves now
 * and then.
 */
const absentAfter = ({ kind }: ClockRule): number => (kind === 'days' ? 24 * HOUR : MINUTE)

/** How often a player may be reminded. */
export const nudgeEvery = ({ kind }: ClockRule): number => (kind === 'days' ? 6 * HOUR : 2 * MINUTE)

/** Who is present at a moment. */
export type Attendance = { readonly presence: readonly Presence[]; readonly now: number }

/** Since when someone has been away; null if they are here. Someone never seen never came. */
const awaySince = ({ created }: Table, { presence }: Attendance, user: string): number | null => {
  const known = presence.find((one) => one.user === user)
  return known === undefined ? created : known.away
}

const isHere = (table: Table, there: Attendance, user: string): boolean =>
  awaySince(table, there, user) === null

/** Refuses what cannot be proposed now. */
export function checkProposal(table: Table, about: Proposal, there: Attendance): void {
  if (about.kind === 'pause') return
  const { user = null, bot = null, offered, resigned } = table.seats[about.seat] ?? {}
  if (user === null) throw new RefusalError('not-a-bot', 'No player sits there.')
  if (about.kind === 'bot' && bot !== null)
    throw new RefusalError('substituted', 'A bot plays there already.')
  if (about.kind === 'open' && offered) throw new RefusalError('not-away', 'The seat is open already.')
  if (resigned) return
  const away = awaySince(table, there, user.id)
  if (away === null || there.now - away < absentAfter(table.options.clock)) {
    throw new RefusalError('not-away', 'They have not been away for long enough.')
  }
}

export const isAbout = ({ about }: Motion, seat: Seat): boolean =>
  about.kind !== 'pause' && about.seat === seat

export const isSameProposal = (a: Proposal, b: Proposal): boolean =>
  a.kind === b.kind && (a.kind === 'pause' || b.kind === 'pause' || a.seat === b.seat)

/** With someone's answer applied to all of their seats. */
export function voted(motion: Motion, own: readonly Seat[], agree: boolean): Motion {
  const [agreed, against] = [motion.agreed, motion.against].map((seats) =>
    seats.filter((seat) => !own.includes(seat)),
  ) as [Seat[], Seat[]]
  return agree
    ? { ...motion, agreed: [...agreed, ...own], against }
    : { ...motion, agreed, against: [...against, ...own] }
}

/**
 * The outcome of a motion. A break needs everyone present to agree; a majority of them decides about someone else's
 * seat, so a single remaining player decides alone.
 */
export function judged(table: Table, motion: Motion, there: Attendance): 'carried' | 'lost' | 'open' {
  const { about, agreed, against } = motion
  const subject = about.kind === 'pause' ? undefined : table.seats[about.seat]?.user?.id
  const people = new Set(table.seats.filter(isPlayedByPerson).flatMap(({ user }) => user?.id ?? []))
  const has = (seats: readonly Seat[]) => (user: string) =>
    ownSeats(table, user).some((seat) => seats.includes(seat))
  const voters = [...people].filter(
    (user) => user !== subject && (has([...agreed, ...against])(user) || isHere(table, there, user)),
  )
  const [yes, no] = [voters.filter(has(agreed)).length, voters.filter(has(against)).length]
  if (about.kind === 'pause') return no > 0 ? 'lost' : yes === voters.length ? 'carried' : 'open'
  if (yes * 2 > voters.length) return 'carried'
  return no * 2 >= voters.length ? 'lost' : 'open'
}
