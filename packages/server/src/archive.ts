// What an operator does from a terminal, on the server's database: backup, restore, and reading what people have
// reported.

import { ConfigError, readConfig } from './config.ts'
import { readReports } from './people/reports.ts'
import { backup, type Counted, restore } from './store/backup.ts'
import { openStore, type Store } from './store/open.ts'

type Env = Readonly<Record<string, string | undefined>>

export const backupTo = (file: string, env: Env, hasSecrets = true): Promise<number> =>
  archive((store, into) => backup(store, into, hasSecrets), file, env, 'saved in')
export const restoreFrom = (file: string, env: Env): Promise<number> =>
  archive(restore, file, env, 'restored from')

type Work = (store: Store, file: string) => Promise<Counted>

const archive = (work: Work, file: string, env: Env, done: string): Promise<number> =>
  withStore(env, async (store) => `${spell(await work(store, file))} ${done} ${file}`)

/** The latest reports, one line of JSON each. */
export const listReports = (most: number, env: Env): Promise<number> =>
  withStore(env, async ({ db }) => {
    const reports = await readReports(db, most)
    return reports
      .map(({ at, ...rest }) => JSON.stringify({ at: new Date(at).toISOString(), ...rest }))
      .join('\n')
  })

async function withStore(env: Env, work: (store: Store) => Promise<string>): Promise<number> {
  try {
    const store = await openStore(readConfig(env))
    try {
      const said = await work(store)
      if (said !== '') console.log(said)
      return 0
    } finally {
      await store.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return error instanceof ConfigError ? 2 : 1
  }
}

const spell = (counted: Counted): string => {
  const of = (name: string) => counted.get(name) ?? 0
  return `${of('user')} players, ${of('tables')} tables and ${of('entries')} choices`
}
