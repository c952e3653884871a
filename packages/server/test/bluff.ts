// The kernel's own small game among the games of a server: short matches, and seats that choose at once.

import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyGame, GAMES, playersOnly, randomBots } from '@sietch/games'
import { migratedBy, pick, rngOf, unchanged } from '@sietch/kernel'
import { bluff } from '@sietch/kernel/test/game'
import { lively } from '@sietch/kernel/test/lively'
import { remodeledBluff } from '@sietch/kernel/test/remodeled'
import type { OnlineTable } from '@sietch/protocol'
import { Person, type Watched } from '@sietch/trial'
import { type Games, gamesIn } from '../src/table/games.ts'

const playing = { setups: playersOnly([2, 3, 4]), bots: randomBots, usualLevel: 'easy' } as const

/** The same with a view that is too large for a single message between nodes. */
const wordy: typeof bluff = {
  ...bluff,
  id: 'wordy',
  view: (s, viewer) => ({ ...bluff.view(s, viewer), words: JSON.stringify(s.coins).repeat(3000) }),
}

/** Choices of a slow game are made when this file is there: threads of this process know it, too. */
export const slowGate = join(tmpdir(), `sietch-slow-${process.pid}`)

/** The same with choices that take as long as a test wants them to. */
const slow: typeof bluff = {
  ...bluff,
  id: 'slow',
  choose(...choice) {
    const never = new Int32Array(new SharedArrayBuffer(4))
    while (!existsSync(slowGate)) Atomics.wait(never, 0, 0, 10)
    bluff.choose(...choice)
  },
}

const playableBluff = (rules: typeof bluff) => anyGame({ ...playing, rules })

const bluffs = [bluff, wordy, slow, lively].map((rules) => [rules.id, playableBluff(rules)] as const)

export const gamesWithBluff: Games = Object.assign(new Map([...(await gamesIn(GAMES)), ...bluffs]), {
  from: { module: import.meta.url, name: 'gamesWithBluff' },
})

/** Rules of another version under which a match goes the same way. */
export const newerBluff: typeof bluff = {
  ...bluff,
  version: bluff.version + 1,
  since: bluff.version,
  migrate: migratedBy([unchanged]),
}

export const gamesWithNewerBluff: Games = Object.assign(
  new Map([...gamesWithBluff, ['bluff', playableBluff(newerBluff)] as const]),
  { from: { module: import.meta.url, name: 'gamesWithNewerBluff' } },
)

export const gamesWithRemodeledBluff: Games = Object.assign(
  new Map([...gamesWithBluff, ['bluff', playableBluff(remodeledBluff)] as const]),
  { from: { module: import.meta.url, name: 'gamesWithRemodeledBluff' } },
)

export const bluffTable = (players: number, change: object = {}): object => ({
  game: 'bluff',
  setup: { players },
  options: { substitute: 'random' },
  ...change,
})

/** Guests at a table of Bluff, with the match started and everyone watching. */
export async function dealBluff(
  url: string,
  names: readonly string[],
  change: object = {},
): Promise<{ table: OnlineTable; people: Person[]; seats: Watched[] }> {
  const people = await Promise.all(names.map((name) => Person.named(url, name)))
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody came')
  const { id } = await host.table('/api/tables', bluffTable(names.length, change))
  for (const other of others) await other.table(`/api/tables/${id}/join`)
  const table = await host.table(`/api/tables/${id}/start`)
  return { table, people, seats: await Promise.all(people.map((person) => person.watch(id))) }
}

/** Plays on randomly until the match is over. */
export async function playOut(seats: readonly Watched[]): Promise<void> {
  const rng = rngOf('play out')
  for (;;) {
    const asked = seats.find(({ match }) => match.prompt)
    if (asked === undefined) return
    const { seq, prompt } = asked.match
    await asked.choose(pick(rng, prompt?.options ?? []).key)
    await Promise.all(seats.map((seat) => seat.reach(seq + 1)))
  }
}
