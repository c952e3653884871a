// Backup and restore from a terminal, on the database that the server would use.

import { ConfigError, readConfig } from './config.ts'
import { backup, type Counted, restore } from './store/backup.ts'
import { openStore } from './store/open.ts'

type Env = Readonly<Record<string, string | undefined>>

export const backupTo = (file: string, env: Env): Promise<number> => archive(backup, file, env, 'saved in')
export const restoreFrom = (file: string, env: Env): Promise<number> =>
  archive(restore, file, env, 'restored from')

async function archive(work: typeof backup, file: string, env: Env, done: string): Promise<number> {
  try {
    const store = await openStore(readConfig(env))
    try {
      console.log(`${spell(await work(store, file))} ${done} ${file}`)
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
