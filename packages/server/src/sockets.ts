// The sockets: who listens where, what they may send, and what they are told.

import type { Server as HttpServer } from 'node:http'
import type { Viewer } from '@sietch/kernel'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import type { Config } from './config.ts'
import { isFromElsewhere, webHeaders } from './http/origin.ts'
import { readEvents } from './match/live.ts'
import type { Matches, Watcher } from './match/matches.ts'
import { type Happened, seen, updates, whole } from './match/messages.ts'
import type { Metrics } from './metrics.ts'
import { GAP, nodesAdapter } from './nodes.ts'
import type { Identity, User } from './people/identity.ts'
import { bucket } from './rate.ts'
import { Refused, refusal } from './refusal.ts'
import { type Message, type MessageName, messages } from './socket-messages.ts'
import { parser } from './spelled.ts'
import type { Store } from './store/open.ts'
import { readTable, seatOf, type Table } from './table/table.ts'
import { readChat, say } from './table/talk.ts'

/** Entries that somebody who begins to watch is told; older ones are there for the asking. */
const RECENT = 40
const CHATS_A_SECOND = 0.5
const CHATS_AT_ONCE = 5
const LARGEST_MESSAGE = 16_384

type Parts = {
  readonly config: Config
  readonly store: Store
  readonly matches: Matches
  readonly identity: Identity
  readonly metrics: Metrics
  readonly log: Logger
}

const roomOf = (table: string, viewer: Viewer): string => `${table}:${viewer}`

export type Sockets = Watcher & {
  /** Tells everybody at a table, and every node, that the table has changed. */
  tableChanged(table: Table): void
  tableClosed(id: string): void
  /** Invites those who are still there to play again. */
  rematch(id: string, next: Table): void
  /** Is the player looking at the table just now, on any node? */
  isWatching(id: string, viewer: Viewer): Promise<boolean>
  close(): Promise<void>
}

export function socketsOf(http: HttpServer, parts: Parts): Sockets {
  const { config, store, matches, identity, metrics, log } = parts
  const io = new Server(http, {
    path: '/socket',
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    transports: ['websocket', 'polling'],
    // Updates are small; deflating each costs more time and memory than it saves.
    perMessageDeflate: false,
    parser,
    allowRequest: (request, answer) => {
      const elsewhere = isFromElsewhere(request.headers, config.publicUrl)
      answer(elsewhere ? 'This page may not connect here.' : undefined, !elsewhere)
    },
  })
  if (store.pool !== undefined) {
    const { pool } = store
    const { databaseUrl = '', databaseTimeout } = config
    io.adapter(nodesAdapter({ databaseUrl, timeout: databaseTimeout, pool, log, onGap: lookAgain }))
  }
  io.on(GAP, lookAgain)
  io.on('table', (id: string) => {
    matches.reread(id).catch((error: unknown) => log.error({ error }, 'a table could not be read again'))
  })
  io.use((socket, next) => {
    identity.userOf(webHeaders(socket.handshake.headers)).then((user) => {
      socket.data.user = user
      next()
    }, next)
  })
  io.on('connection', (socket) => {
    metrics.sockets.inc()
    socket.on('disconnect', () => metrics.sockets.dec())
    receive(socket)
  })

  const handlers: { readonly [N in MessageName]: (socket: Socket, message: Message<N>) => Promise<object> } =
    {
      async watch(socket, { table: id, since }) {
        const table = await readTable(store.db, id)
        const seat = seatOf(table, userOf(socket)?.id)
        if (seat === undefined && !table.options.spectators && table.status !== 'over') {
          throw new Refused('no-spectators', 'This table has no room for spectators.', 403)
        }
        const viewer = seat ?? 'spectator'
        await leave(socket, id)
        // Listening begins before looking: an update may come twice, but none is missed.
        await socket.join([id, roomOf(id, viewer)])
        const chat = await readChat(store.db, id)
        if (table.status === 'open') return { table, viewer, chat, match: null }
        const live = await matches.current(id)
        const events = await readEvents(store.db, live, since ?? 0, RECENT)
        const history: Happened[] = events.map((one) => ({ ...one, events: seen(one.events, viewer) }))
        return { table: live.table, viewer, chat, match: whole(live, viewer, history) }
      },

      async unwatch(socket, { table }) {
        await leave(socket, table)
        return {}
      },

      async choose(socket, { table, seq, key }) {
        const start = performance.now()
        const answer = await matches.choose(table, await seatAt(socket, table), seq, key)
        metrics.choices.inc({ result: answer.ok ? 'ok' : answer.code })
        metrics.choosing.observe((performance.now() - start) / 1000)
        return answer.ok || answer.code !== 'stale' ? answer : { ...answer, match: await now(socket, table) }
      },

      async undo(socket, { table, seq }) {
        const answer = await matches.undo(table, await seatAt(socket, table), seq)
        return answer.ok || answer.code !== 'stale' ? answer : { ...answer, match: await now(socket, table) }
      },

      async 'answer-undo'(socket, { table, agree }) {
        return matches.answerUndo(table, await seatAt(socket, table), agree)
      },

      async chat(socket, { table: id, text }) {
        const user = userOf(socket)
        if (user === undefined) throw new Refused('no-name', 'Say who you are first.', 401)
        const table = await readTable(store.db, id)
        if (seatOf(table, user.id) === undefined)
          throw new Refused('not-at-table', 'Only players talk here.', 403)
        socket.data.chats ??= bucket(CHATS_A_SECOND, CHATS_AT_ONCE)
        if (!socket.data.chats()) throw new Refused('too-fast', 'Not so fast.', 429)
        io.to(id).emit('chat', { table: id, said: await say(store.db, id, user, text) })
        return {}
      },
    }

  /** What other nodes did may have been missed: nothing that is remembered is believed, and everybody looks again. */
  function lookAgain(): void {
    matches.forgetAll()
    for (const socket of io.of('/').sockets.values()) {
      for (const table of socket.rooms) {
        if (table !== socket.id && !table.includes(':')) socket.emit('again', { table })
      }
    }
  }

  const userOf = (socket: Socket): User | undefined => socket.data.user

  /** Of the sockets at other nodes nothing is known here. */
  const mayBeThere = (room: string): boolean => store.pool !== undefined || io.of('/').adapter.rooms.has(room)

  async function seatAt(socket: Socket, id: string): Promise<number> {
    const { table } = await matches.get(id)
    const seat = seatOf(table, userOf(socket)?.id)
    if (seat === undefined) throw new Refused('not-your-seat', 'You do not sit at this table.', 403)
    if (table.seats[seat]?.bot !== null) {
      throw new Refused('substituted', 'A bot plays for you. Take your seat back first.', 409)
    }
    return seat
  }

  async function now(socket: Socket, id: string) {
    const live = await matches.current(id)
    return whole(live, seatOf(live.table, userOf(socket)?.id) ?? 'spectator', [])
  }

  async function leave(socket: Socket, id: string): Promise<void> {
    for (const room of socket.rooms) if (room === id || room.startsWith(`${id}:`)) await socket.leave(room)
  }

  function receive(socket: Socket): void {
    const allowed = bucket(config.socketLimit, config.socketLimit * 3)
    socket.onAny((name: string, message: unknown, ...rest: unknown[]) => {
      const last = rest.at(-1) ?? message
      const answer = typeof last === 'function' ? last : (error: object) => void socket.emit('refused', error)
      const refuse = (code: string, text: string) => {
        metrics.refusedMessages.inc({ code })
        answer(refusal(code, text))
      }
      if (!allowed()) return refuse('too-fast', 'Too many messages. Wait a moment.')
      if (!Object.hasOwn(messages, name)) return refuse('no-such-message', 'There is no such message.')
      handle(socket, name as MessageName, message).then(
        (done) => answer({ ok: true, ...done }),
        (error: unknown) => {
          if (error instanceof Refused) return refuse(error.code, error.message)
          log.error({ error, message: name }, 'a message failed')
          refuse('failed', 'Something went wrong here. Try again.')
        },
      )
    })
  }

  async function handle<N extends MessageName>(socket: Socket, name: N, raw: unknown): Promise<object> {
    const parsed = messages[name].safeParse(raw)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const where = issue?.path.join('.') || 'the message'
      throw new Refused('bad-message', `${where}: ${issue?.message ?? 'not understood'}`)
    }
    return handlers[name](socket, parsed.data as Message<N>)
  }

  return {
    moved(change) {
      const { id } = change.live
      for (const [viewer, update] of updates(change, (one) => mayBeThere(roomOf(id, one)))) {
        // Between nodes large messages do not travel as JSON.
        const message = store.pool === undefined ? update : update.toJSON()
        io.to(roomOf(id, viewer)).emit('update', message)
      }
    },
    arranged({ id, table, seq, clocks, request }) {
      io.to(id).emit('table', { table, seq, clocks, now: Date.now(), request })
    },
    tableChanged(table) {
      io.to(table.id).emit('table', { table })
      if (store.pool !== undefined) io.serverSideEmit('table', table.id)
    },
    tableClosed(id) {
      io.to(id).emit('closed', { table: id })
    },
    rematch(id, next) {
      io.to(id).emit('rematch', { table: id, next: next.id })
    },
    async isWatching(id, viewer) {
      return (await io.in(roomOf(id, viewer)).fetchSockets()).length > 0
    },
    close: () => io.close(),
  }
}
