// Matches over HTTP: for those who do not listen on a socket, for replays, and as files to keep.

import { GENERATORS, type Json, type Viewer } from '@sietch/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { importMatch, matchFile } from '../match/file.ts'
import { readEvents } from '../match/live.ts'
import type { Matches } from '../match/matches.ts'
import { seen, whole } from '../match/messages.ts'
import { notYourSeat, Refused } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { botAt, type Games, readTable, seatOf } from '../table/table.ts'
import { idOf, read, userOf } from './read.ts'

const PAGE = 100
const LARGEST_FILE = 512 * 1024

const from = z.object({ from: z.coerce.number().int().min(0).default(0) })

const choice = z.strictObject({
  seq: z.number().int().min(0).max(1_000_000),
  key: z.string().min(1).max(300),
})

const file = z.strictObject({
  /** What the page writes into its files besides the log; nothing here depends on it. */
  format: z.string().max(40).optional(),
  seats: z.array(z.json()).max(12).optional(),
  rules: z.string().max(40),
  version: z.number().int(),
  setup: z.record(z.string().max(40), z.json()),
  seed: z.string().max(200),
  generator: z.enum(GENERATORS).optional(),
  choices: z
    .array(z.strictObject({ seat: z.number().int().min(0).max(11), key: z.string().max(300) }))
    .max(10_000),
})

export function matchRoutes(
  app: FastifyInstance,
  { store, games, matches, wake }: { store: Store; games: Games; matches: Matches; wake(id: string): void },
): void {
  const { db } = store

  async function watched(request: FastifyRequest) {
    const live = await matches.current(idOf(request))
    const viewer: Viewer = seatOf(live.table, request.user?.id) ?? 'spectator'
    if (viewer === 'spectator' && !live.table.options.spectators && live.table.status !== 'over') {
      throw new Refused('no-spectators', 'This table has no room for spectators.', 403)
    }
    return { live, viewer }
  }

  app.get('/api/tables/:id/match', async (request) => {
    const { live, viewer } = await watched(request)
    return whole(live, viewer, [])
  })

  app.post('/api/tables/:id/choose', async (request, reply) => {
    const { seq, key } = read(choice, request.body)
    const { live, viewer } = await watched(request)
    if (viewer === 'spectator' || botAt(live.table, viewer) !== null) throw notYourSeat()
    const answer = await matches.choose(live.id, viewer, seq, key)
    if (!answer.ok) reply.status(409)
    return answer
  })

  app.get('/api/tables/:id/history', async (request) => {
    const { live, viewer } = await watched(request)
    const first = read(from, request.query).from
    const upTo = live.standing.filter((seq) => seq >= first).slice(0, PAGE)
    const entries = await readEvents(db, { id: live.id, standing: upTo }, first, PAGE)
    const history = entries.map((entry) => ({ ...entry, events: seen(entry.events, viewer) }))
    const opening = first === 0 ? await matches.opening(live.id) : []
    return { opening: seen(opening, viewer), history, more: upTo.length === PAGE }
  })

  /** The log with its seed tells everything: only when there is nothing left to hide. */
  app.get('/api/tables/:id/file', async (request) => {
    const table = await readTable(db, idOf(request))
    if (table.status !== 'over') throw new Refused('not-over', 'The match is not over yet.', 409)
    return matchFile(db, table)
  })

  app.post('/api/import', { bodyLimit: LARGEST_FILE }, async (request) => {
    const { setup, format: _, seats: __, ...log } = read(file, request.body)
    const id = await importMatch(store, games, userOf(request).id, { ...log, setup: setup as Json })
    wake(id)
    return { table: await readTable(db, id) }
  })
}
