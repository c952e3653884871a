// Tables over HTTP: the lobby, seats, the start, and what is played again.

import type { Logger } from 'pino'
import type { Limits } from '../config.ts'
import type { Matches } from '../match/matches.ts'
import { report } from '../people/reports.ts'
import { readableText } from '../people/words.ts'
import { notTheHost, notYourSeat, RefusalError } from '../refusal.ts'
import type { Sockets } from '../sockets.ts'
import type { Store } from '../store/open.ts'
import type { Games } from '../table/games.ts'
import { listMine, listTables } from '../table/lists.ts'
import { lobby } from '../table/lobby.ts'
import { hashedPassword } from '../table/password.ts'
import { checkBot, gameOf, isSeated, ownSeats, readTable, type Table, touchTable } from '../table/table.ts'
import { readNotes, writeNotes } from '../table/talk.ts'
import type { Notifier } from '../told/notifier.ts'
import { householdOf } from './address.ts'
import { userOf } from './read.ts'
import type { Handlers } from './routes.ts'

type TableRoute =
  | 'games'
  | 'openTables'
  | 'myTables'
  | 'createTable'
  | 'quick'
  | 'table'
  | 'changeTable'
  | 'agree'
  | 'withBots'
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
  | 'report'
  | 'notes'
  | 'setNotes'

type Parts = {
  readonly store: Store
  readonly games: Games
  readonly limits: Limits
  readonly matches: Matches
  readonly sockets: Sockets
  readonly log: Logger
  readonly notifier: Pick<Notifier, 'started' | 'invited' | 'changed'>
  /** Lets a match's bots check whether they have to act. */
  wake(id: string): void
}

export function tableRoutes(parts: Parts): Handlers<TableRoute> {
  const { store, games, limits, matches, sockets, notifier, log, wake } = parts
  const { db } = store
  const tables = lobby(store, games, limits)

  async function changed(id: string) {
    await touchTable(db, id)
    const table = await readTable(db, id)
    sockets.tableChanged(table)
    return { table }
  }

  /** Someone has sat down, or has stopped waiting: a quick match may have started. */
  async function seated(id: string, user: string) {
    const answer = await changed(id)
    if (answer.table.quick === true && answer.table.status === 'playing') begun(answer.table, user)
    return answer
  }

  function begun(table: Table, by: string): void {
    wake(table.id)
    notifier.started(table, by)
  }

  /** A game may allow notes to only some players. */
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

    openTables: async ({ query: { status } }) => ({ tables: await listTables(db, status) }),

    myTables: async ({ request }) => ({ tables: await listMine(db, userOf(request).id) }),

    async createTable({ request, body }) {
      const { password, ...wanted } = body
      const hashed = password && (await hashedPassword(password))
      const id = await tables.create(userOf(request).id, { ...wanted, password: hashed })
      return { table: await readTable(db, id) }
    },

    async quick({ request, body }) {
      const user = userOf(request).id
      const found = await tables.quick(user, body)
      for (const id of found.closed) sockets.tableClosed(id)
      for (const id of found.changed) if (id !== found.id) await changed(id)
      return seated(found.id, user)
    },

    table: async ({ id }) => ({ table: await readTable(db, id) }),

    async join({ request, id, body: { seat, password } }) {
      const user = { id: userOf(request).id, name: userOf(request).name }
      const table = await readTable(db, id)
      await tables.checkWelcome(table, { user: user.id, address: householdOf(request.ip) }, password)
      if (table.status === 'playing' && seat !== undefined)
        return { table: await matches.passOn(id, user, seat) }
      await tables.join(id, user.id, seat)
      return seated(id, user.id)
    },

    async changeTable({ request, id, body: { password, ...change } }) {
      const host = userOf(request).id
      const before = await readTable(db, id)
      // Hashing takes time, which not just anyone may use up.
      if (before.host !== host) throw notTheHost()
      const hashed = password == null ? password : await hashedPassword(password)
      await tables.change(id, host, { ...change, ...(hashed !== undefined && { password: hashed }) })
      const answer = await changed(id)
      notifier.changed(answer.table, before)
      return answer
    },

    async agree({ request, id }) {
      await tables.agree(id, userOf(request).id)
      return changed(id)
    },

    async withBots({ request, id }) {
      const user = userOf(request).id
      await tables.withBots(id, user)
      return seated(id, user)
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
      begun(answer.table, userOf(request).id)
      return answer
    },

    /** A bot plays for me, or no longer does: in one of my seats, or in all of them. */
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
      const user = userOf(request).id
      const made = await readTable(db, await tables.rematch(id, user))
      sockets.rematch(id, made)
      // The second one to ask does not invite anyone.
      if (made.host === user) notifier.invited(made, playersOf(await readTable(db, id), made), user)
      return { table: made }
    },

    clone: async ({ request, id }) => ({
      table: await readTable(db, await tables.clone(id, userOf(request).id)),
    }),

    async report({ request, id, body }) {
      await report(db, log, await readTable(db, id), userOf(request), body)
      return {}
    },

    async notes({ request, id }) {
      const { id: userId } = userOf(request)
      const table = await readTable(db, id)
      // Those who may not keep notes cannot read their earlier ones either.
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

/** Players of the old table who are not at the new one yet. */
const playersOf = (old: Table, made: Table): string[] =>
  old.seats.flatMap(({ user }) => (user === null || isSeated(made, user.id) ? [] : user.id))
