// sietch backup and sietch restore: everything the server knows as one file.

import { backupTo, restoreFrom } from '@sietch/server'
import { type Command, parse, UsageError } from './command.ts'

const options = (name: string, about: string) => `Usage: sietch ${name} FILE [--data FOLDER]

  FILE            ${about}
  --data FOLDER   where the SQLite database is kept (SIETCH_DATA if it is set, else ./data)

With DATABASE_URL=postgres://… it is the PostgreSQL there.`

function read(args: string[]): { file: string; env: NodeJS.ProcessEnv } {
  const { values, positionals } = parse({
    args,
    options: { data: { type: 'string' } },
    allowPositionals: true,
  })
  const [file, ...more] = positionals
  if (file === undefined) throw new UsageError('FILE is missing')
  if (more.length > 0) throw new UsageError(`one file at a time; unexpected "${more[0]}"`)
  return { file, env: { ...process.env, ...(values.data !== undefined && { SIETCH_DATA: values.data }) } }
}

export const backupCommand: Command = {
  usage: `${options('backup', 'where the backup goes: gzipped lines of JSON')} The server may run meanwhile.
The file holds the hashes of passwords and open sessions: keep it like a key.`,
  run(args) {
    const { file, env } = read(args)
    return backupTo(file, env)
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
