// Matches over HTTP: for those who do not listen on a socket, for replays, and as files to keep.

import { GENERATORS, type Json } from '@sietch/kernel'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { matchFile } from '../match/file.ts'
import type { Imports } from '../match/imports.ts'
import { readEvents } from '../match/live.ts'
import type { Matches } from '../match/matches.ts'
import { seen, whole } from '../match/messages.ts'
import { RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { mustLook } from '../table/access.ts'
import { type Games, readTable } from '../table/table.ts'
import { idOf, read, userOf } from './read.ts'

const PAGE = 100
const LARGEST_FILE = 512 * 1024
/** More choices than anybody makes in a match. */
const LONGEST_MATCH = 5000
/** More often than the rules change while a match is played. */
const MOST_LEGS = 100

const IMPORT: RouteShorthandOptions = { bodyLimit: LARGEST_FILE, config: { kinds: ['import'], weight: 10 } }
/** Much to read and to send. */
const WHOLE: RouteShorthandOptions = { config: { weight: 4 } }
/** A long match has a dozen pages, which somebody who comes in reads at once. */
const PAGED: RouteShorthandOptions = { config: { weight: 2 } }

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
    .max(LONGEST_MATCH),
  legs: z
    .array(z.strictObject({ version: z.number().int(), from: z.number().int().min(0) }))
    .max(MOST_LEGS)
    .optional(),
  sealed: z.base64().max(LARGEST_FILE).optional(),
})

type Parts = {
  readonly store: Store
  readonly games: Games
  readonly matches: Matches
  readonly imports: Imports
  /** Lets the bots of a match look at it. */
  wake(id: string): void
}

export function matchRoutes(app: FastifyInstance, { store, games, matches, imports, wake }: Parts): void {
  const { db } = store

  async function watched(request: FastifyRequest) {
    const live = await matches.current(idOf(request))
    const { viewer } = mustLook(live.table, request.user?.id)
    return { live, viewer }
  }

  app.get('/api/tables/:id/match', WHOLE, async (request) => {
    const { live, viewer } = await watched(request)
    return whole(live, viewer, [])
  })

  app.post('/api/tables/:id/choose', async (request, reply) => {
    const { seq, key } = read(choice, request.body)
    const answer = await matches.choose(idOf(request), { user: request.user?.id }, seq, key)
    if (!answer.ok) reply.status(409)
    return answer
  })

  app.get('/api/tables/:id/history', PAGED, async (request) => {
    const { live, viewer } = await watched(request)
    const first = read(from, request.query).from
    const upTo = live.standing.filter((seq) => seq >= first).slice(0, PAGE)
    const entries = await readEvents(db, { id: live.id, standing: upTo }, first, PAGE)
    const history = entries.map((entry) => ({ ...entry, events: seen(entry.events, viewer) }))
    const opening = first === 0 ? await matches.opening(live.id) : []
    return { opening: seen(opening, viewer), history, more: upTo.length === PAGE }
  })

  /** The log with its seed tells everything: only when there is nothing left to hide. */
  app.get('/api/tables/:id/file', WHOLE, async (request) => {
    const table = await readTable(db, idOf(request))
    if (table.status !== 'over') throw new RefusalError('not-over', 'The match is not over yet.', 409)
    return matchFile(db, games, table)
  })

  app.post('/api/import', IMPORT, async (request) => {
    const { setup, format: _, seats: __, ...log } = read(file, request.body)
    const id = await imports.take(userOf(request).id, { ...log, setup: setup as Json })
    wake(id)
    return { table: await readTable(db, id) }
  })
}
