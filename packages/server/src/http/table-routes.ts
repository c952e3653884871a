// Tables over HTTP: the lobby, seats, the start, and what is played again.

import type { Limits } from '../config.ts'
import type { Matches } from '../match/matches.ts'
import { readableText } from '../people/words.ts'
import { notYourSeat, RefusalError } from '../refusal.ts'
import type { Sockets } from '../sockets.ts'
import type { Store } from '../store/open.ts'
import type { Games } from '../table/games.ts'
import { lobby } from '../table/lobby.ts'
import { checkBot, gameOf, isSeated, ownSeats, readTable, type Table, touchTable } from '../table/table.ts'
import { readNotes, writeNotes } from '../table/talk.ts'
import { userOf } from './read.ts'
import type { Handlers } from './routes.ts'

type TableRoute =
  | 'games'
  | 'openTables'
  | 'myTables'
  | 'createTable'
  | 'table'
  | 'join'
  | 'leave'
  | 'kick'
  | 'seatBot'
  | 'start'
  | 'substitute'
  | 'resign'
  | 'offer'
  | 'giveUp'
  | 'rematch'
  | 'clone'
  | 'notes'
  | 'setNotes'

type Parts = {
  readonly store: Store
  readonly games: Games
  readonly limits: Limits
  readonly matches: Matches
  readonly sockets: Sockets
  /** Lets the bots of a match look at it. */
  wake(id: string): void
}

export function tableRoutes(parts: Parts): Handlers<TableRoute> {
  const { store, games, limits, matches, sockets, wake } = parts
  const { db } = store
  const tables = lobby(store, games, limits)

  async function changed(id: string) {
    await touchTable(db, id)
    const table = await readTable(db, id)
    sockets.tableChanged(table)
    return { table }
  }

  /** A game may leave notes to some while it is played. */
  async function mayNote(table: Table, userId: string): Promise<boolean> {
    if (table.status !== 'playing') return true
    const own = ownSeats(table, userId)
    if (own.length === 0) return true
    return matches.look(table.id, ({ position }) => own.some((seat) => position.keepsNotes(seat)))
  }

  return {
    games: async () => ({
      games: [...games.values()].map((game) =>
        game.open(({ rules, setups: { players, modules }, bots }) => ({
          id: rules.id,
          version: rules.version,
          players,
          modules,
          bots: Object.keys(bots),
        })),
      ),
    }),

    openTables: async () => ({ tables: await tables.listOpen() }),

    myTables: async ({ request }) => ({ tables: await tables.listMine(userOf(request).id) }),

    async createTable({ request, body }) {
      const id = await tables.create(userOf(request).id, body)
      return { table: await readTable(db, id) }
    },

    table: async ({ id }) => ({ table: await readTable(db, id) }),

    async join({ request, id, body: { seat } }) {
      const user = { id: userOf(request).id, name: userOf(request).name }
      const { status } = await readTable(db, id)
      if (status === 'playing' && seat !== undefined) {
        await tables.checkWelcome(id, user.id)
        return { table: await matches.passOn(id, user, seat) }
      }
      await tables.join(id, user.id, seat)
      return changed(id)
    },

    async leave({ request, id, body: { seat } }) {
      if ((await tables.leave(id, userOf(request).id, seat)) === 'left') return changed(id)
      sockets.tableClosed(id)
      return { table: null }
    },

    async kick({ request, id, body }) {
      await tables.kick(id, userOf(request).id, body.seat)
      return changed(id)
    },

    async seatBot({ request, id, body }) {
      await tables.seatBot(id, userOf(request).id, body.seat, body.bot)
      return changed(id)
    },

    async start({ request, id }) {
      await tables.start(id, userOf(request).id)
      const answer = await changed(id)
      wake(id)
      return answer
    },

    /** A bot plays for me, or no longer does: on one of my seats, or on all of them. */
    async substitute({ request, id, body: { bot, seat } }) {
      if (bot !== null) checkBot(gameOf(games, (await readTable(db, id)).game), bot)
      return { table: await matches.substitute(id, userOf(request).id, bot, seat) }
    },

    resign: async ({ request, id, body: { seat } }) => ({
      table: await matches.resign(id, userOf(request).id, seat),
    }),

    async offer({ request, id, body: { seat, offered } }) {
      return { table: await matches.offer(id, userOf(request).id, seat, offered) }
    },

    /** I would rather have the file of a match that cannot go on than wait. */
    async giveUp({ request, id }) {
      const table = await matches.halts.giveUp(id, userOf(request).id)
      sockets.tableChanged(table)
      return { table }
    },

    async rematch({ request, id }) {
      const made = await readTable(db, await tables.rematch(id, userOf(request).id))
      sockets.rematch(id, made)
      return { table: made }
    },

    clone: async ({ request, id }) => ({
      table: await readTable(db, await tables.clone(id, userOf(request).id)),
    }),

    async notes({ request, id }) {
      const { id: userId } = userOf(request)
      const table = await readTable(db, id)
      // Whoever may not keep any does not read either what they wrote before.
      return { text: (await mayNote(table, userId)) ? await readNotes(db, id, userId) : '' }
    },

    async setNotes({ request, id, body: { text } }) {
      const table = await readTable(db, id)
      const user = userOf(request)
      if (!isSeated(table, user.id)) throw notYourSeat()
      if (!(await mayNote(table, user.id)))
        throw new RefusalError('no-notes', 'By the rules of this table you keep no notes.')
      await writeNotes(db, table.id, user.id, readableText(text))
      return {}
    },
  }
}
