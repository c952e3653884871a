// sietch backup and sietch restore: everything the server knows as one file.

import { backupTo, restoreFrom } from '@sietch/server/archive'
import { type Command, parse, UsageError } from './command.ts'

const options = (name: string, about: string) => `Usage: sietch ${name} FILE [--data FOLDER]

  FILE            ${about}
  --data FOLDER   where the SQLite database is kept (SIETCH_DATA if it is set, else ./data)

With DATABASE_URL=postgres://… it is the PostgreSQL there.`

function read(args: string[], more: Readonly<Record<string, { readonly type: 'boolean' }>> = {}) {
  const { values, positionals } = parse({
    args,
    options: { data: { type: 'string' }, ...more },
    allowPositionals: true,
  })
  const [file, ...others] = positionals
  if (file === undefined) throw new UsageError('FILE is missing')
  if (others.length > 0) throw new UsageError(`one file at a time; unexpected "${others[0]}"`)
  return {
    file,
    values,
    env: { ...process.env, ...(values.data !== undefined && { SIETCH_DATA: values.data }) },
  }
}

export const backupCommand: Command = {
  usage: `${options('backup', 'where the backup goes: gzipped lines of JSON')} The server may run meanwhile.
The file holds the hashes of passwords, open sessions and the keys of the server: keep it like a key.

  --without-secrets   leaves those out, and all addresses of people: to show somebody else what happened. Nobody can
                      sign in with what is restored from it. Hands, decks and what was whispered stay in it.`,
  run(args) {
    const { file, env, values } = read(args, { 'without-secrets': { type: 'boolean' } })
    return backupTo(file, env, !('without-secrets' in values))
  },
}

export const restoreCommand: Command = {
  usage: `${options('restore', 'a backup, of SQLite or of PostgreSQL')}
The database must be empty. Exit code 1 when it is not, or the file is no backup; then nothing has changed.`,
  run(args) {
    const { file, env } = read(args)
    return restoreFrom(file, env)
  },
}
