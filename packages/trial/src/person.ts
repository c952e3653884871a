// Someone who uses a server over the network: with requests, and perhaps a socket.

import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  type OnlineTable,
  PROTOCOL,
  PROTOCOL_HEADER,
  patched,
  type Update,
  type Whole,
} from '@sietch/protocol'
import { io, type Socket } from 'socket.io-client'
import { checkReply, checkSocket } from './checked.ts'

/** The minimum someone needs to keep playing. */
export type Prompted = Pick<Update, 'table' | 'seq' | 'prompt' | 'outcome'>

type Answered = { status: number; headers: Headers; body: Record<string, unknown> }

/** Someone with their own browser: cookies, requests, and perhaps a socket. */
export class Person {
  readonly url: string
  /** Their address; everything in 127.0.0.0/8 is this machine. */
  readonly from: string
  cookie = ''
  id = ''

  constructor(url: string, from = '127.0.0.1') {
    this.url = url
    this.from = from
  }

  static async named(url: string, name: string, from?: string): Promise<Person> {
    const person = new Person(url, from)
    const { status, body } = await person.ask('POST', '/api/guest', { name })
    if (status !== 200) throw new Error(`${name} may not come in: ${JSON.stringify(body)}`)
    person.id = (body.user as { id: string }).id
    return person
  }

  /** The same person at another node. */
  at(url: string): Person {
    const same = new Person(url, this.from)
    same.cookie = this.cookie
    same.id = this.id
    return same
  }

  /** The path is sent as is, and so is a string body. */
  async ask(
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const { hostname, port } = new URL(this.url)
    const body = json === undefined || typeof json === 'string' ? json : JSON.stringify(json)
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      request({
        hostname,
        port,
        path,
        method,
        localAddress: this.from,
        headers: {
          [PROTOCOL_HEADER]: String(PROTOCOL),
          ...(this.cookie !== '' && { cookie: this.cookie }),
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          ...headers,
        },
      })
        .once('response', resolve)
        .once('error', reject)
        .end(body),
    )
    const cookies = response.headers['set-cookie'] ?? []
    if (cookies.length > 0) this.cookie = cookies.map((line) => line.split(';')[0]).join('; ')
    const said = await text(response)
    const status = response.statusCode ?? 0
    const answer = said.startsWith('{') ? JSON.parse(said) : { text: said }
    if (said.startsWith('{')) checkReply(method, path, status, answer)
    return {
      status,
      headers: new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
      body: answer,
    }
  }

  /** The resulting table; throws if it is refused. */
  async table(path: string, json: unknown = {}): Promise<OnlineTable> {
    const { status, body } = await this.ask('POST', path, json)
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body.table as OnlineTable
  }

  async connect(transport: 'websocket' | 'polling' = 'websocket'): Promise<Socket> {
    const socket = io(this.url, {
      path: '/socket',
      transports: [transport],
      forceNew: true,
      auth: { protocol: PROTOCOL },
      timeout: 60_000, // a busy machine may be slow
      // Whoever waits for a server that is being started again need not be as patient as a page.
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      // In Node, this is a Node agent, which the types do not know.
      agent: new Agent({ localAddress: this.from }) as unknown as boolean,
      extraHeaders: this.cookie === '' ? {} : { cookie: this.cookie },
    })
    checkSocket(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', (error) => {
        socket.disconnect()
        reject(error)
      })
    })
    return socket
  }

  async watch(table: string): Promise<Watched> {
    return Watched.at(await this.connect(), table)
  }
}

type Own = Pick<Whole, 'own' | 'prompt' | 'offer' | 'undo'>

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
    socket.on('table', ({ table: { id }, seq }: { table: OnlineTable; seq?: number }) => {
      if (id === table && seq !== undefined && seq > this.match.seq) void this.#catchUp()
    })
  }

  #take(update: Update): void {
    const { patch, events: _, by: __, back: ___, also = [], ...rest } = update
    const { prompt, outcome, reveal, ...kept } = this.match
    const known = (seat: number) => kept.also?.find((one) => one.seat === seat) ?? {}
    this.match = {
      ...kept,
      ...rest,
      view: patched(kept.view, patch),
      ...(also.length > 0 && { also: also.map((one) => ({ ...known(one.seat), ...one })) }),
    }
    this.updates.push(update)
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** An update was missed or arrived out of order. */
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
    return patched(this.match.view, this.match.own ?? [])
  }

  /** What each of their seats sees and is asked. */
  get seats(): readonly (Own & { readonly seat: number })[] {
    const { viewer, also = [] } = this.match
    return viewer === 'spectator' ? [] : [{ ...this.match, seat: viewer }, ...also]
  }

  choose(key: string, seq = this.match.seq, seat?: number) {
    return this.socket.emitWithAck('choose', {
      table: this.table,
      seq,
      key,
      ...(seat !== undefined && { seat }),
    })
  }

  /** Resolves when the match has reached this number. */
  async reach(seq: number): Promise<void> {
    while (this.match.seq < seq) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  close(): void {
    this.socket.disconnect()
  }
}

/** Everything that a socket gets from now on, byte by byte, over either transport. */
export function heardBy(socket: Socket): string[] {
  const heard: string[] = []
  socket.io.engine.on('packet', ({ data }) => {
    if (data !== undefined) heard.push(String(data))
  })
  return heard
}

/** A table for this many guests, and the match on it begun. */
export async function seatGuests(
  url: string,
  count: number,
  table: object,
  from?: string,
): Promise<{ id: string; guests: readonly Person[] }> {
  const names = Array.from({ length: count }, (_, n) => `Guest ${n}`)
  const guests = await Promise.all(names.map((name) => Person.named(url, name, from)))
  const [host, ...others] = guests
  if (host === undefined) throw new Error('a table needs guests')
  const { id } = await host.table('/api/tables', { listed: false, ...table })
  for (const guest of others) await guest.table(`/api/tables/${id}/join`)
  await host.table(`/api/tables/${id}/start`)
  return { id, guests }
}
