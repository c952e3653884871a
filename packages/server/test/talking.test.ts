// When everyone negotiates at once, bots let people go first: in a Nexus, and over dealt factions.

import type { AnyGame } from '@sietch/games'
import { seats as seatsOf } from '@sietch/kernel'
import { tableOptions } from '@sietch/protocol/schemas'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { botsOf } from '../src/match/bots.ts'
import type { Live } from '../src/match/live.ts'
import type { Matches } from '../src/match/matches.ts'
import { begin, type Position } from '../src/match/position.ts'
import { houseGames } from '../src/table/games.ts'
import type { Table } from '../src/table/table.ts'

const PLAYERS = 3
const games = await houseGames()
const classic = games.get('classic') as AnyGame

/** Bots on the last two seats. */
const table: Table = {
  id: 'table',
  host: 'user 0',
  game: 'classic',
  setup: { players: PLAYERS },
  options: tableOptions.parse({ botPace: 0 }),
  listed: true,
  status: 'playing',
  before: null,
  rated: true,
  created: 0,
  ended: null,
  teams: null,
  halted: null,
  seats: seatsOf(PLAYERS).map((seat) => ({
    seat,
    kind: 'person',
    user: seat === 0 ? { id: 'user 0', name: '0' } : null,
    bot: seat === 0 ? null : 'easy',
  })),
}

const liveAt = (position: Position): Live => ({
  id: 'table',
  game: classic,
  version: 1,
  table,
  position,
  seq: 1,
  entries: [],
  recent: [],
  updated: [],
  standing: [],
  arranged: 0,
  clocks: { left: [], since: [] },
  request: null,
  motion: null,
  paused: null,
  failed: new Set(),
  isDoubtful: false,
  work: Promise.resolve(),
  touched: 0,
})

function chosen(position: Position, seat: number, key: string): Position {
  const moved = position.choose(seat, key)
  if (!moved.ok) throw new Error(moved.message)
  return moved.position
}

/** What bots choose in a position if each of them would choose this. */
async function choicesOf(position: Position, key: (seat: number) => string): Promise<string[]> {
  const choices: string[] = []
  const think = vi.fn(async ({ seat }: { readonly seat: number }) => key(seat))
  const matches = {
    async choose(_: string, { bot }: { bot: number }, __: number, answer: string) {
      choices.push(`${bot} ${answer}`)
      return { ok: true, seq: 2 }
    },
  } as unknown as Matches
  const bots = botsOf({
    matches,
    games,
    threads: 1,
    idlePace: 0,
    isWatched: () => true,
    log: pino({ enabled: false }),
    thinkers: { think, close: async () => {} },
  })
  bots.wake(liveAt(position))
  const asked = position.prompts.filter(({ decision }) => decision.seat !== 0).length
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(asked))
  await new Promise((resolve) => setImmediate(resolve))
  await bots.close()
  return choices
}

it('DUN-SET-3 D-NEX-1 a bot finishes after the people, and turns to them at once', async () => {
  const { position } = begin(classic, { players: PLAYERS, options: { swapFactions: true } }, 'talking')
  expect(position.prompts.map(({ decision: { kind } }) => kind)).toEqual(Array(PLAYERS).fill('swap-factions'))
  expect(await choicesOf(position, () => 'done')).toEqual([])
  expect(await choicesOf(position, (seat) => (seat === 1 ? 'propose 0' : 'propose 1'))).toEqual([
    '1 propose 0',
  ])
  const asked = chosen(position, 0, 'propose 1')
  expect(await choicesOf(asked, (seat) => (seat === 1 ? 'decline 0' : 'done'))).toEqual(['1 decline 0'])
  const finished = chosen(position, 0, 'done')
  expect((await choicesOf(finished, () => 'done')).toSorted()).toEqual(['1 done', '2 done'])
})
