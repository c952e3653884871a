// Tables over HTTP: the lobby, seats, the start, and what is played again.

import type { Json } from '@sietch/kernel'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { Limits } from '../config.ts'
import type { Matches } from '../match/matches.ts'
import { readableText } from '../people/words.ts'
import { notYourSeat } from '../refusal.ts'
import type { Sockets } from '../sockets.ts'
import type { Store } from '../store/open.ts'
import { lobby } from '../table/lobby.ts'
import { checkBot, type Games, gameOf, readTable, seatOf, tableOptions, touchTable } from '../table/table.ts'
import { readNotes, writeNotes } from '../table/talk.ts'
import { idOf, read, userOf } from './read.ts'

/** Tables are counted: each is kept for days. */
const NEW_TABLE: RouteShorthandOptions = { config: { kinds: ['create'] } }
/** Long lists cost more than the rest. */
const LIST: RouteShorthandOptions = { config: { weight: 2 } }

const seat = z.number().int().min(0).max(11)
const bot = z.string().max(20)

const newTable = z.strictObject({
  game: z.string().max(40),
  /** Only the game can read it, and does before anything is stored. */
  setup: z.record(z.string().max(40), z.json()),
  options: tableOptions.prefault({}),
  listed: z.boolean().default(true),
  bots: z.array(bot.nullable()).max(12).default([]),
})

type Parts = {
  readonly store: Store
  readonly games: Games
  readonly limits: Limits
  readonly matches: Matches
  readonly sockets: Sockets
  /** Lets the bots of a match look at it. */
  wake(id: string): void
}

export function tableRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, games, limits, matches, sockets, wake } = parts
  const { db } = store
  const tables = lobby(store, games, limits)

  async function changed(id: string) {
    await touchTable(db, id)
    const table = await readTable(db, id)
    sockets.tableChanged(table)
    return { table }
  }

  app.get('/api/games', async () => ({
    games: [...games.values()].map((game) =>
      game.open(({ rules, setups: { players, modules }, bots }) => ({
        id: rules.id,
        version: rules.version,
        players,
        modules,
        bots: Object.keys(bots),
      })),
    ),
  }))

  app.get('/api/tables', LIST, async () => ({ tables: await tables.listOpen() }))

  app.get('/api/tables/mine', LIST, async (request) => ({
    tables: await tables.listMine(userOf(request).id),
  }))

  app.post('/api/tables', NEW_TABLE, async (request) => {
    const { setup, ...wanted } = read(newTable, request.body)
    const id = await tables.create(userOf(request).id, { ...wanted, setup: setup as Json })
    return { table: await readTable(db, id) }
  })

  app.get('/api/tables/:id', async (request) => ({ table: await readTable(db, idOf(request)) }))

  app.post('/api/tables/:id/join', async (request) => {
    const { seat: wanted } = read(z.strictObject({ seat: seat.optional() }), request.body ?? {})
    await tables.join(idOf(request), userOf(request).id, wanted)
    return changed(idOf(request))
  })

  app.post('/api/tables/:id/leave', async (request) => {
    const id = idOf(request)
    if ((await tables.leave(id, userOf(request).id)) === 'left') return changed(id)
    sockets.tableClosed(id)
    return { table: null }
  })

  app.post('/api/tables/:id/kick', async (request) => {
    const body = read(z.strictObject({ seat }), request.body)
    await tables.kick(idOf(request), userOf(request).id, body.seat)
    return changed(idOf(request))
  })

  app.post('/api/tables/:id/bot', async (request) => {
    const body = read(z.strictObject({ seat, bot: bot.nullable() }), request.body)
    await tables.seatBot(idOf(request), userOf(request).id, body.seat, body.bot)
    return changed(idOf(request))
  })

  app.post('/api/tables/:id/start', async (request) => {
    const id = idOf(request)
    await tables.start(id, userOf(request).id)
    const answer = await changed(id)
    wake(id)
    return answer
  })

  /** A bot plays for me, or no longer does. */
  app.post('/api/tables/:id/substitute', async (request) => {
    const body = read(z.strictObject({ bot: bot.nullable() }), request.body)
    const id = idOf(request)
    if (body.bot !== null) checkBot(gameOf(games, (await readTable(db, id)).game), body.bot)
    return { table: await matches.substitute(id, userOf(request).id, body.bot) }
  })

  app.post('/api/tables/:id/rematch', NEW_TABLE, async (request) => {
    const id = idOf(request)
    const made = await readTable(db, await tables.rematch(id, userOf(request).id))
    sockets.rematch(id, made)
    return { table: made }
  })

  app.post('/api/tables/:id/clone', NEW_TABLE, async (request) => ({
    table: await readTable(db, await tables.clone(idOf(request), userOf(request).id)),
  }))

  app.get('/api/tables/:id/notes', async (request) => ({
    text: await readNotes(db, idOf(request), userOf(request).id),
  }))

  app.put('/api/tables/:id/notes', async (request) => {
    const { text } = read(z.strictObject({ text: z.string().max(10_000) }), request.body)
    const table = await readTable(db, idOf(request))
    const { id } = userOf(request)
    if (seatOf(table, id) === undefined) throw notYourSeat()
    await writeNotes(db, table.id, id, readableText(text))
    return {}
  })
}
