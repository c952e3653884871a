// What the nodes sharing a PostgreSQL tell each other: that something has happened, and where. Everyone reads what it
// was from the store, so a lost or duplicate message does no harm, and none carries a secret.

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Store } from './store/open.ts'

export type News =
  /**
   * A match has moved on, or its clocks or requests have changed; `isWatched`: someone is watching it where it
   * happened.
   */
  | { readonly kind: 'match'; readonly table: string; readonly isWatched: boolean }
  /** The seats of a table, or its status. */
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat' | 'whisper' | 'notice'; readonly table: string; readonly id: number }
  /** Who is present. */
  | { readonly kind: 'presence'; readonly table: string }
  | { readonly kind: 'closed'; readonly table: string }
  | { readonly kind: 'rematch'; readonly table: string; readonly next: string }
  /** These people's identity has changed or is gone. */
  | { readonly kind: 'people'; readonly ids: readonly string[] }

type Question = {
  readonly kind: 'looking?'
  readonly table: string
  readonly user: string
  readonly n: string
}
type Letter =
  | News
  | Question
  | { readonly kind: 'looking'; readonly n: string }
  | { readonly kind: 'beat' }
  /** Earlier messages could not be sent. */
  | { readonly kind: 'lost' }
type Post = { readonly from: string; readonly letters: readonly Letter[] }

type Listener = {
  hear(news: News): void
  /** Messages may have been missed: everything held must be compared with the store. */
  missed(): void
  /** Is this person watching the table on this node? */
  isWatching(table: string, user: string): boolean
}

export type Nodes = {
  /** Begins to listen. */
  listen(listener: Listener): void
  tell(news: News): void
  /** Is this person watching the table on another node? */
  isWatchingElsewhere(table: string, user: string): Promise<boolean>
  close(): Promise<void>
}

const CHANNEL = 'sietch'
/** A PostgreSQL notification has less than 8,000 bytes; a message has a few hundred at most. */
const LETTERS_AT_ONCE = 20
const BEAT_EVERY = 5000
/** A node that does not hear its own heartbeat has lost the connection without noticing. */
const SILENCE = 3 * BEAT_EVERY
const [FIRST_RETRY, LAST_RETRY] = [100, 3000]
const ANSWER_WITHIN = 1000

const ALONE: Nodes = {
  listen: () => {},
  tell: () => {},
  isWatchingElsewhere: async () => false,
  close: async () => {},
}

export function nodesOf({ pool }: Pick<Store, 'pool'>, log: Logger): Nodes {
  return pool === undefined ? ALONE : nodesOn(pool, log)
}

function nodesOn(pool: pg.Pool, log: Logger): Nodes {
  const self = randomUUID()
  const waiting = new Map<string, () => void>()
  let outbox: Letter[] = []
  let listener: Listener | undefined
  let line: pg.PoolClient | undefined
  let heardAt = Date.now()
  let retry = FIRST_RETRY
  let retrying: NodeJS.Timeout | undefined
  let hasLost = false
  let isClosed = false

  async function connect(): Promise<void> {
    try {
      const client = await pool.connect()
      if (isClosed) return client.release(true)
      line = client
      client.on('error', (error) => hangUp(client, error.message))
      client.on('end', () => hangUp(client, 'the connection ended'))
      client.on('notification', ({ payload }) => receive(payload))
      await client.query(`listen ${CHANNEL}`)
      retry = FIRST_RETRY
      heardAt = Date.now()
      listener?.missed()
    } catch (error) {
      if (line !== undefined) hangUp(line, String(error))
      else tryAgain(String(error))
    }
  }

  function hangUp(client: pg.PoolClient, cause: string): void {
    if (line !== client) return
    line = undefined
    client.removeAllListeners('notification')
    client.release(true)
    tryAgain(cause)
  }

  function tryAgain(cause: string): void {
    if (isClosed) return
    log.warn({ cause, retryIn: retry }, 'the other nodes are not heard')
    retrying = setTimeout(connect, retry)
    retry = Math.min(LAST_RETRY, retry * 2)
  }

  function receive(payload: string | undefined): void {
    heardAt = Date.now()
    try {
      const { from, letters } = JSON.parse(payload ?? '') as Post
      if (from !== self) letters.forEach(open)
    } catch (error) {
      log.error({ error, payload }, 'news from another node could not be heard')
      // The store has the rest.
      listener?.missed()
    }
  }

  function open(letter: Letter): void {
    switch (letter.kind) {
      case 'beat':
        return
      case 'lost':
        listener?.missed()
        return
      case 'looking?':
        if (listener?.isWatching(letter.table, letter.user)) send({ kind: 'looking', n: letter.n })
        return
      case 'looking':
        waiting.get(letter.n)?.()
        return
      default:
        listener?.hear(letter)
    }
  }

  function send(letter: Letter): void {
    if (isClosed) return
    if (outbox.length === 0) setImmediate(post)
    outbox.push(letter)
  }

  function post(): void {
    const isLate = hasLost
    const letters: readonly Letter[] = isLate ? [{ kind: 'lost' }, ...outbox] : outbox
    outbox = []
    for (let i = 0; i < letters.length; i += LETTERS_AT_ONCE) {
      const text: Post = { from: self, letters: letters.slice(i, i + LETTERS_AT_ONCE) }
      pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(text)]).then(
        () => {
          if (isLate) hasLost = false
        },
        (error: Error) => {
          hasLost = true
          if (!isClosed) log.warn({ cause: error.message }, 'the other nodes were not told')
        },
      )
    }
  }

  const beat = setInterval(() => {
    if (line === undefined) return
    if (Date.now() - heardAt > SILENCE) hangUp(line, 'nothing is heard any more')
    else send({ kind: 'beat' })
  }, BEAT_EVERY)

  return {
    listen(to) {
      listener = to
      void connect()
    },
    tell: send,
    isWatchingElsewhere(table, user) {
      const n = randomUUID()
      return new Promise<boolean>((resolve) => {
        const answer = (isWatching: boolean) => {
          clearTimeout(timer)
          waiting.delete(n)
          resolve(isWatching)
        }
        const timer = setTimeout(() => answer(false), ANSWER_WITHIN)
        waiting.set(n, () => answer(true))
        send({ kind: 'looking?', table, user, n })
      })
    },
    async close() {
      post()
      isClosed = true
      clearInterval(beat)
      clearTimeout(retrying)
      line?.removeAllListeners()
      line?.release(true)
      line = undefined
    },
  }
}
