// Matches of every game left in mid-game by a released version, in the form servers stored them then: newer rules take
// them over through their real migrations, and they are played to the end.

import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { GAMES } from '@sietch/games'
import { canonical, isReplayable, type Json, pick, rngOf, shownBy } from '@sietch/kernel'
import type { ReleasedMatch } from '@sietch/kernel/testing'
import { tableOptions } from '@sietch/protocol/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Matches, matchesOf } from '../src/match/matches.ts'
import { seatsOf } from '../src/match/position.ts'
import { recordingOf, seal } from '../src/match/seals.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { type Games, gamesIn } from '../src/table/games.ts'
import { gameOf } from '../src/table/table.ts'
import { makeDataFolder } from './house.ts'

const files = ['imperium', 'classic'].flatMap((family) => {
  const folder = new URL(`../../${family}/test/released/`, import.meta.url)
  return readdirSync(folder).map((name) => [name, new URL(name, folder)] as const)
})

const data = makeDataFolder()
let store: Store
let games: Games
let matches: Matches

beforeAll(async () => {
  store = await openStore({ data: data.path })
  games = await gamesIn(GAMES)
  matches = matchesOf(store, games, [])
})
afterAll(async () => {
  await store.close()
  await data.remove()
})

/** As a server of that time stored it, with bots on all seats. */
async function stored(id: string, { rules, setup, seed, version, choices, middles }: ReleasedMatch<Json>) {
  const { after, state } = middles.at(-1) ?? { after: 0, state: null }
  const seats = seatsOf(gameOf(games, rules), setup)
  const { db } = store
  const options = JSON.stringify(tableOptions.parse({}))
  const table = { id, host: 'ann', game: rules, setup: JSON.stringify(setup), options, seed, created: 1 }
  const rest = {
    listed: 0,
    status: 'playing',
    generator: null,
    before: null,
    ended: null,
    counted: 1,
  } as const
  await db
    .insertInto('tables')
    .values({ ...table, ...rest })
    .execute()
  await db
    .insertInto('seats')
    .values(seats.map(({ seat }) => ({ tableId: id, seat, userId: null, bot: 'easy' })))
    .execute()
  const none = { base: null, request: null, deadline: null, wake: null }
  const clocks = JSON.stringify({ left: seats.map(() => 0), since: seats.map(() => null) })
  const where = { version, seq: after, state: JSON.stringify(state), opening: '[]', clocks, changed: 1 }
  await db
    .insertInto('matches')
    .values({ tableId: id, ...where, ...none })
    .execute()
  for (const [seq, { seat, key }] of choices.slice(0, after).entries()) {
    const entry = { seat, key, steps: 0, final: 1, bot: 1, events: '[]', clocks: null, at: 1 } as const
    await db
      .insertInto('entries')
      .values({ matchId: id, seq, ...entry })
      .execute()
  }
  return after
}

describe('a match that a released version has left in mid-game', () => {
  it.each(files)('%s is played on to its end', async (id, url) => {
    const [match] = JSON.parse(gunzipSync(readFileSync(url)).toString()) as [ReleasedMatch<Json>]
    const after = await stored(id, match)
    const today = gameOf(games, match.rules).open(({ rules }) => rules)
    const isKnown = isReplayable(today, match.version)
    const first = await matches.get(id)
    expect(first).toMatchObject({
      seq: after,
      version: isKnown ? match.version : today.version,
      updated: isKnown ? [] : [after],
    })
    const rng = rngOf(id)
    const seen = [first.position.publicView]
    for (let live = first; live.position.prompts.length > 0; live = await matches.get(id)) {
      const { decision, options } = pick(rng, live.position.prompts)
      const { key } = pick(rng, options)
      expect(await matches.choose(id, { bot: decision.seat }, live.seq, key)).toMatchObject({ ok: true })
      seen.push(live.position.publicView)
    }
    expect((await matches.get(id)).table.status).toBe('over')
    await seal(store, games, id)
    const recording = await recordingOf(store.db, games, id)
    // Choices from before steps were recorded can be shown only by rules that can replay them.
    expect(recording !== undefined).toBe(isKnown)
    if (recording === undefined) return
    const shown = gameOf(games, match.rules).open(({ rules }) =>
      [...shownBy(rules, recording)].map((state) => canonical(rules.view(state, 'spectator'))),
    )
    expect(shown.slice(after)).toEqual(seen.map(canonical))
  })
})
