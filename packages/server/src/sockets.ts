// The sockets: who may connect, who listens where, and what they receive.

import type { Server as HttpServer } from 'node:http'
import type { NewsKind, Notice, Said, News as Told } from '@sietch/protocol'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import { CLOSING, hangUp, within } from './closing.ts'
import type { Config } from './config.ts'
import { linesOf } from './connections.ts'
import { trustOf } from './http/address.ts'
import { isFromElsewhere, webHeaders } from './http/origin.ts'
import type { Limiter } from './limiter.ts'
import { toldClocks } from './match/clock.ts'
import { isHalted } from './match/halts.ts'
import type { Change, Watcher } from './match/holding.ts'
import type { Live } from './match/live.ts'
import type { Matches } from './match/matches.ts'
import { toldAround, updates } from './match/messages.ts'
import type { Metrics } from './metrics.ts'
import type { News, Nodes } from './nodes.ts'
import type { Identity } from './people/identity.ts'
import { questionsOf, settle, userOf } from './questions.ts'
import { checkSpoken, RefusalError, refusal } from './refusal.ts'
import { parser, type Serialized } from './serialized.ts'
import type { Store } from './store/open.ts'
import {
  inOwnRoom,
  ownRoom,
  personRoom,
  roomsAt,
  spectatorRoom,
  tableRoom,
  talkRoom,
} from './table/access.ts'
import { readNotice } from './table/notices.ts'
import { presencesOf, readPresence } from './table/presence.ts'
import { readTable, type Table } from './table/table.ts'
import { type Heard, readSaid, readWhisper } from './table/talk.ts'

const LARGEST_MESSAGE = 16_384
/** The longest a socket may take to connect. */
const COMING_IN = 60_000

type Parts = {
  readonly config: Config
  readonly store: Store
  readonly matches: Matches
  readonly identity: Identity
  readonly nodes: Nodes
  readonly limiter: Limiter
  readonly metrics: Metrics
  readonly log: Logger
  /** Someone has started watching a match. */
  looked(live: Live): void
}

export type Sockets = Watcher & {
  /** Tells everyone at a table, and every node, that the table has changed. */
  tableChanged(table: Table): void
  tableClosed(id: string): void
  /** Invites those still present to play again. */
  rematch(id: string, next: Table): void
  /** These people's identity has changed or is gone: their sockets must authenticate again. */
  identityChanged(users: readonly string[]): void
  /** The player has done something at the table, with or without a socket. */
  seen(id: string, user: string): void
  /** Is the player watching the table right now, on any node? */
  isWatching(id: string, user: string): Promise<boolean>
  /** Is anyone watching the table on this node? */
  isWatched(id: string): boolean
  /** The tables being watched on this node. */
  watched(): string[]
  close(): Promise<void>
}

export function socketsOf(http: HttpServer, parts: Parts): Sockets {
  const { config, store, matches, identity, nodes, metrics, log, looked } = parts
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
  const { adapter } = io.of('/')
  /** Counts identity changes, so that a socket that is just connecting does not slip through. */
  let changes = 0
  const changed = new Map<string, number>()
  const questions = questionsOf({
    ...parts,
    spoken(table, said) {
      tellSaid(table, said)
      nodes.tell({ kind: 'chat', table, id: said.id })
    },
    whispered(table, heard) {
      tellWhispered(table, heard)
      nodes.tell({ kind: 'whisper', table, id: heard.said.id })
    },
  })
  const lines = linesOf(io, config.limits, trustOf(config.proxies), log)
  io.use(async (socket, next) => {
    try {
      checkSpoken(socket.handshake.auth.protocol)
      socket.data.since = changes
      const user = await identity.userOf(webHeaders(socket.handshake.headers))
      lines.admit(socket, user?.id)
      socket.data.user = user
      socket.data.address = lines.householdOf(socket.request)
      next()
    } catch (error) {
      if (!(error instanceof RefusalError)) log.error({ error }, 'a socket failed')
      next(connectionRefused(error))
    }
  })
  io.on('connection', (socket) => {
    metrics.sockets.inc()
    const user = userOf(socket)
    log.info({ socket: socket.id, person: user?.id }, 'connected')
    socket.on('disconnect', (reason) => {
      metrics.sockets.dec()
      log.info({ socket: socket.id, person: user?.id, reason }, 'disconnected')
    })
    if (user !== undefined) {
      void socket.join(personRoom(user.id))
      if ((changed.get(user.id) ?? 0) > socket.data.since) return close(socket)
    }
    questions.answer(socket)
  })

  const presences = presencesOf({
    store,
    log,
    changed(table) {
      nodes.tell({ kind: 'presence', table })
      tellPresence(table).catch((error: unknown) =>
        log.warn({ error, table }, 'nobody was told who is there'),
      )
    },
  })
  // A player is present while any of their sockets is in their room.
  adapter.on('create-room', (room: string) => inOwnRoom(room, presences.came))
  adapter.on('delete-room', (room: string) => inOwnRoom(room, presences.went))

  const isWatched = (id: string): boolean => adapter.rooms.has(tableRoom(id))

  const socketsIn = (room: string): Socket[] =>
    [...(adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? [])

  /** Moves everyone watching the table to the rooms where they belong now, or out. */
  function resettle(table: Table): void {
    for (const socket of socketsIn(tableRoom(table.id))) {
      settle(socket, table.id, roomsAt(table, userOf(socket)?.id))
    }
  }

  function close(socket: Socket): void {
    socket.data.user = undefined
    for (const room of socket.rooms) void socket.leave(room)
    // The client is not told to stay away: it reconnects with its current cookie.
    socket.conn.close(true)
  }

  function closeAll(users: readonly string[]): void {
    changes++
    for (const user of users) {
      changed.set(user, changes)
      setTimeout(() => changed.delete(user), COMING_IN).unref()
      socketsIn(personRoom(user)).forEach(close)
    }
  }

  /** Disconnects everyone whose identity has changed. */
  async function recognize(): Promise<void> {
    for (const socket of [...io.of('/').sockets.values()]) {
      const known = userOf(socket)?.id
      if (known === undefined) continue
      const user = await identity.userOf(webHeaders(socket.handshake.headers))
      if (user?.id !== known) close(socket)
    }
  }

  /** Says it to all who are in the room. */
  function tell<K extends NewsKind>(room: string, kind: K, news: Told<K> | Serialized<Told<K>>): void {
    io.to(room).emit(kind, news)
  }

  function tellMoved(change: Change): void {
    const { id } = change.live
    const roomOf = (looker: string | null): string =>
      looker === null ? spectatorRoom(id) : ownRoom(id, looker)
    for (const [looker, update] of updates(change, (one) => adapter.rooms.has(roomOf(one)))) {
      tell(roomOf(looker), 'update', update)
    }
  }

  function tellArranged(live: Live): void {
    const { id, table, seq, request, paused } = live
    resettle(table)
    const clocks = toldClocks(live.clocks, paused)
    tell(tableRoom(id), 'table', { table, seq, clocks, now: Date.now(), request, ...toldAround(live) })
  }

  function tellTable(table: Table): void {
    tell(tableRoom(table.id), 'table', { table })
    resettle(table)
  }

  const tellSaid = (id: string, said: Said): void => tell(talkRoom(id), 'chat', { table: id, said })

  const tellNoticed = (id: string, notice: Notice): void =>
    tell(tableRoom(id), 'notice', { table: id, notice })

  async function tellPresence(id: string): Promise<void> {
    if (!isWatched(id)) return
    const presence = (await readPresence(store.db, [id])).get(id) ?? []
    tell(tableRoom(id), 'presence', { table: id, presence })
  }

  function tellWhispered(id: string, { said, readers }: Heard): void {
    for (const user of readers) tell(ownRoom(id, user), 'whisper', { table: id, said })
  }

  /** What another node has done, sent to those watching from here. */
  async function hear(news: News): Promise<void> {
    if (news.kind === 'people') return closeAll(news.ids)
    const { table: id } = news
    if (!isWatched(id)) {
      // No one is watching; but who sits where also matters when someone chooses.
      if (news.kind === 'table') await matches.reread(id)
      return
    }
    switch (news.kind) {
      case 'match': {
        const live = await matches.follow(id)
        if (live === undefined) tellArranged(await matches.get(id))
        else if (!news.isWatched) looked(live)
        return
      }
      case 'table':
        await matches.reread(id)
        return tellTable(await readTable(store.db, id))
      case 'chat': {
        const said = await readSaid(store.db, news.id)
        if (said !== undefined) tellSaid(id, said)
        return
      }
      case 'notice': {
        const notice = await readNotice(store.db, news.id)
        if (notice !== undefined) tellNoticed(id, notice)
        return
      }
      case 'presence':
        return tellPresence(id)
      case 'whisper': {
        const heard = await readWhisper(store.db, news.id)
        if (heard !== undefined) tellWhispered(id, heard)
        return
      }
      case 'closed':
        return tell(tableRoom(id), 'closed', { table: id })
      case 'rematch':
        return tell(tableRoom(id), 'rematch', { table: id, next: news.next })
    }
  }

  const watched = (): string[] =>
    [...adapter.rooms.keys()].filter((room) => room.endsWith(':')).map((room) => room.slice(0, -1))

  nodes.listen({
    hear: (news) =>
      void hear(news).catch((error: unknown) => {
        // Viewers of a halted match are told through its table.
        if (isHalted(error)) return
        // It is gone by now, which is announced separately.
        if (error instanceof RefusalError && error.code === 'no-such-table') return
        if (error instanceof RefusalError && error.code === 'newer-rules' && 'table' in news) {
          // This node cannot show how it goes on: the newer node will once they reconnect.
          io.to(tableRoom(news.table)).emit('refused', refusal(error.code, error.message))
          return
        }
        log.error({ error, news }, 'news were not passed on')
      }),
    missed() {
      for (const table of watched()) {
        for (const kind of ['table', 'match'] as const) this.hear({ kind, table, isWatched: true })
      }
      recognize().catch((error: unknown) => log.error({ error }, 'it is not known who is there'))
    },
    isWatching: (id, user) => isWatchingHere(id, user),
  })

  const isWatchingHere = (id: string, user: string): boolean =>
    socketsIn(personRoom(user)).some(({ rooms }) => rooms.has(tableRoom(id)))

  return {
    moved(change) {
      tellMoved(change)
      const { id: table } = change.live
      nodes.tell({ kind: 'match', table, isWatched: isWatched(table) })
    },
    movedElsewhere: tellMoved,
    arranged(live) {
      tellArranged(live)
      nodes.tell({ kind: 'match', table: live.id, isWatched: isWatched(live.id) })
    },
    arrangedElsewhere: tellArranged,
    noted({ id: table }, notice) {
      tellNoticed(table, notice)
      nodes.tell({ kind: 'notice', table, id: notice.id })
    },
    halted(id) {
      readTable(store.db, id).then(this.tableChanged, (error: unknown) =>
        log.error({ error, table: id }, 'nobody was told that a match cannot go on'),
      )
    },
    tableChanged(table) {
      tellTable(table)
      nodes.tell({ kind: 'table', table: table.id })
    },
    tableClosed(id) {
      tell(tableRoom(id), 'closed', { table: id })
      nodes.tell({ kind: 'closed', table: id })
    },
    rematch(id, next) {
      tell(tableRoom(id), 'rematch', { table: id, next: next.id })
      nodes.tell({ kind: 'rematch', table: id, next: next.id })
    },
    identityChanged(users) {
      closeAll(users)
      nodes.tell({ kind: 'people', ids: users })
    },
    seen: presences.seen,
    async isWatching(id, user) {
      return isWatchingHere(id, user) || nodes.isWatchingElsewhere(id, user)
    },
    isWatched,
    watched,
    async close() {
      await within(CLOSING, questions.close())
      await within(CLOSING, hangUp(io))
      await within(CLOSING, presences.close())
      await io.close()
    },
  }
}

/** How Socket.IO tells a client why it may not connect: the refusal is in `data`. */
function connectionRefused(error: unknown): Error {
  const { code, message } =
    error instanceof RefusalError
      ? error
      : new RefusalError('failed', 'Something went wrong here. Try again.')
  return Object.assign(new Error(message), { data: refusal(code, message) })
}
