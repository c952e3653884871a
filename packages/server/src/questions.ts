// Socket requests: each message is read as the protocol says, handled, and answered or refused.

import type { Channel } from '@sietch/kernel'
import type { Answer, Happened, Message, Question, Said, User } from '@sietch/protocol'
import { QUESTIONS } from '@sietch/protocol/schemas'
import type { Logger } from 'pino'
import type { Socket } from 'socket.io'
import { type Limiter, nobodyAt } from './limiter.ts'
import { isHalted } from './match/halts.ts'
import { type Live, readEvents } from './match/live.ts'
import type { Matches } from './match/matches.ts'
import { seen, whole } from './match/messages.ts'
import type { Metrics } from './metrics.ts'
import { type RefusalAnswer, RefusalError, refusal, tooFast } from './refusal.ts'
import type { Store } from './store/open.ts'
import { isOfTable, mustLook, roomsAt, viewerOf } from './table/access.ts'
import { channelFor, channelsAt } from './table/channels.ts'
import { readNotices } from './table/notices.ts'
import { readPresence } from './table/presence.ts'
import { nameAt, readTable, type Table } from './table/table.ts'
import { type Heard, readChat, readWhispers, say, spokenWords, whisper } from './table/talk.ts'

/** How many entries a new watcher is sent; older ones are available on request. */
const RECENT = 40
/** What reading a whole match costs, in ordinary messages. */
const WEIGHTS: Readonly<Partial<Record<string, number>>> = { watch: 20 }

type Parts = {
  readonly store: Store
  readonly matches: Matches
  readonly limiter: Limiter
  readonly metrics: Metrics
  readonly log: Logger
  /** Someone has started watching a match. */
  looked(live: Live): void
  /** Someone has said something at a table. */
  spoken(table: string, said: Said): void
  /** The same, to only some of those who sit there. */
  whispered(table: string, heard: Heard): void
}

type Questions = {
  /** From now on, the socket's requests are answered. */
  answer(socket: Socket): void
  /** Only pending requests are still answered. */
  close(): Promise<unknown>
}

export function questionsOf({
  store,
  matches,
  limiter,
  metrics,
  log,
  looked,
  spoken,
  whispered,
}: Parts): Questions {
  /** Requests not answered yet. */
  const underWay = new Set<Promise<void>>()
  let isClosing = false

  const handlers: {
    readonly [Q in Question]: (socket: Socket, message: Message<Q>) => Promise<Answer<Q> | RefusalAnswer>
  } = {
    async watch(socket, { table: id, since }) {
      const user = userOf(socket)?.id
      const table = await listen(socket, id)
      const before = mustLook(table, user)
      const company = {
        presence: (await readPresence(store.db, [id])).get(id) ?? [],
        notices: await readNotices(store.db, id),
      }
      const talk = {
        ...company,
        chat: before.hearsTalk ? await readChat(store.db, id) : [],
        ...(user !== undefined && (await whispersFor(id, user))),
      }
      if (table.status === 'open') return { table, viewer: viewerOf(before.seats), ...talk, match: null }
      const now = await matches.look(id, lookAt).catch((error: unknown) => {
        if (isHalted(error)) return undefined
        throw error
      })
      if (now === undefined) {
        return { table: await readTable(store.db, id), viewer: viewerOf(before.seats), ...talk, match: null }
      }
      const { live, seats, match } = now
      if (user !== undefined && live.motion !== null) await matches.appeared(id, user)
      const events = await readEvents(store.db, live, since ?? 0, RECENT)
      const history: Happened[] = events.map((one) => ({ ...one, events: seen(one.events, seats) }))
      return { table: live.table, viewer: viewerOf(seats), ...talk, match: { ...match, history } }

      function lookAt(live: Live) {
        const { seats } = mustLook(live.table, user)
        looked(live)
        return { live, seats, match: whole(live, seats, []) }
      }
    },

    async unwatch(socket, { table }) {
      settle(socket, table, new Set())
      return {}
    },

    async choose(socket, { table, seq, key, seat }) {
      const start = performance.now()
      const answer = await matches.choose(table, { ...actorOf(socket), seat }, seq, key)
      metrics.choices.inc({ result: answer.ok ? 'ok' : answer.code })
      metrics.choosing.observe((performance.now() - start) / 1000)
      return answer.ok || answer.code !== 'stale' ? answer : { ...answer, match: await now(socket, table) }
    },

    async wait(socket, { table, now: isNow, always, seat }) {
      return { always: await matches.wait(table, { ...actorOf(socket), seat }, always, isNow) }
    },

    async undo(socket, { table, seq }) {
      const answer = await matches.undo(table, actorOf(socket), seq)
      return answer.ok || answer.code !== 'stale' ? answer : { ...answer, match: await now(socket, table) }
    },

    async 'answer-undo'(socket, { table, agree }) {
      return matches.answerUndo(table, actorOf(socket), agree)
    },

    async nudge(socket, { table, seat }) {
      await matches.nudge(table, userOf(socket)?.id, seat)
      return {}
    },

    async propose(socket, { table, about }) {
      if (!limiter.allows('chat', clientOf(socket))) throw tooFast()
      await matches.propose(table, userOf(socket)?.id, about, await attendance(table))
      return {}
    },

    async vote(socket, { table, agree }) {
      await matches.vote(table, userOf(socket)?.id, agree, await attendance(table))
      return {}
    },

    async resume(socket, { table }) {
      await matches.resume(table, userOf(socket)?.id)
      return {}
    },

    async chat(socket, { table: id, text, phrase, to }) {
      const words = spokenWords(text, phrase)
      const speaker = userOf(socket)
      if (speaker === undefined) throw new RefusalError('no-name', 'Say who you are first.')
      const table = await readTable(store.db, id)
      const name = nameAt(table, speaker.id)
      if (name === undefined) throw new RefusalError('not-at-table', 'Only players talk here.')
      const user = { id: speaker.id, name }
      const channel = to && channelFor(table, await channelsNow(table), user.id, to)
      if (!limiter.allows('chat', clientOf(socket))) throw tooFast()
      if (channel === undefined) spoken(id, await say(store.db, id, user, words))
      else whispered(id, await whisper(store.db, table, user, words, channel))
      return {}
    },
  }

  const attendance = async (id: string) => ({
    presence: (await readPresence(store.db, [id])).get(id) ?? [],
    now: Date.now(),
  })

  async function whispersFor(id: string, user: string): Promise<{ whispers?: Said[] }> {
    const whispers = await readWhispers(store.db, id, user)
    return whispers.length > 0 ? { whispers } : {}
  }

  /** Only the match knows who is allied; no one is if it is unavailable. */
  async function channelsNow(table: Table): Promise<Channel[]> {
    if (table.status === 'open' || !table.options.talk.includes('allies')) return channelsAt(table, () => [])
    const allies = await matches
      .look(table.id, ({ position }) => position.allies())
      .catch((error: unknown) => {
        if (isHalted(error)) return []
        throw error
      })
    return channelsAt(table, () => allies)
  }

  const now = (socket: Socket, id: string) =>
    matches.look(id, (live) => whole(live, mustLook(live.table, userOf(socket)?.id).seats, []))

  /** Subscribes before reading: an update may come twice, but none is missed. */
  async function listen(socket: Socket, id: string): Promise<Table> {
    const user = userOf(socket)?.id
    const seated = (table: Table) => [...roomsAt(table, user)].join()
    for (let table = await readTable(store.db, id); ; ) {
      settle(socket, id, roomsAt(table, user))
      mustLook(table, user)
      // The seats may have changed between the request and the response.
      const again = await readTable(store.db, id)
      if (seated(again) === seated(table)) return again
      table = again
    }
  }

  function answer(socket: Socket): void {
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
        (done) => reply(done),
        (error: unknown) => {
          if (error instanceof RefusalError) return refuse(error)
          log.error({ ...about, error }, 'a message failed')
          refuse(new RefusalError('failed', 'Something went wrong here. Try again.'))
        },
      )
      underWay.add(answered)
      void answered.finally(() => underWay.delete(answered))

      /** Without an acknowledgment callback, only errors are sent. */
      function reply(done: object): void {
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
    answer,
    close() {
      isClosing = true
      return Promise.allSettled(underWay)
    },
  }
}

/** The owner of a socket. */
export const userOf = (socket: Socket): User | undefined => socket.data.user

const clientOf = (socket: Socket) => {
  const address: string = socket.data.address
  return { address, person: userOf(socket)?.id ?? nobodyAt(address) }
}

const actorOf = (socket: Socket) => ({ user: userOf(socket)?.id })

/** Puts the socket in exactly these rooms of the table. */
export function settle(socket: Socket, id: string, rooms: ReadonlySet<string>): void {
  for (const room of [...socket.rooms]) {
    if (isOfTable(room, id) && !rooms.has(room)) void socket.leave(room)
  }
  void socket.join([...rooms])
}

/** The table that a message claims to be about, for the log. */
function tableIn(message: unknown): string | undefined {
  const isAbout = typeof message === 'object' && message !== null && 'table' in message
  return isAbout && typeof message.table === 'string' ? message.table.slice(0, 40) : undefined
}
