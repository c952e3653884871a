// sietch abuse: everything a client should not send. Each message gets a clear answer, nothing changes, nothing breaks.

import { draw, pick, type Rng, rngOf } from '@sietch/kernel'
import { metric, Person, type Socket, seatGuests, type Watched } from '@sietch/trial'
import { type Command, parse, wholeNumber } from '../command.ts'
import { table as columns } from '../table.ts'
import { rubbish } from './abuse-messages.ts'
import { openHouse } from './house.ts'

const PLAYERS = 3
/** Choices that are made before the abuse begins, to be replayed. */
const MOVES = 40
const AT_ONCE = 200
/** One in so many messages may be one that costs a connection. */
const RARELY = 20
const PATIENCE = 60_000

type Tally = Map<string, { sent: number; answers: Map<string, number> }>

export const abuseCommand: Command = {
  usage: `Usage: sietch abuse [--messages N] [--seed TEXT]

  --messages N    how many bad messages are sent (default 100000)
  --seed TEXT     decides which (default abuse)

Sends malformed, oversized, replayed, stale and foreign messages over sockets and HTTP. Exit code 1 when one of them
gets no clear answer, changes a match, or brings the server down.`,

  async run(args) {
    const { values } = parse({
      args,
      options: {
        messages: { type: 'string', default: '100000' },
        seed: { type: 'string', default: 'abuse' },
      },
    })
    const messages = wholeNumber(values.messages, '--messages', 1, 10_000_000)
    const house = await openHouse({ BOT_THREADS: '0' })
    try {
      return await abuse(house.url, messages, rngOf(values.seed))
    } finally {
      await house.close()
    }
  },
}

async function abuse(url: string, messages: number, rng: Rng): Promise<number> {
  const { id, guests } = await seatGuests(url, PLAYERS, { game: 'uprising', setup: { players: PLAYERS } })
  const seats = await Promise.all(guests.map((guest) => guest.watch(id)))
  const made = await play(seats, rng)
  const stranger = await Person.named(url, 'Stranger')
  const nobody = new Person(url)
  const before = await pictures(id, [...guests, nobody])
  const startOfProcess = await metric(url, 'process_start_time_seconds')

  const outsiders = await Promise.all([stranger, nobody, stranger, nobody].map((person) => person.connect()))
  const context = { id, seats, made, outsiders }
  const tally: Tally = new Map()
  const faults: string[] = []
  let next = 0
  const work = async () => {
    while (next++ < messages) {
      const kind = pick(rng, draw(rng, RARELY) === 0 ? KINDS : OFTEN)
      const entry = tally.get(kind.name) ?? { sent: 0, answers: new Map<string, number>() }
      tally.set(kind.name, entry)
      entry.sent++
      const answer = await within(kind.send(context, rng, url))
      entry.answers.set(answer, (entry.answers.get(answer) ?? 0) + 1)
      if (!kind.expects.test(answer)) faults.push(`${kind.name}: ${answer}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  const after = await pictures(id, [...guests, nobody])
  for (const [n, picture] of before.entries())
    if (after[n] !== picture) faults.push(`viewer ${n} sees a change`)
  if ((await metric(url, 'process_start_time_seconds')) !== startOfProcess)
    faults.push('the server was restarted')
  for (const { socket } of seats) socket.disconnect()
  for (const socket of outsiders) socket.disconnect()

  console.log(
    columns([
      ['messages', 'sent', 'answered with'],
      ...[...tally].map(([name, { sent, answers }]) => [name, sent, spell(answers)]),
    ]),
  )
  const total = [...tally.values()].reduce((sum, { sent }) => sum + sent, 0)
  console.log(
    `${total} bad messages: ${faults.length === 0 ? 'each answered, nothing changed, the server stands' : `${faults.length} faults`}`,
  )
  for (const fault of faults.slice(0, 20)) console.error(fault)
  return faults.length === 0 ? 0 : 1
}

const spell = (answers: ReadonlyMap<string, number>): string =>
  [...answers]
    .sort(([, a], [, b]) => b - a)
    .map(([answer, count]) => `${answer} ${count}`)
    .join(', ')

async function within(answer: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('no answer'), PATIENCE)
  })
  const first = await Promise.race([answer, silence])
  clearTimeout(timer)
  return first
}

/** What everybody sees of the match, byte by byte, but for the time. */
const pictures = (id: string, people: readonly Person[]): Promise<string[]> =>
  Promise.all(
    people.map(async (person) => {
      const { body } = await person.ask('GET', `/api/tables/${id}/match`)
      return JSON.stringify({ ...body, now: 0 })
    }),
  )

type Made = { readonly seq: number; readonly key: string; readonly seat: number }

async function play(seats: readonly Watched[], rng: Rng): Promise<Made[]> {
  const made: Made[] = []
  for (let n = 0; n < MOVES; n++) {
    const seat = seats.findIndex(({ match }) => match.prompt)
    const watched = seats[seat]
    if (watched === undefined) break
    const { seq, prompt } = watched.match
    const { key } = pick(rng, prompt?.options ?? [])
    await watched.choose(key)
    made.push({ seq, key, seat })
    await Promise.all(seats.map((one) => one.reach(seq + 1)))
  }
  return made
}

type Context = {
  readonly id: string
  readonly seats: readonly Watched[]
  readonly made: readonly Made[]
  readonly outsiders: readonly Socket[]
}

type Kind = {
  readonly name: string
  /** What must be answered: the code of a refusal, a status of HTTP, or what happens to the connection. */
  readonly expects: RegExp
  /** Costs a connection each time. */
  readonly rare?: true
  send(context: Context, rng: Rng, url: string): Promise<string>
}

const codeOf = (answer: { ok: boolean; code?: string; message?: string; seq?: number }): string => {
  if (answer.ok) return 'ok'
  return typeof answer.code === 'string' && (answer.message?.length ?? 0) > 0 ? answer.code : 'unclear'
}

const emit = async (socket: Socket, name: string, ...message: unknown[]): Promise<string> =>
  codeOf(await socket.emitWithAck(name, ...message))

/** A connection of its own for something that the server does not forgive. */
async function closing(url: string, send: (socket: Socket) => void): Promise<string> {
  const socket = await new Person(url).connect()
  const closed = new Promise<string>((resolve) =>
    socket.once('disconnect', (reason) => resolve(`closed: ${reason}`)),
  )
  send(socket)
  const answer = await closed
  socket.disconnect()
  return answer
}

const NAMES = ['watch', 'unwatch', 'choose', 'undo', 'answer-undo', 'chat']

const anySocket = ({ seats, outsiders }: Context, rng: Rng): Socket =>
  pick(rng, [...seats.map(({ socket }) => socket), ...outsiders])

const KINDS: readonly Kind[] = [
  {
    name: 'malformed',
    expects: /^bad-message$/,
    send: (context, rng) => emit(anySocket(context, rng), pick(rng, NAMES), rubbish(rng)),
  },
  {
    name: 'malformed, no ack',
    expects: /^bad-message$/,
    async send(context, rng) {
      const socket = anySocket(context, rng)
      const refused = new Promise<string>((resolve) =>
        socket.once('refused', (answer) => resolve(codeOf(answer))),
      )
      socket.emit(pick(rng, NAMES), rubbish(rng))
      return refused
    },
  },
  {
    name: 'unknown message',
    expects: /^no-such-message$/,
    send: (context, rng) =>
      emit(
        anySocket(context, rng),
        pick(rng, ['state', 'seed', '__proto__', 'constructor', 'toString', '']),
        rubbish(rng),
      ),
  },
  {
    name: 'large',
    expects: /^bad-message$/,
    send: ({ id, ...context }, rng) =>
      emit(anySocket({ id, ...context }, rng), 'choose', {
        table: id,
        seq: MOVES,
        key: 'x'.repeat(301 + draw(rng, 12_000)),
      }),
  },
  {
    name: 'replayed by its seat',
    expects: /^ok$/,
    async send({ id, seats, made }, rng) {
      const { seq, key, seat } = pick(rng, made)
      const answer = await seats[seat]?.socket.emitWithAck('choose', { table: id, seq, key })
      return answer.ok && answer.seq !== seq + 1 ? 'another answer' : codeOf(answer)
    },
  },
  {
    name: 'replayed by others',
    expects: /^stale$/,
    send({ id, seats, made }, rng) {
      const { seq, key, seat } = pick(rng, made)
      const other = seats[(seat + 1) % seats.length] as Watched
      return emit(other.socket, 'choose', { table: id, seq, key })
    },
  },
  {
    name: 'stale',
    expects: /^stale$/,
    send: ({ id, seats }, rng) =>
      emit(pick(rng, [...seats]).socket, 'choose', {
        table: id,
        seq: draw(rng, MOVES),
        key: 'no such thing',
      }),
  },
  {
    name: 'from the future',
    expects: /^stale$/,
    send: ({ id, seats }, rng) =>
      emit(pick(rng, [...seats]).socket, 'choose', {
        table: id,
        seq: MOVES + 1 + draw(rng, 1000),
        key: 'pass',
      }),
  },
  {
    name: 'not asked',
    expects: /^not-your-decision$/,
    send({ id, seats }, rng) {
      const asked = seats.find(({ match }) => match.prompt)
      const other = pick(
        rng,
        seats.filter((seat) => seat !== asked),
      )
      const { key } = pick(rng, asked?.match.prompt?.options ?? [])
      return emit(other.socket, 'choose', { table: id, seq: MOVES, key })
    },
  },
  {
    name: 'no such option',
    expects: /^no-such-option$/,
    send({ id, seats }, rng) {
      const asked = seats.find(({ match }) => match.prompt) as Watched
      return emit(asked.socket, 'choose', { table: id, seq: MOVES, key: `${draw(rng, 1000)} > nowhere` })
    },
  },
  {
    name: 'foreign seat',
    expects: /^not-your-seat$/,
    send({ id, seats, outsiders }, rng) {
      const asked = seats.find(({ match }) => match.prompt)
      const { key } = pick(rng, asked?.match.prompt?.options ?? [])
      const [name, message] = pick(rng, [
        ['choose', { table: id, seq: MOVES, key }] as const,
        ['undo', { table: id, seq: MOVES }] as const,
        ['answer-undo', { table: id, agree: true }] as const,
      ])
      return emit(pick(rng, outsiders), name, message)
    },
  },
  {
    name: 'no such table',
    expects: /^no-such-table$/,
    send: (context, rng) =>
      emit(anySocket(context, rng), 'choose', { table: `nowhere${draw(rng, 10_000)}`, seq: 0, key: 'pass' }),
  },
  {
    name: 'oversized',
    expects: /^closed/,
    rare: true,
    send: (_, rng, url) =>
      closing(url, (socket) => void socket.emit('choose', { key: 'x'.repeat(20_000 + draw(rng, 100_000)) })),
  },
  {
    name: 'no Socket.IO at all',
    expects: /^closed/,
    rare: true,
    send: (_, rng, url) =>
      closing(
        url,
        ({ io: { engine } }) => void engine.write(pick(rng, ['2{', '9[]', '2["choose"', 'spice'])),
      ),
  },
  {
    name: 'HTTP',
    expects: /^4\d\d [a-z-]+$/,
    async send({ id }, rng, url) {
      const body = pick(rng, ['{', 'null', '[]', '"x"', JSON.stringify(rubbish(rng)), 'x'.repeat(100_000)])
      const path = pick(rng, [
        'guest',
        'tables',
        `tables/${id}/join`,
        `tables/${id}/choose`,
        `tables/${id}/start`,
        `tables/${id}/file/x`,
        'import',
        'sign-in',
        'nothing',
      ])
      const type = pick(rng, ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      const origin = pick(rng, [{}, { origin: 'https://elsewhere.example' }])
      const response = await fetch(`${url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': type, ...origin },
        body,
      })
      const answer = (await response.json()) as { ok: boolean; code?: string; message?: string }
      return `${response.status} ${codeOf(answer)}`
    },
  },
  {
    name: 'GET what is hidden',
    expects: /^4\d\d [a-z-]+$/,
    async send({ id }, rng, url) {
      const path = pick(rng, [
        `tables/${id}/file`,
        'tables/mine',
        `tables/${id}/notes`,
        'me/webhook',
        `tables/${id}x/match`,
      ])
      const response = await fetch(`${url}/api/${path}`)
      return `${response.status} ${codeOf((await response.json()) as { ok: boolean })}`
    },
  },
]

const OFTEN = KINDS.filter(({ rare }) => rare !== true)
