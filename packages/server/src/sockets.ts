// The sockets: who listens where, what they may send, and what they are told.

import type { Server as HttpServer } from 'node:http'
import type { Viewer } from '@sietch/kernel'
import {
  type Answer,
  type Happened,
  LIMITS,
  type Message,
  type Question,
  type Said,
  type User,
} from '@sietch/protocol'
import { QUESTIONS } from '@sietch/protocol/schemas'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import { CLOSING, hangUp, within } from './closing.ts'
import type { Config } from './config.ts'
import { linesOf } from './connections.ts'
import { trustOf } from './http/address.ts'
import { isFromElsewhere, webHeaders } from './http/origin.ts'
import { type Limiter, nobodyAt } from './limiter.ts'
import { isHalted } from './match/halts.ts'
import { type Live, readEvents } from './match/live.ts'
import type { Change, Matches, Watcher } from './match/matches.ts'
import { seen, updates, whole } from './match/messages.ts'
import type { Metrics } from './metrics.ts'
import type { News, Nodes } from './nodes.ts'
import type { Identity } from './people/identity.ts'
import { readableText } from './people/words.ts'
import { checkSpoken, type RefusalAnswer, RefusalError, refusal, tooFast } from './refusal.ts'
import { parser } from './serialized.ts'
import type { Store } from './store/open.ts'
import {
  isOfTable,
  mustLook,
  personRoom,
  roomsAt,
  seatRoom,
  spectatorRoom,
  tableRoom,
  talkRoom,
} from './table/access.ts'
import { readTable, seatOf, type Table } from './table/table.ts'
import { readChat, readSaid, say } from './table/talk.ts'

/** Entries that somebody who begins to watch is told; older ones are there for the asking. */
const RECENT = 40
/** What looking at a whole match costs, in ordinary messages. */
const WEIGHTS: Readonly<Partial<Record<string, number>>> = { watch: 20 }
const LARGEST_MESSAGE = 16_384
/** Longer no socket takes to come in. */
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
  /** Somebody has begun to look at a match. */
  looked(live: Live): void
}

export type Sockets = Watcher & {
  /** Tells everybody at a table, and every node, that the table has changed. */
  tableChanged(table: Table): void
  tableClosed(id: string): void
  /** Invites those who are still there to play again. */
  rematch(id: string, next: Table): void
  /** These people have become somebody else or nobody: their sockets have to say again who they are. */
  identityChanged(users: readonly string[]): void
  /** Is the player looking at the table just now, on any node? */
  isWatching(id: string, user: string): Promise<boolean>
  /** Does anybody look at the table on this node? */
  isWatched(id: string): boolean
  /** The tables that somebody on this node looks at. */
  watched(): string[]
  close(): Promise<void>
}

export function socketsOf(http: HttpServer, parts: Parts): Sockets {
  const { config, store, matches, identity, limiter, nodes, metrics, log, looked } = parts
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
  /** What has been asked and is not answered yet. */
  const underWay = new Set<Promise<void>>()
  let isClosing = false
  /** Numbers the changes of who somebody is, so that a socket that was just coming in does not slip through. */
  let changes = 0
  const changed = new Map<string, number>()
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
    receive(socket)
  })

  const handlers: {
    readonly [Q in Question]: (socket: Socket, message: Message<Q>) => Promise<Answer<Q> | RefusalAnswer>
  } = {
    async watch(socket, { table: id, since }) {
      const user = userOf(socket)?.id
      const table = await listen(socket, id)
      const before = mustLook(table, user)
      const chat = before.hearsTalk ? await readChat(store.db, id) : []
      if (table.status === 'open') return { table, viewer: before.viewer, chat, match: null }
      const now = await matches.look(id, lookAt).catch((error: unknown) => {
        if (isHalted(error)) return undefined
        throw error
      })
      if (now === undefined) {
        return { table: await readTable(store.db, id), viewer: before.viewer, chat, match: null }
      }
      const { live, viewer, match } = now
      const events = await readEvents(store.db, live, since ?? 0, RECENT)
      const history: Happened[] = events.map((one) => ({ ...one, events: seen(one.events, viewer) }))
      return { table: live.table, viewer, chat, match: { ...match, history } }

      function lookAt(live: Live) {
        const { viewer } = mustLook(live.table, user)
        looked(live)
        return { live, viewer, match: whole(live, viewer, []) }
      }
    },

    async unwatch(socket, { table }) {
      settle(socket, table, new Set())
      return {}
    },

    async choose(socket, { table, seq, key }) {
      const start = performance.now()
      const answer = await matches.choose(table, actorOf(socket), seq, key)
      metrics.choices.inc({ result: answer.ok ? 'ok' : answer.code })
      metrics.choosing.observe((performance.now() - start) / 1000)
      return answer.ok || answer.code !== 'stale' ? answer : { ...answer, match: await now(socket, table) }
    },

    async undo(socket, { table, seq }) {
      const answer = await matches.undo(table, actorOf(socket), seq)
      return answer.ok || answer.code !== 'stale' ? answer : { ...answer, match: await now(socket, table) }
    },

    async 'answer-undo'(socket, { table, agree }) {
      return matches.answerUndo(table, actorOf(socket), agree)
    },

    async chat(socket, { table: id, text: given }) {
      const text = readableText(given).trim()
      if (text === '' || text.length > LIMITS.chat) {
        throw new RefusalError('bad-message', `text: 1 to ${LIMITS.chat} characters that can be read`)
      }
      const user = userOf(socket)
      if (user === undefined) throw new RefusalError('no-name', 'Say who you are first.')
      const table = await readTable(store.db, id)
      if (seatOf(table, user.id) === undefined)
        throw new RefusalError('not-at-table', 'Only players talk here.')
      if (!limiter.allows('chat', clientOf(socket))) throw tooFast()
      const said = await say(store.db, id, user, text)
      tell(id, said)
      nodes.tell({ kind: 'chat', table: id, id: said.id })
      return {}
    },
  }

  const userOf = (socket: Socket): User | undefined => socket.data.user
  const clientOf = (socket: Socket) => {
    const address: string = socket.data.address
    return { address, person: userOf(socket)?.id ?? nobodyAt(address) }
  }

  const actorOf = (socket: Socket) => ({ user: userOf(socket)?.id })

  const isWatched = (id: string): boolean => adapter.rooms.has(tableRoom(id))

  const socketsIn = (room: string): Socket[] =>
    [...(adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? [])

  const now = (socket: Socket, id: string) =>
    matches.look(id, (live) => whole(live, mustLook(live.table, userOf(socket)?.id).viewer, []))

  /** The socket is in these rooms of the table and in no other. */
  function settle(socket: Socket, id: string, rooms: ReadonlySet<string>): void {
    for (const room of [...socket.rooms]) {
      if (isOfTable(room, id) && !rooms.has(room)) void socket.leave(room)
    }
    void socket.join([...rooms])
  }

  /** Begins to listen before looking: an update may come twice, but none is missed. */
  async function listen(socket: Socket, id: string): Promise<Table> {
    const user = userOf(socket)?.id
    const seated = (table: Table) => [...roomsAt(table, user)].join()
    for (let table = await readTable(store.db, id); ; ) {
      settle(socket, id, roomsAt(table, user))
      mustLook(table, user)
      // The seats may have changed between the question and the answer.
      const again = await readTable(store.db, id)
      if (seated(again) === seated(table)) return again
      table = again
    }
  }

  /** Everybody who looks at the table goes to where they belong now, or out. */
  function resettle(table: Table): void {
    for (const socket of socketsIn(tableRoom(table.id))) {
      settle(socket, table.id, roomsAt(table, userOf(socket)?.id))
    }
  }

  function close(socket: Socket): void {
    socket.data.user = undefined
    for (const room of socket.rooms) void socket.leave(room)
    // The client is not told to stay away: it comes again with the cookie that it has now.
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

  /** Everybody who is connected is still who they were, or goes. */
  async function recognize(): Promise<void> {
    for (const socket of [...io.of('/').sockets.values()]) {
      const known = userOf(socket)?.id
      if (known === undefined) continue
      const user = await identity.userOf(webHeaders(socket.handshake.headers))
      if (user?.id !== known) close(socket)
    }
  }

  function tellMoved(change: Change): void {
    const { id, table } = change.live
    const roomOf = (viewer: Viewer): string =>
      viewer === 'spectator' ? spectatorRoom(id) : seatRoom(id, viewer, table.seats[viewer]?.user?.id ?? '')
    for (const [viewer, update] of updates(change, (one) => adapter.rooms.has(roomOf(one)))) {
      io.to(roomOf(viewer)).emit('update', update)
    }
  }

  function tellArranged({ id, table, seq, clocks: { left, since }, request }: Live): void {
    resettle(table)
    io.to(tableRoom(id)).emit('table', { table, seq, clocks: { left, since }, now: Date.now(), request })
  }

  function tellTable(table: Table): void {
    io.to(tableRoom(table.id)).emit('table', { table })
    resettle(table)
  }

  const tell = (id: string, said: Said): void => void io.to(talkRoom(id)).emit('chat', { table: id, said })

  /** What another node has done, told to those who look from here. */
  async function hear(news: News): Promise<void> {
    if (news.kind === 'people') return closeAll(news.ids)
    const { table: id } = news
    if (!isWatched(id)) {
      // Nobody looks; but who sits where is also asked when somebody chooses.
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
        if (said !== undefined) tell(id, said)
        return
      }
      case 'closed':
        return void io.to(tableRoom(id)).emit('closed', { table: id })
      case 'rematch':
        return void io.to(tableRoom(id)).emit('rematch', { table: id, next: news.next })
    }
  }

  const watched = (): string[] =>
    [...adapter.rooms.keys()].filter((room) => room.endsWith(':')).map((room) => room.slice(0, -1))

  nodes.listen({
    hear: (news) =>
      void hear(news).catch((error: unknown) => {
        // Those who look learn it when they choose; the newer node serves them once they come again. And of a match that
        // stands still they hear as news of its table.
        if (error instanceof RefusalError && (error.code === 'newer-rules' || isHalted(error))) return
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

  function receive(socket: Socket): void {
    socket.onAny((name: string, message: unknown, ...rest: unknown[]) => {
      const last = rest.at(-1) ?? message
      const acknowledge = typeof last === 'function' ? last : undefined
      const about = { message: name, table: tableIn(message), person: userOf(socket)?.id }
      const refuse = ({ code, message: text }: RefusalError) => {
        metrics.refusedMessages.inc({ code })
        log.info({ ...about, code }, 'a message is refused')
        if (acknowledge) acknowledge(refusal(code, text))
        else socket.emit('refused', refusal(code, text))
      }
      if (!limiter.allows('message', clientOf(socket), WEIGHTS[name])) return refuse(tooFast())
      if (!Object.hasOwn(QUESTIONS, name)) {
        return refuse(new RefusalError('no-such-message', 'There is no such message.'))
      }
      // Without an answer the client sends it again, to the next server.
      if (isClosing) return
      const answered = handle(socket, name as Question, message).then(
        (done) => answer(done),
        (error: unknown) => {
          if (error instanceof RefusalError) return refuse(error)
          log.error({ ...about, error }, 'a message failed')
          refuse(new RefusalError('failed', 'Something went wrong here. Try again.'))
        },
      )
      underWay.add(answered)
      void answered.finally(() => underWay.delete(answered))

      /** Whoever did not ask to be answered hears only what went wrong. */
      function answer(done: object): void {
        if (acknowledge) acknowledge({ ok: true, ...done })
        else if ('ok' in done && done.ok === false) socket.emit('refused', done)
      }
    })
  }

  async function handle<Q extends Question>(socket: Socket, name: Q, raw: unknown): Promise<object> {
    const parsed = QUESTIONS[name].message.safeParse(raw)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const where = issue?.path.join('.') || 'the message'
      throw new RefusalError('bad-message', `${where}: ${issue?.message ?? 'not understood'}`)
    }
    return handlers[name](socket, parsed.data as Message<Q>)
  }

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
      io.to(tableRoom(id)).emit('closed', { table: id })
      nodes.tell({ kind: 'closed', table: id })
    },
    rematch(id, next) {
      io.to(tableRoom(id)).emit('rematch', { table: id, next: next.id })
      nodes.tell({ kind: 'rematch', table: id, next: next.id })
    },
    identityChanged(users) {
      closeAll(users)
      nodes.tell({ kind: 'people', ids: users })
    },
    async isWatching(id, user) {
      return isWatchingHere(id, user) || nodes.isWatchingElsewhere(id, user)
    },
    isWatched,
    watched,
    async close() {
      isClosing = true
      await within(CLOSING, Promise.allSettled(underWay))
      await within(CLOSING, hangUp(io))
      await io.close()
    },
  }
}

/** The table that a message claims to be about, for the log. */
function tableIn(message: unknown): string | undefined {
  const isAbout = typeof message === 'object' && message !== null && 'table' in message
  return isAbout && typeof message.table === 'string' ? message.table.slice(0, 40) : undefined
}

/** As Socket.IO tells a client why it may not connect: the refusal is in `data`. */
function connectionRefused(error: unknown): Error {
  const { code, message } =
    error instanceof RefusalError
      ? error
      : new RefusalError('failed', 'Something went wrong here. Try again.')
  return Object.assign(new Error(message), { data: refusal(code, message) })
}
