// Messages that must be refused, by kind, with the expected response.

import { draw, pick, type Rng } from '@sietch/kernel'
import { Person, type Socket, type Watched } from '@sietch/trial'
import { rubbish } from './abuse-rubbish.ts'

/** Choices that are made before the abuse begins, to be replayed. */
export const MOVES = 40

export type Made = { readonly seq: number; readonly key: string; readonly seat: number }

type Context = {
  readonly id: string
  readonly seats: readonly Watched[]
  readonly made: readonly Made[]
  readonly outsiders: readonly Socket[]
}

export type Kind = {
  readonly name: string
  /** The expected response: a refusal code, an HTTP status, or what happens to the connection. */
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

/** A separate connection for something the server does not forgive. */
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

const rubbishSeason = (rng: Rng): string =>
  encodeURIComponent(pick(rng, ['2026', '2026-q5', 'q1', "' or 1=1 --", '-1-q1', '99999-q1', 'ALL']))

export const KINDS: readonly Kind[] = [
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
      const [method, path] = pick(rng, [
        ['POST', 'guest'],
        ['POST', 'tables'],
        ['POST', 'quick'],
        ['PATCH', `tables/${id}`],
        ['POST', `tables/${id}/join`],
        ['POST', `tables/${id}/agree`],
        ['POST', `tables/${id}/choose`],
        ['POST', `tables/${id}/start`],
        ['POST', `tables/${id}/file/x`],
        ['POST', 'import'],
        ['POST', 'sign-in'],
        ['POST', 'reset'],
        ['POST', 'passkey'],
        ['POST', 'me/passkeys'],
        ['POST', 'me/passkeys/options'],
        ['POST', 'me/code'],
        ['POST', 'me/delete'],
        ['POST', 'players/nobody/friend'],
        ['POST', `tables/${id}/invite`],
        ['POST', 'me/webhook/test'],
        ['POST', 'nothing'],
      ] as const)
      const type = pick(rng, ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      const origin = pick(rng, [{}, { origin: 'https://elsewhere.example' }])
      const response = await fetch(`${url}/api/${path}`, {
        method,
        headers: { 'content-type': type, ...origin },
        body,
      })
      const answer = (await response.json()) as { ok: boolean; code?: string; message?: string }
      return `${response.status} ${codeOf(answer)}`
    },
  },
  {
    // Made-up credentials: only the shape is right.
    name: 'forged keys and codes',
    expects: /^(401 (wrong-passkey|wrong-code)|429 too-fast)$/,
    async send(_, rng, url) {
      const bytes = (count: number) =>
        Buffer.from(Array.from({ length: count }, () => draw(rng, 256))).toString('base64url')
      const said = { type: 'webauthn.get', challenge: bytes(32), origin: url, crossOrigin: false }
      const [path, body] = pick(rng, [
        [
          'passkey',
          {
            credential: bytes(32),
            clientData: pick(rng, [bytes(60), Buffer.from(JSON.stringify(said)).toString('base64url')]),
            authenticatorData: bytes(37),
            signature: bytes(70),
          },
        ] as const,
        ['reset', { username: `guest_${draw(rng, 50)}`, code: bytes(20), password: bytes(12) }] as const,
      ])
      const response = await fetch(`${url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return `${response.status} ${codeOf((await response.json()) as { ok: boolean })}`
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
        'me/telling',
        'me/access',
        'me/export',
        'friends',
        'players/nobody/between',
        'leaderboard?game=chess',
        `leaderboard?game=uprising&season=${rubbishSeason(rng)}`,
        `tables/${id}x/match`,
        'tables?status=hidden',
      ])
      const response = await fetch(`${url}/api/${path}`)
      return `${response.status} ${codeOf((await response.json()) as { ok: boolean })}`
    },
  },
]

export const OFTEN = KINDS.filter(({ rare }) => rare !== true)
