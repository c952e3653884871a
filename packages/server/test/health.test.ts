import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { readinessOf } from '../src/health.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { makeDataFolder } from './house.ts'

const data = makeDataFolder()
afterAll(data.remove)

describe('readiness', () => {
  it('is whether something can be written, not whether something can be read', async () => {
    const store = await openStore({ data: data.path })
    expect(await readinessOf(store)()).toBe(true)
    await sql`pragma query_only = on`.execute(store.db)
    expect(await store.db.selectFrom('settings').select('name').execute()).not.toEqual([])
    expect(await readinessOf(store)()).toBe(false)
    await store.close()
  })

  it('is found out once for all who ask at the same moment', async () => {
    const store = await openStore({ data: data.path })
    let written = 0
    const counting: Pick<Store, 'db'> = {
      db: store.db.withPlugin({
        transformQuery: ({ node }) => {
          written++
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    }
    const isReady = readinessOf(counting)
    expect(await Promise.all(Array.from({ length: 50 }, isReady))).not.toContain(false)
    expect(written).toBe(1)
    await store.close()
  })

  it('is not waited for without end, nor asked for again while there is no answer', async () => {
    const store = await openStore({ data: data.path })
    let asked = 0
    const frozen: Pick<Store, 'db'> = {
      db: store.db.withPlugin({
        transformQuery: ({ node }) => {
          asked++
          return node
        },
        transformResult: () => new Promise(() => {}),
      }),
    }
    const isReady = readinessOf(frozen)
    expect(await isReady()).toBe(false)
    expect(await isReady()).toBe(false)
    expect(asked).toBe(1)
    await store.close()
  })
})
