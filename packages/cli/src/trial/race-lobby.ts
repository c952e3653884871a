// Lobby requests that race each other: whichever comes first, the resulting table makes sense.

import { draw, pick, type Rng, rngOf } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import { Person, pause } from '@sietch/trial'
import { LATE, type Urls } from './race-choices.ts'

const SEATS = 3
const AT_ONCE = 8
/** How many open tables a person may have: docs/operating.md. */
const MOST_OPEN_TABLES = 20

/** The host changes the table itself. */
const CHANGE = 'change'

type Call = readonly [who: Person, call: string, body: object]
type Met = { readonly host: Person; readonly ben: Person; readonly cat: Person }

/** What everyone does at once; the table is the host's, and Ben is in its second seat where stated. */
const MEETINGS: readonly {
  readonly name: string
  readonly isFull?: true
  calls(met: Met): readonly [Call, Call]
}[] = [
  {
    name: 'two seats for one person',
    calls: ({ ben }) => [
      [ben, 'join', { seat: 1 }],
      [ben, 'join', { seat: 2 }],
    ],
  },
  {
    name: 'join and join for one seat',
    calls: ({ ben, cat }) => [
      [ben, 'join', { seat: 1 }],
      [cat, 'join', { seat: 1 }],
    ],
  },
  {
    name: 'join and bot',
    calls: ({ host, ben }) => [
      [ben, 'join', { seat: 1 }],
      [host, 'bot', { seat: 1, bot: 'easy' }],
    ],
  },
  {
    name: 'leave and join',
    calls: ({ host, ben }) => [
      [host, 'leave', {}],
      [ben, 'join', {}],
    ],
  },
  {
    name: 'join and change',
    calls: ({ host, ben }) => [
      [ben, 'join', { seat: 2 }],
      [host, CHANGE, { setup: { players: SEATS + 1 } }],
    ],
  },
  {
    name: 'change and start',
    isFull: true,
    calls: ({ host }) => [
      [host, CHANGE, { options: { clock: { kind: 'days', days: 2 } } }],
      [host, 'start', {}],
    ],
  },
  {
    name: 'agree and start',
    isFull: true,
    calls: ({ host, ben }) => [
      [ben, 'agree', {}],
      [host, 'start', {}],
    ],
  },
  {
    name: 'lock and join',
    calls: ({ host, ben }) => [
      [host, CHANGE, { password: 'usul' }],
      [ben, 'join', { seat: 1, password: 'usul' }],
    ],
  },
  {
    name: 'kick and start',
    isFull: true,
    calls: ({ host }) => [
      [host, 'kick', { seat: 1 }],
      [host, 'start', {}],
    ],
  },
  {
    name: 'leave and start',
    isFull: true,
    calls: ({ host, ben }) => [
      [ben, 'leave', {}],
      [host, 'start', {}],
    ],
  },
  {
    name: 'close and start',
    isFull: true,
    calls: ({ host }) => [
      [host, 'leave', {}],
      [host, 'start', {}],
    ],
  },
  {
    name: 'start and start',
    isFull: true,
    calls: ({ host }) => [
      [host, 'start', {}],
      [host, 'start', {}],
    ],
  },
]

export type LobbyRaces = { raced: number; readonly faults: string[] }

/** What comes of it is written into `lobby` as it comes. */
export async function raceInLobby(urls: Urls, races: number, lobby: LobbyRaces): Promise<void> {
  lobby.faults.push(...(await tooManyTables(urls)), ...(await quickMatches(urls, Math.ceil(races / 20))))
  const work = async (n: number) => {
    const rng = rngOf(`lobby ${n}`)
    const names = ['Ann', 'Ben', 'Cat']
    const [host, ben, cat] = (await Promise.all(names.map((name) => Person.named(urls[0], name)))) as [
      Person,
      Person,
      Person,
    ]
    while (lobby.raced < races) {
      lobby.raced++
      lobby.faults.push(...(await meet({ host, ben, cat }, pick(rng, MEETINGS), urls, rng)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => work(n)))
}

async function meet(
  met: Met,
  { name, isFull, calls }: (typeof MEETINGS)[number],
  urls: Urls,
  rng: Rng,
): Promise<string[]> {
  const { host, ben, cat } = met
  const { id } = await host.table('/api/tables', {
    game: 'uprising',
    setup: { players: SEATS },
    listed: false,
  })
  const path = (call: string) => `/api/tables/${id}/${call}`
  if (isFull) for (const who of [ben, cat]) await who.table(path('join'))
  const late = draw(rng, LATE)
  const sides = draw(rng, 2) === 0 ? urls : urls.toReversed()
  const answers = await Promise.all(
    calls(met).map(async ([who, call, body], n) => {
      await pause(n * late)
      const at = who.at(sides[n] ?? urls[0])
      return call === CHANGE ? at.ask('PATCH', `/api/tables/${id}`, body) : at.ask('POST', path(call), body)
    }),
  )
  const faults: string[] = []
  for (const { status, body } of answers) {
    if (status !== 200 && !(status < 500 && typeof body.code === 'string'))
      faults.push(`${name}: answered with ${status} ${JSON.stringify(body)}`)
  }
  const [one, two] = await Promise.all(urls.map((url) => host.at(url).ask('GET', `/api/tables/${id}`)))
  if (JSON.stringify(one?.body) !== JSON.stringify(two?.body)) faults.push(`${name}: the nodes disagree`)
  const table = one?.status === 200 ? (one.body.table as OnlineTable) : undefined
  if (table !== undefined) faults.push(...wrongIn(table).map((wrong) => `${name}: ${wrong}`))
  if (table === undefined) {
    const sits = answers.some(({ status, body }) => status === 200 && body.table !== null)
    if (sits && name !== 'leave and join') faults.push(`${name}: the table is gone after it was given`)
  }
  if (table?.status === 'open') await host.ask('POST', path('leave'), {})
  return faults
}

function wrongIn({ status, seats }: OnlineTable): string[] {
  return [
    ...(seats.some(({ user, bot }) => user !== null && bot !== null)
      ? ['a person and a bot share a seat']
      : []),
    ...(status === 'playing' &&
    seats.some(({ kind, user, bot }) => kind === 'person' && user === null && bot === null)
      ? ['the match has begun with a free seat']
      : []),
  ]
}

/**
 * Twice as many people as fit at a table want a quick match, at both nodes at once: two tables start, and no one is
 * left waiting.
 */
async function quickMatches(urls: Urls, times: number): Promise<string[]> {
  const faults: string[] = []
  const wanted = { game: 'uprising', setup: { players: SEATS }, pace: 'days' }
  for (let n = 0; n < times; n++) {
    const people = await Promise.all(
      Array.from({ length: SEATS * 2 }, (_, seat) => Person.named(urls[seat % 2 === 0 ? 0 : 1], `Q${seat}`)),
    )
    const found = await Promise.all(people.map((person) => person.table('/api/quick', wanted)))
    const ids = [...new Set(found.map(({ id }) => id))]
    if (ids.length !== 2) faults.push(`${SEATS * 2} who want a quick match sit at ${ids.length} tables`)
    for (const id of ids) {
      const { body } = await (people[0] as Person).ask('GET', `/api/tables/${id}`)
      const table = body.table as OnlineTable
      const sitting = new Set(table.seats.flatMap(({ user }) => user?.id ?? []))
      if (table.status !== 'playing' || sitting.size !== SEATS)
        faults.push(`a quick match is ${table.status} with ${sitting.size} players`)
    }
  }
  return faults
}

/** One person opens more tables than allowed, at both nodes at once. */
async function tooManyTables(urls: Urls): Promise<string[]> {
  const host = await Person.named(urls[0], 'Many')
  const wanted = { game: 'uprising', setup: { players: SEATS }, listed: false }
  const answers = await Promise.all(
    Array.from({ length: MOST_OPEN_TABLES * 2 }, (_, n) =>
      host.at(urls[n % 2 === 0 ? 0 : 1]).ask('POST', '/api/tables', wanted),
    ),
  )
  const made = answers.filter(({ status }) => status === 200).length
  return made > MOST_OPEN_TABLES ? [`one person has opened ${made} tables`] : []
}
