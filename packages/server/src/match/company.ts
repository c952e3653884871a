// How people come and go during a match: they leave a seat to a bot, come back, resign, pass a seat on, remind each
// other, and agree on a break or on what happens to an absent player's seat.

import type { Seat } from '@sietch/kernel'
import type { Motion, Proposal } from '@sietch/protocol'
import { notYourSeat, RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { lastNudge } from '../table/notices.ts'
import { botAt, ownSeats, type Table } from '../table/table.ts'
import { type Arranging, sittingAt } from './arranging.ts'
import { comeBack } from './clock.ts'
import type { holdingOf } from './holding.ts'
import type { Live } from './live.ts'
import {
  type Attendance,
  checkProposal,
  isAbout,
  isSameProposal,
  judged,
  nudgeEvery,
  voted,
} from './motions.ts'
import { checkPlaying, seatsFor } from './seating.ts'

type Holding = Pick<ReturnType<typeof holdingOf>, 'get' | 'current' | 'work'>

export function companyOf(
  { db }: Pick<Store, 'db'>,
  { get, current, work }: Holding,
  { rearrange, settleSeat, rest, tellNoted }: Arranging,
) {
  const own = (table: Table, user: string, only?: Seat): Seat[] => {
    const seats = ownSeats(table, user)
    if (seats.length === 0 || (only !== undefined && !seats.includes(only))) throw notYourSeat()
    return only === undefined ? seats : [only]
  }

  /** Applies it to each of these seats that is still theirs. */
  async function atSeats(
    id: string,
    user: string,
    seats: readonly Seat[],
    step: (live: Live, seat: Seat) => Promise<boolean>,
  ): Promise<Table> {
    for (const seat of seats) {
      await work<true>(id, async (live) => {
        if (!ownSeats(live.table, user).includes(seat)) throw notYourSeat()
        checkPlaying(live)
        return (await step(live, seat)) || 'overtaken'
      })
    }
    return (await get(id)).table
  }

  /** An agreed motion is carried out; otherwise it stays open or is dropped. */
  async function decide(live: Live, motion: Motion, there: Attendance, user: string): Promise<boolean> {
    const { about } = motion
    const isNew = live.motion === null || !isSameProposal(live.motion.about, about)
    const subject = about.kind === 'pause' ? null : about.seat
    switch (judged(live.table, motion, there)) {
      case 'lost':
        return rearrange(live, { motion: null, noted: { kind: 'against', by: user, seat: subject } })
      case 'open': {
        const noted = { kind: 'proposed', by: user, seat: subject } as const
        return rearrange(live, { motion, ...(isNew && { noted }) })
      }
      case 'carried': {
        if (about.kind === 'pause') return rest(live, { kind: 'paused', by: user, seat: null }, true)
        const { seat } = about
        const bot = botAt(live.table, seat) ?? live.table.options.substitute
        const [kind, offered] =
          about.kind === 'open' ? (['opened', true] as const) : (['given', false] as const)
        return settleSeat(live, seat, bot, { kind, by: user, seat }, { offered })
      }
    }
  }

  return {
    /** A bot plays for the player from now on, or the player comes back, in one of their seats or all. */
    async substitute(id: string, user: string, bot: string | null, only?: Seat): Promise<Table> {
      const { table } = await get(id)
      const wanted = own(table, user, only)
      const changed = bot === null ? wanted.filter((seat) => botAt(table, seat) !== null) : wanted
      return atSeats(id, user, changed.length > 0 ? changed : wanted, (live, seat) => {
        if (sittingAt(live.table, seat).resigned) throw resigned()
        if (bot === null && botAt(live.table, seat) === null)
          throw new RefusalError('not-substituted', 'No bot plays for you.')
        return settleSeat(live, seat, bot, { kind: bot === null ? 'back' : 'left', by: user, seat })
      })
    },

    /** A player resigns, in one of their seats or all: a bot plays on, and they cannot come back. */
    async resign(id: string, user: string, only?: Seat): Promise<Table> {
      const wanted = own((await get(id)).table, user, only)
      return atSeats(id, user, wanted, async (live, seat) => {
        const { resigned: isDone, bot } = sittingAt(live.table, seat)
        if (isDone) return true
        const stand = bot ?? live.table.options.substitute
        const noted = { kind: 'resigned', by: user, seat } as const
        return settleSeat(live, seat, stand, noted, { resigned: true, offered: false })
      })
    },

    /** A player offers a seat to someone else, or keeps it after all. */
    offer: (id: string, user: string, seat: Seat, offered: boolean): Promise<Table> =>
      atSeats(id, user, [seat], (live) => {
        const sitting = sittingAt(live.table, seat)
        if (sitting.resigned) throw resigned()
        return rearrange(live, { seat: { ...sitting, offered } })
      }),

    /** Someone takes over an offered seat: from now on it is theirs, as if they had always sat there. */
    async passOn(
      id: string,
      user: { readonly id: string; readonly name: string },
      seat: Seat,
    ): Promise<Table> {
      await current(id)
      await work<true>(id, async (live) => {
        const there = sittingAt(live.table, seat)
        checkPlaying(live)
        if (!there.offered) throw new RefusalError('seat-taken', 'That seat is taken.')
        const { clock } = live.table.options
        const now = live.paused ?? Date.now()
        const clocks = there.bot === null ? live.clocks : comeBack(clock, live.clocks, seat, now)
        // What the previous player agreed to does not bind the new one.
        const sitting = { seat, user, bot: null, offered: false, resigned: false }
        const noted = { kind: 'passed', by: user.id, seat } as const
        return (
          (await rearrange(live, { clocks, request: null, motion: null, seat: sitting, noted })) ||
          'overtaken'
        )
      })
      return (await get(id)).table
    },

    /** Reminds the seat's player that it is their turn. */
    async nudge(id: string, user: string | undefined, seat: Seat): Promise<void> {
      await current(id)
      await work<true>(id, async (live) => {
        checkPlaying(live)
        const mine = seatsFor(live.table, { user })
        const { user: there, bot } = sittingAt(live.table, seat)
        const isAsked = live.position.prompts.some(
          ({ decision }) => decision.seat === seat && decision.veiled !== true,
        )
        if (!isAsked || there === null || bot !== null || mine.includes(seat) || live.paused !== null)
          throw new RefusalError('not-awaited', 'Nobody waits for them.')
        const last = await lastNudge(db, id, seat)
        if (last !== undefined && Date.now() - last < nudgeEvery(live.table.options.clock))
          throw new RefusalError('nudged-already', 'They have been reminded. Give them a while.')
        await tellNoted(live, { kind: 'nudged', by: user ?? null, seat })
        return true
      })
    },

    /** Asks the others to agree to something; if no one else is present, it is done. Asking again re-evaluates it. */
    async propose(id: string, user: string | undefined, about: Proposal, there: Attendance): Promise<void> {
      await current(id)
      await work<true>(id, async (live) => {
        checkGoing(live)
        const mine = seatsFor(live.table, { user })
        checkProposal(live.table, about, there)
        const { motion } = live
        const isSame = motion !== null && isSameProposal(motion.about, about)
        const [by = 0] = mine
        const made: Motion = isSame ? motion : { about, by, agreed: [], against: [] }
        return (await decide(live, voted(made, mine, true), there, user ?? '')) || 'overtaken'
      })
    },

    async vote(id: string, user: string | undefined, agree: boolean, there: Attendance): Promise<void> {
      await current(id)
      await work<true>(id, async (live) => {
        checkGoing(live)
        const mine = seatsFor(live.table, { user })
        const { motion } = live
        if (motion === null) throw new RefusalError('no-request', 'Nobody asks for anything.')
        if (mine.includes(motion.by) && !agree)
          return (await rearrange(live, { motion: null })) || 'overtaken'
        if (agree) checkProposal(live.table, motion.about, there)
        return (await decide(live, voted(motion, mine, agree), there, user ?? '')) || 'overtaken'
      })
    },

    /** Any player may resume the table. */
    async resume(id: string, user: string | undefined): Promise<void> {
      await current(id)
      await work<true>(id, async (live) => {
        checkPlaying(live)
        seatsFor(live.table, { user })
        if (live.paused === null) throw new RefusalError('not-paused', 'The table does not rest.')
        return (await rest(live, { kind: 'resumed', by: user ?? null, seat: null }, false)) || 'overtaken'
      })
    },

    /** Someone is back: motions about their seat are dropped. */
    async appeared(id: string, user: string): Promise<void> {
      const isMeant = ({ table, motion }: Live) =>
        motion !== null && ownSeats(table, user).some((seat) => isAbout(motion, seat))
      if (!isMeant(await get(id))) return
      await work<true>(id, async (live) =>
        !isMeant(live) || (await rearrange(live, { motion: null })) ? true : 'overtaken',
      )
    },
  }
}

const resigned = (): RefusalError => new RefusalError('resigned', 'You have resigned here.')

/** Refuses what is not possible at a table on a break. */
function checkGoing(live: Live): void {
  checkPlaying(live)
  if (live.paused !== null) throw new RefusalError('paused', 'The table rests. Say that it goes on first.')
}
