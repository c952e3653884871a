import { Migrator, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrationsFor } from '../src/store/migrations.ts'
import { openStore } from '../src/store/open.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { makeDataFolder } from './house.ts'

describe('an older database', () => {
  it('in which someone has two seats at a table is mended', async () => {
    const data = makeDataFolder()
    const { db, appending } = openSqlite(data.path, () => {})
    const provider = { getMigrations: async () => migrationsFor('sqlite') }
    await new Migrator({ db, provider }).migrateTo('001-beginning')
    const table = {
      host: 'ann',
      game: 'bluff',
      setup: '{}',
      options: '{"substitute":"random"}',
      listed: 0,
      before: null,
      ended: null,
      counted: 0,
    } as const
    await db
      .insertInto('tables')
      .values([
        { ...table, id: 'open', status: 'open', seed: 'a', created: 1 },
        { ...table, id: 'playing', status: 'playing', seed: 'b', created: 2 },
        { ...table, id: 'clone', status: 'playing', seed: 'b', created: 3 },
        { ...table, id: 'import', status: 'playing', seed: 'c', created: 4, counted: 1 },
      ])
      .execute()
    for (const tableId of ['open', 'playing']) {
      await db
        .insertInto('seats')
        .values(
          ['ann', 'ann', null, 'ben'].map((userId, seat) => ({
            tableId,
            seat,
            userId,
            bot: userId === null ? 'hard' : null,
          })),
        )
        .execute()
    }
    await db.destroy()
    appending.close()

    const store = await openStore({ data: data.path })
    const seats = await store.db.selectFrom('seats').selectAll().orderBy('tableId').orderBy('seat').execute()
    expect(seats.map(({ tableId, userId, bot }) => `${tableId} ${userId ?? bot}`)).toEqual([
      'open ann',
      'open null',
      'open hard',
      'open ben',
      'playing ann',
      'playing random',
      'playing hard',
      'playing ben',
    ])
    expect(new Set(seats.map(({ kind, team }) => `${kind} ${team}`))).toEqual(new Set(['person null']))
    const rated = await store.db.selectFrom('tables').select(['id', 'rated']).orderBy('created').execute()
    expect(rated.map(({ id, rated }) => [id, rated])).toEqual([
      ['open', 1],
      ['playing', 1],
      ['clone', 0],
      ['import', 0],
    ])
    await store.close()
    await data.remove()
  })

  it('that a newer version has changed is not touched, and it is said why', async () => {
    const data = makeDataFolder()
    const store = await openStore({ data: data.path })
    await sql`insert into kysely_migration (name, timestamp) values ('999-to-come', '')`.execute(store.db)
    await store.close()
    await expect(openStore({ data: data.path })).rejects.toThrow('a newer version of Sietch has changed it')
    await data.remove()
  })
})
