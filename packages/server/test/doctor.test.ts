import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '../src/doctor/examine.ts'
import { openStore } from '../src/store/open.ts'
import { pushKeys } from '../src/told/keys.ts'
import { makeDatabase, makeDataFolder } from './house.ts'
import { openPostOffice } from './post-office.ts'

const folder = makeDataFolder()
const web = join(folder.path, 'web')
const data = join(folder.path, 'data')
let office: Awaited<ReturnType<typeof openPostOffice>>

beforeAll(async () => {
  mkdirSync(web)
  writeFileSync(join(web, 'index.html'), '')
  office = await openPostOffice()
})
afterAll(async () => {
  await office.close()
  await folder.remove()
})

const usual = () => ({
  SIETCH_WEB: web,
  SIETCH_DATA: data,
  PUBLIC_URL: 'https://play.example',
  TRUST_PROXY: '1',
})

/** What was reported about something that is wrong. */
async function complaints(env: Record<string, string>, node?: string): Promise<string[]> {
  const found = await examine({ ...usual(), ...env }, node)
  return found.flatMap(({ about, result, said }) => (result === 'fine' ? [] : `${result} ${about}: ${said}`))
}

describe('the doctor', () => {
  it('makes nothing where there is nothing yet', async () => {
    expect(await complaints({})).toEqual([])
    expect(existsSync(data)).toBe(false)
  })

  it('finds a server that has been started in order', async () => {
    const store = await openStore({ data })
    await pushKeys(store.db, undefined)
    expect(await complaints({})).toEqual([])
    await store.close()
    const found = await examine(usual())
    expect(found.map(({ about }) => about)).toEqual(
      expect.arrayContaining([
        'Node',
        'settings',
        'web',
        'disk',
        'fsync',
        'database',
        'migrations',
        'keys',
        'clock',
        'mail',
      ]),
    )
  })

  it.each([
    [{ PORT: 'x' }, 'wrong settings: The configuration is wrong: PORT'],
    [{ PUBLIC_URL: 'http://play.example' }, 'watch settings: PUBLIC_URL is not https.'],
    [{ TRUST_PROXY: '0' }, 'watch settings: PUBLIC_URL is https'],
    [{ SIETCH_WEB: '/nowhere' }, 'wrong web: There is nothing in /nowhere.'],
    [{ VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b' }, 'wrong keys: The keys of Web Push'],
    [{ SIETCH_SECRET: 'x'.repeat(32) }, undefined],
    [
      { DATABASE_URL: 'postgres://sietch:hidden@127.0.0.1:1/x' },
      'wrong database: x at 127.0.0.1:1 cannot be used',
    ],
    [
      { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' },
      'wrong mail: The mail server does not let us in',
    ],
  ])('says what is wrong with %j', async (env, said) => {
    const [first = ''] = await complaints(env)
    expect(first).toContain(said ?? '')
    expect(first).not.toContain('hidden')
  })

  it('does not take an old Node', async () => {
    expect(await complaints({}, '18.20.0')).toEqual([
      expect.stringContaining('wrong Node: 18.20.0 is too old.'),
    ])
  })

  it('signs in at the mail server', async () => {
    const mail = { SMTP_URL: office.url, MAIL_FROM: 'Sietch <sietch@play.example>' }
    expect(await complaints(mail)).toEqual([])
    const [wrong] = await complaints({ ...mail, SMTP_URL: office.url.replace('a%20secret', 'hidden') })
    expect(wrong).toMatch(/^wrong mail: (?!.*hidden)/)
  })

  it('sees a database that a newer Sietch has written, and a clock that went back', async () => {
    const store = await openStore({ data })
    const later = { name: 'beat', value: String(Date.now() + 3_600_000) }
    await store.db.insertInto('settings').values(later).execute()
    expect(await complaints({})).toEqual([
      expect.stringContaining('wrong clock: The clock of this machine is'),
    ])
    await store.db.deleteFrom('settings').where('name', '=', 'beat').execute()
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', 'now')`.execute(store.db)
    expect(await complaints({})).toEqual([
      expect.stringContaining('wrong migrations: The database is of a newer Sietch (999-later).'),
    ])
    await sql`delete from kysely_migration where name = '999-later'`.execute(store.db)
    await store.close()
  })

  it('looks at a PostgreSQL, before and after its first start', async () => {
    const DATABASE_URL = await makeDatabase()
    const before = await examine({ ...usual(), DATABASE_URL })
    expect(before.find(({ about }) => about === 'migrations')?.said).toMatch(
      /^\d+ to do; the next start does them$/,
    )
    const store = await openStore({ data: '', databaseUrl: DATABASE_URL })
    await store.close()
    const after = await examine({ ...usual(), DATABASE_URL })
    expect(after.find(({ about }) => about === 'migrations')?.said).toMatch(/^all \d+ done$/)
    expect(after.find(({ about }) => about === 'database')?.said).toMatch(/^PostgreSQL \d+/)
    expect(after.find(({ about, said }) => about === 'clock' && said.includes('database'))?.result).toBe(
      'fine',
    )
    expect(after.find(({ about }) => about === 'fsync')).toBeDefined()
  })
})
