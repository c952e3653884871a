// Matches over HTTP: for clients without a socket, for replays, and as files to keep.

import type { User } from '@sietch/protocol'
import type { FastifyRequest } from 'fastify'
import { matchFile } from '../match/file.ts'
import type { Imports } from '../match/imports.ts'
import { readEvents } from '../match/live.ts'
import type { Matches } from '../match/matches.ts'
import { seen, whole } from '../match/messages.ts'
import { readPast } from '../match/past.ts'
import { notYourSeat, RefusalError } from '../refusal.ts'
import type { Sockets } from '../sockets.ts'
import type { Store } from '../store/open.ts'
import { mustLook, viewerOf } from '../table/access.ts'
import type { Games } from '../table/games.ts'
import { readTable } from '../table/table.ts'
import { userOf } from './read.ts'
import type { Handlers } from './routes.ts'

const PAGE = 100

type MatchRoute = 'match' | 'choose' | 'history' | 'past' | 'file' | 'importFile'

type Parts = {
  readonly store: Store
  readonly games: Games
  readonly matches: Matches
  readonly imports: Imports
  readonly sockets: Pick<Sockets, 'seen'>
  /** Lets a match's bots check whether they have to act. */
  wake(id: string): void
}

export function matchRoutes({ store, games, matches, imports, sockets, wake }: Parts): Handlers<MatchRoute> {
  const { db } = store

  async function watched({ user }: FastifyRequest, id: string) {
    const live = await matches.current(id)
    const { seats } = mustLook(live.table, user?.id)
    return { live, seats }
  }

  /** People who play by requests alone are present as long as they make some. */
  async function appeared(id: string, user: User): Promise<void> {
    sockets.seen(id, user.id)
    await matches.appeared(id, user.id)
  }

  return {
    async match({ request: { user }, id }) {
      const { answer, plays } = await matches.look(id, (live) => {
        const { seats } = mustLook(live.table, user?.id)
        return {
          answer: whole(live, seats, []),
          plays: seats.length > 0 && live.table.status === 'playing',
        }
      })
      if (user !== undefined && plays) await appeared(id, user)
      return answer
    },

    async choose({ request, id, body: { seq, key, seat } }) {
      const answer = await matches.choose(id, { user: request.user?.id, seat }, seq, key)
      if (!answer.ok) throw new RefusalError(answer.code, answer.message)
      if (request.user !== undefined) await appeared(id, request.user)
      return answer
    },

    async history({ request, id, query: { from } }) {
      const { live, seats } = await watched(request, id)
      const upTo = live.standing.filter((seq) => seq >= from).slice(0, PAGE)
      const entries = await readEvents(db, { id: live.id, standing: upTo }, from, PAGE)
      const history = entries.map((entry) => ({ ...entry, events: seen(entry.events, seats) }))
      const opening = from === 0 ? await matches.opening(live.id) : []
      return { opening: seen(opening, seats), history, more: upTo.length === PAGE }
    },

    async past({ request, id, query: { seq, seat } }) {
      const { live, seats } = await watched(request, id)
      if (seat !== undefined && !seats.includes(seat)) throw notYourSeat()
      return readPast(db, games, live, seat ?? viewerOf(seats), seq)
    },

    /** The log and its seed give everything away: only when there is nothing left to hide. */
    async file({ id }) {
      const table = await readTable(db, id)
      if (table.status !== 'over') throw new RefusalError('not-over', 'The match is not over yet.')
      return matchFile(db, games, table)
    },

    async importFile({ request, body: { format: _, seats: __, ...log } }) {
      const id = await imports.take(userOf(request).id, log)
      wake(id)
      return { table: await readTable(db, id) }
    },
  }
}
