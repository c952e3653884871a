// Two nodes as the store sees them: each holds the matches it has read, and neither knows what the other does.

import { tableOptions } from '@sietch/protocol/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change } from '../src/match/holding.ts'
import { type Matches, matchesOf } from '../src/match/matches.ts'
import { countResults, resultOf } from '../src/people/results.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { lobby } from '../src/table/lobby.ts'
import { gamesWithBluff } from './bluff.ts'
import { type Cleanup, makeDataFolder } from './house.ts'

let store: Store
let remove: Cleanup
const told: Change[] = []
let here: Matches
let there: Matches

beforeAll(async () => {
  const data = makeDataFolder()
  remove = data.remove
  store = await openStore({ data: data.path })
  here = matchesOf(store, gamesWithBluff, [])
  there = matchesOf(store, gamesWithBluff, [{ movedElsewhere: (change) => void told.push(change) }])
})
afterAll(async () => {
  await store.close()
  await remove()
})

/** A match of Bluff that both nodes hold. */
async function deal(people: readonly string[], clock: object = { kind: 'none' }): Promise<string> {
  const tables = lobby(store, gamesWithBluff, { openTables: 0, running: 0 })
  const [host = '', ...others] = people
  const id = await tables.create(host, {
    game: 'bluff',
    setup: { players: people.length },
    options: tableOptions.parse({ substitute: 'random', clock }),
    listed: false,
    bots: [],
  })
  for (const other of others) await tables.join(id, other)
  await tables.start(id, host)
  await Promise.all([here.get(id), there.get(id)])
  return id
}

const by = (user: string) => ({ user })

describe('a step back', () => {
  it('that was overtaken takes back nothing that stands', async () => {
    const id = await deal(['ann', 'ben'])
    await here.choose(id, by('ann'), 0, 'exchange')
    await there.current(id)
    // On one node, Ben's answer shows Ann two cards, which cannot be undone. The other does not know yet.
    await here.choose(id, by('ben'), 1, 'trust')
    expect(await there.undo(id, by('ann'), 1)).toMatchObject({ ok: false, code: 'stale' })
    expect(await here.current(id)).toMatchObject({ seq: 2, standing: [0, 1] })
  })

  it('is asked for on one node and agreed to on another', async () => {
    const id = await deal(['ann', 'ben'])
    await here.choose(id, by('ann'), 0, 'income')
    await here.choose(id, by('ben'), 1, 'income')
    await there.current(id)
    expect(await here.undo(id, by('ann'), 2)).toEqual({ ok: true, seq: 2, asked: true })
    expect(await there.answerUndo(id, by('ben'), true)).toEqual({ ok: true, seq: 3 })
    expect(await here.current(id)).toMatchObject({ seq: 3, standing: [] })
  })

  it('does not reach what someone chose who is away', async () => {
    const id = await deal(['ann', 'ben', 'cid'])
    for (const [seq, user] of ['ann', 'ben', 'cid'].entries()) await here.choose(id, by(user), seq, 'income')
    await here.choose(id, by('ann'), 3, 'steal')
    await here.substitute(id, 'ben', 'random')
    await here.substitute(id, 'cid', 'random')
    expect(await here.undo(id, by('ann'), 4)).toEqual({ ok: true, seq: 5 })
    expect(await here.undo(id, by('ann'), 5)).toMatchObject({ ok: false, code: 'somebody-away' })
    expect(await here.current(id)).toMatchObject({ seq: 5, standing: [0, 1, 2] })
  })

  it('may take back what a bot chose for someone who is away', async () => {
    const id = await deal(['ann', 'ben'])
    await here.substitute(id, 'ben', 'random')
    await here.choose(id, by('ann'), 0, 'income')
    await here.choose(id, { bot: 1 }, 1, 'income')
    expect(await here.undo(id, by('ann'), 2)).toEqual({ ok: true, seq: 3 })
  })
})

describe('what another node has done', () => {
  it('is followed choice by choice, and told like the own', async () => {
    const id = await deal(['ann', 'ben'])
    told.length = 0
    await here.choose(id, by('ann'), 0, 'income')
    await here.choose(id, by('ben'), 1, 'steal')
    await here.undo(id, by('ben'), 2)
    await there.follow(id)
    expect(told.map(({ seat, steps, events }) => [seat, steps, events.length])).toEqual([
      [0, 0, 1],
      [1, 0, 0],
      [1, 1, 0],
    ])
    expect((await there.get(id)).position.publicView).toEqual((await here.get(id)).position.publicView)
  })

  it('counts when a seat is left there and chosen from here', async () => {
    const id = await deal(['ann', 'ben'])
    await there.substitute(id, 'ann', 'random')
    await expect(here.choose(id, by('ann'), 0, 'income')).rejects.toMatchObject({ code: 'substituted' })
    await here.substitute(id, 'ann', null)
    expect(await there.choose(id, { bot: 0 }, 0, 'income')).toMatchObject({ code: 'not-a-bot' })
    expect(await there.choose(id, by('ann'), 0, 'income')).toEqual({ ok: true, seq: 1 })
  })
})

describe('a clock', () => {
  const bank = { kind: 'bank', seconds: 60, increment: 20 }
  const leftOf = async (id: string, seat: number) => (await here.current(id)).clocks.left[seat]

  it('is not filled by taking a seat back that was never left', async () => {
    const id = await deal(['ann', 'ben'], bank)
    await expect(here.substitute(id, 'ann', null)).rejects.toMatchObject({ code: 'not-substituted' })
  })

  it('earns nothing by choices that are taken back', async () => {
    const id = await deal(['ann', 'ben'], bank)
    for (let seq = 0; seq < 20; seq += 2) {
      await here.choose(id, by('ann'), seq, 'income')
      expect(await here.undo(id, by('ann'), seq + 1)).toEqual({ ok: true, seq: seq + 2 })
    }
    expect(await leftOf(id, 0)).toBe(60_000)
    expect((await here.current(id)).clocks.since[1]).toBeNull()
  })

  it('earns nothing while a bot plays', async () => {
    const id = await deal(['ann', 'ben'], bank)
    await here.substitute(id, 'ann', 'random')
    const before = await leftOf(id, 0)
    await here.choose(id, { bot: 0 }, 0, 'income')
    await here.substitute(id, 'ann', null)
    expect(await leftOf(id, 0)).toBe(before)
  })
})

describe('a match that someone has left to a bot', () => {
  it('is rated for all, and whoever left it comes last, wherever the bot does', async () => {
    const id = await deal(['ann', 'ben', 'cid'])
    await here.substitute(id, 'cid', 'random')
    const live = await here.current(id)
    await store.db.updateTable('tables').set({ status: 'over' }).where('id', '=', id).execute()
    const outcome = { places: [[2], [1], [0]], scores: [1, 2, 3] }
    await countResults(store, resultOf({ ...live, position: { ...live.position, outcome } }))
    const results = store.db.selectFrom('results').select(['userId', 'place', 'rated'])
    expect(await results.where('tableId', '=', id).orderBy('place').execute()).toEqual([
      { userId: 'ben', place: 1, rated: 1 },
      { userId: 'ann', place: 2, rated: 1 },
      { userId: 'cid', place: 3, rated: 1 },
    ])
    const ratings = await store.db
      .selectFrom('ratings')
      .select(['userId', 'mu'])
      .orderBy('mu', 'desc')
      .execute()
    expect(ratings.map(({ userId }) => userId)).toEqual(['ben', 'ann', 'cid'])
  })
})
