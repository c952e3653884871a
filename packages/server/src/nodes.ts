// How the nodes on one PostgreSQL tell each other what happens: Socket.IO's messages between servers, sent with NOTIFY
// and heard with LISTEN. A message that was not sent, or may not have been heard, is a gap; after it everybody at the
// node concerned looks again, so that a broken line costs time and nothing else.

import pg from 'pg'
import type { Logger } from 'pino'
import type { Namespace } from 'socket.io'
import {
  type BroadcastOptions,
  ClusterAdapterWithHeartbeat,
  type ClusterMessage,
  type ClusterResponse,
  MessageType,
} from 'socket.io-adapter'
import { connectionTo } from './store/postgres.ts'

const CHANNEL = 'sietch'
/** Of a notification of PostgreSQL; what is longer is left in a table, and the notification says where. */
const LONGEST = 7900
const MOST_AT_ONCE = 100
const MOST_WAITING = 10_000
const HEARTBEAT = 5000
/** Every node hears its own heart, too: so long a silence means that the line is dead. */
const SILENCE = 3 * HEARTBEAT
const TRY_AGAIN = 1000
const TIDY_EVERY = 30_000

type Message = ClusterMessage | ClusterResponse
/** What a notification holds: a message, or where it lies. */
type Note = Message | { readonly uid: string; readonly left: number }

type Parts = {
  readonly databaseUrl: string
  readonly pool: pg.Pool
  /** Milliseconds that PostgreSQL may take for an answer. */
  readonly timeout: number
  readonly log: Logger
  /** Other nodes may have said something that was not heard here. */
  onGap(): void
}

export const nodesAdapter = (parts: Parts) =>
  class extends Nodes {
    constructor(namespace: Namespace) {
      super(namespace, parts)
    }
  }

/** The event that tells another node of a gap. */
export const GAP = 'gap'

class Nodes extends ClusterAdapterWithHeartbeat {
  readonly #parts: Parts
  #outgoing: Message[] = []
  #sending: Promise<void> | undefined
  /** Something could not be sent: the others have a gap. */
  #isMute = false
  #incoming: Promise<void> = Promise.resolve()
  #heard = 0
  #hangUp: () => void = () => {}
  #isClosed = false
  readonly #timers: readonly NodeJS.Timeout[]

  constructor(namespace: Namespace, parts: Parts) {
    super(namespace, { heartbeatInterval: HEARTBEAT, heartbeatTimeout: 2 * HEARTBEAT })
    this.#parts = parts
    this.#timers = [
      setInterval(() => this.#isSilent() && this.#hangUp(), TRY_AGAIN),
      setInterval(() => void this.#tidy(), TIDY_EVERY),
    ]
    void this.#listen()
  }

  /** Those at this node need not wait for PostgreSQL. */
  override async broadcast(packet: object, options: BroadcastOptions): Promise<void> {
    const { rooms, except = new Set(), flags = {} } = options
    void super.broadcast(packet, { ...options, flags: { ...flags, local: true } })
    if (flags.local) return
    const opts = { rooms: [...rooms], except: [...except], flags }
    this.publish({ type: MessageType.BROADCAST, data: { packet, opts } })
  }

  protected override async doPublish(message: ClusterMessage): Promise<string> {
    this.#send(message)
    return ''
  }

  protected override async doPublishResponse(_: string, response: ClusterResponse): Promise<void> {
    this.#send(response)
  }

  override async close(): Promise<void> {
    super.close()
    await this.#sending
    this.#isClosed = true
    for (const timer of this.#timers) clearInterval(timer)
    this.#hangUp()
  }

  #send(message: Message): void {
    if (this.#outgoing.push(message) > MOST_WAITING) {
      this.#outgoing = []
      this.#isMute = true
    }
    this.#sending ??= this.#drain()
  }

  /** One batch after the other, so that what happens is heard in its order. */
  async #drain(): Promise<void> {
    while (this.#outgoing.length > 0) {
      const batch = this.#outgoing.splice(0, MOST_AT_ONCE)
      if (this.#isMute) batch.unshift(this.#gapMessage())
      try {
        const notes = await Promise.all(batch.map((message) => this.#noteOf(message)))
        await this.#parts.pool.query('select pg_notify($1, unnest($2::text[]))', [CHANNEL, notes])
        this.#isMute = false
      } catch (error) {
        this.#isMute = true
        this.#parts.log.warn({ error }, 'the other nodes could not be told')
      }
    }
    this.#sending = undefined
  }

  #gapMessage(): ClusterMessage {
    const { uid, nsp } = this
    return { uid, nsp: nsp.name, type: MessageType.SERVER_SIDE_EMIT, data: { packet: [GAP] } }
  }

  async #noteOf(message: Message): Promise<string> {
    const text = JSON.stringify(message)
    if (Buffer.byteLength(text) <= LONGEST) return text
    const { rows } = await this.#parts.pool.query<{ id: number }>(
      'insert into socket_io_attachments (payload) values ($1) returning id',
      [Buffer.from(text)],
    )
    return JSON.stringify({ uid: this.uid, left: rows[0]?.id })
  }

  /** Listens for as long as this node runs, over one connection after the other. */
  async #listen(): Promise<void> {
    const { databaseUrl, timeout, log, onGap } = this.#parts
    while (!this.#isClosed) {
      const client = new pg.Client({
        ...connectionTo(databaseUrl, timeout),
        query_timeout: timeout,
        application_name: 'sietch-listener',
      })
      try {
        const end = new Promise<void>((resolve) => {
          client.on('end', resolve)
          client.on('error', () => resolve())
          this.#hangUp = resolve
        })
        client.on('notification', ({ payload }) => this.#hear(payload))
        await client.connect()
        await client.query(`listen ${CHANNEL}`)
        this.#heard = Date.now()
        onGap()
        await end
        if (!this.#isClosed) log.warn('the other nodes cannot be heard')
      } catch (error) {
        if (!this.#isClosed) log.warn({ error }, 'the other nodes cannot be heard')
      }
      client.end().catch(() => {})
      if (!this.#isClosed) await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN))
    }
  }

  #isSilent(): boolean {
    return Date.now() - this.#heard > SILENCE
  }

  #hear(payload: string | undefined): void {
    this.#heard = Date.now()
    this.#incoming = this.#incoming
      .then(() => this.#take(JSON.parse(payload ?? '') as Note))
      .catch((error: unknown) => {
        if (this.#isClosed) return
        this.#parts.log.warn({ error }, 'another node was not understood')
        this.#parts.onGap()
      })
  }

  async #take(note: Note): Promise<void> {
    if (note.uid === this.uid) return
    if (!('left' in note)) return this.onMessage(note as ClusterMessage)
    const { rows } = await this.#parts.pool.query<{ payload: Buffer }>(
      'select payload from socket_io_attachments where id = $1',
      [note.left],
    )
    const [row] = rows
    if (row === undefined) throw new Error('What was left for this node is gone.')
    this.onMessage(JSON.parse(row.payload.toString()) as ClusterMessage)
  }

  /** Whoever has not read by now what was left for them has a gap, and knows it. */
  async #tidy(): Promise<void> {
    await this.#parts.pool
      .query("delete from socket_io_attachments where created_at < now() - interval '30 seconds'")
      .catch((error: unknown) => this.#parts.log.warn({ error }, 'old messages could not be removed'))
  }
}
