// Somebody who comes to a server over the network: with requests, and perhaps with a socket.

import type { Json } from '@sietch/kernel'
import { io, type Socket } from 'socket.io-client'
import { applyPatch } from './apply-patch.ts'
import type { Table, Update, Whole } from './messages.ts'

type Answered = { status: number; headers: Headers; body: Record<string, unknown> }

/** Somebody with a browser of their own: cookies, requests, and perhaps a socket. */
export class Person {
  readonly url: string
  cookie = ''
  id = ''

  constructor(url: string) {
    this.url = url
  }

  static async named(url: string, name: string): Promise<Person> {
    const person = new Person(url)
    const { body } = await person.ask('POST', '/api/guest', { name })
    person.id = (body.user as { id: string }).id
    return person
  }

  /** The same person at another node. */
  at(url: string): Person {
    const same = new Person(url)
    same.cookie = this.cookie
    same.id = this.id
    return same
  }

  async ask(
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) this.cookie = set.join('; ')
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') ? JSON.parse(text) : { text },
    }
  }

  /** The table that comes of it; throws when it is refused. */
  async table(path: string, json: unknown = {}): Promise<Table> {
    const { status, body } = await this.ask('POST', path, json)
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body.table as Table
  }

  async connect(): Promise<Socket> {
    const socket = io(this.url, {
      path: '/socket',
      transports: ['websocket'],
      forceNew: true,
      timeout: 60_000, // a busy machine takes its time
      extraHeaders: this.cookie === '' ? {} : { cookie: this.cookie },
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return socket
  }

  async watch(table: string): Promise<Watched> {
    return Watched.at(await this.connect(), table)
  }
}

/** A client's picture of a match, kept up to date by patches as docs/protocol.md says. */
export class Watched {
  readonly socket: Socket
  readonly table: string
  match: Whole
  updates: Update[] = []
  #waiting: (() => void)[] = []

  private constructor(socket: Socket, table: string, match: Whole) {
    this.socket = socket
    this.table = table
    this.match = match
    socket.on('update', (update: Update) => {
      if (update.table !== table || update.seq <= this.match.seq) return
      if (update.seq === this.match.seq + 1) this.#take(update)
      else void this.#catchUp()
    })
    socket.on('table', ({ table: { id }, seq }: { table: Table; seq?: number }) => {
      if (id === table && seq !== undefined && seq > this.match.seq) void this.#catchUp()
    })
  }

  #take(update: Update): void {
    const { patch, events: _, by: __, back: ___, ...rest } = update
    const { prompt, outcome, reveal, ...kept } = this.match
    this.match = { ...kept, ...rest, view: applyPatch(kept.view as Json, patch) }
    this.updates.push(update)
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** An update was missed, or overtaken by the next. */
  async #catchUp(): Promise<void> {
    const { match } = await this.socket.emitWithAck('watch', { table: this.table })
    if (match.seq > this.match.seq) this.match = match
    for (const wake of this.#waiting.splice(0)) wake()
  }

  static async at(socket: Socket, table: string): Promise<Watched> {
    const answer = await socket.emitWithAck('watch', { table })
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    return new Watched(socket, table, answer.match)
  }

  /** The view as this viewer sees it. */
  get view(): unknown {
    return applyPatch(this.match.view as Json, this.match.own ?? [])
  }

  choose(key: string, seq = this.match.seq) {
    return this.socket.emitWithAck('choose', { table: this.table, seq, key })
  }

  /** When the match has reached this number. */
  async reach(seq: number): Promise<void> {
    while (this.match.seq < seq) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  close(): void {
    this.socket.disconnect()
  }
}

/** A table for so many guests, and the match on it begun. */
export async function seatGuests(
  url: string,
  count: number,
  table: object,
): Promise<{ id: string; guests: readonly Person[] }> {
  const guests = await Promise.all(Array.from({ length: count }, (_, n) => Person.named(url, `Guest ${n}`)))
  const [host, ...others] = guests
  if (host === undefined) throw new Error('a table needs guests')
  const { id } = await host.table('/api/tables', { listed: false, ...table })
  for (const guest of others) await guest.table(`/api/tables/${id}/join`)
  await host.table(`/api/tables/${id}/start`)
  return { id, guests }
}
