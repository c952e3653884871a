import { tableOptions } from '@sietch/protocol/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchesOf } from '../src/match/matches.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { cannotStore } from '../src/store/trouble.ts'
import { lobby } from '../src/table/lobby.ts'
import { gamesWithBluff } from './bluff.ts'
import { makeDataFolder } from './house.ts'

const ANN = { user: 'ann' }

describe('a choice whose storing was not answered', () => {
  const data = makeDataFolder()
  let store: Store
  beforeAll(async () => {
    store = await openStore({ data: data.path })
  })
  afterAll(async () => {
    await store.close()
    await data.remove()
  })

  /** A match on a store that once does what it is asked, or does not, and fails. */
  async function deal(isStored: boolean) {
    const tables = lobby(store, gamesWithBluff, { openTables: 0, running: 0 })
    const options = tableOptions.parse({ substitute: 'random' })
    const wanted = { game: 'bluff', setup: { players: 2 }, options, listed: false, bots: [null, 'random'] }
    const id = await tables.create('ann', wanted)
    await tables.start(id, 'ann')
    let hasFailed = false
    const failing: Store = {
      ...store,
      async append(append) {
        if (hasFailed) return store.append(append)
        hasFailed = true
        if (isStored) await store.append(append)
        throw cannotStore(new Error('no answer'))
      },
    }
    const told: number[] = []
    let hear = () => {}
    const heard = new Promise<void>((resolve) => {
      hear = resolve
    })
    const moved = ({ live }: { live: { seq: number } }) => {
      told.push(live.seq)
      hear()
    }
    return {
      id,
      told,
      heard,
      matches: matchesOf(failing, gamesWithBluff, [{ moved, movedElsewhere: moved }]),
    }
  }

  const stored = (id: string) =>
    store.db.selectFrom('entries').select('key').where('matchId', '=', id).execute()

  it.each([true, false])('is made once when it is sent again (stored: %s)', async (isStored) => {
    const { id, told, matches } = await deal(isStored)
    await expect(matches.choose(id, ANN, 0, 'income')).rejects.toMatchObject({ code: 'cannot-store' })
    expect(told).toEqual([])
    expect(await matches.choose(id, ANN, 0, 'income')).toEqual({ ok: true, seq: 1 })
    expect(told).toEqual([1])
    expect(await stored(id)).toEqual([{ key: 'income' }])
    await matches.settle()
  })

  it('is told to everyone if it was stored, though no one sends it again', async () => {
    const { id, told, heard, matches } = await deal(true)
    await expect(matches.choose(id, ANN, 0, 'income')).rejects.toMatchObject({ code: 'cannot-store' })
    await heard
    expect(told).toEqual([1])
    expect((await matches.get(id)).seq).toBe(1)
    await matches.settle()
  })
})
