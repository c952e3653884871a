// The faults that hit a server, and how they are repaired.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type House, pause, until, within } from '@sietch/trial'
import type { Postgres } from '@sietch/trial/postgres'
import { spoilMatch } from './fault-match.ts'
import type { Players } from './players.ts'

export const DATABASE = 'fault'

/** Faults must be reported within this many milliseconds. */
const NOTICED = 15_000

export type Scene = {
  readonly houses: readonly [House, ...House[]]
  readonly players: Players
  readonly postgres: Postgres | undefined
  readonly databaseUrl: string | undefined
  /** How long the fault lasts, in milliseconds. */
  readonly length: number
}

export type Fault = {
  readonly name: string
  readonly on: readonly ('sqlite' | 'postgres')[]
  /** Happens while everyone plays, and is repaired. Returns what went wrong meanwhile. */
  happen(scene: Scene): Promise<string[]>
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'disk full',
    on: ['sqlite'],
    async happen({ houses, length }) {
      const ballast = fill(houses[0].data)
      const faults = await tellsTrouble(houses)
      await pause(length)
      rmSync(ballast)
      return faults
    },
  },
  {
    name: 'database stopped',
    on: ['postgres'],
    happen: (scene) => during(scene, (postgres, work) => postgres.stopFor(work)),
  },
  {
    name: 'database frozen',
    on: ['postgres'],
    happen: (scene) => during(scene, (postgres, work) => postgres.freezeFor(work)),
  },
  {
    name: 'LISTEN lost',
    on: ['postgres'],
    async happen({ postgres }) {
      const listening = `from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`
      // They may still be recovering from the previous fault.
      const isGone = await until(async () => {
        const gone = await postgres?.query(DATABASE, `select pg_terminate_backend(pid) ${listening}`)
        return gone !== undefined && gone.length > 0
      }, NOTICED)
      return isGone ? [] : ['nobody listened']
    },
  },
  {
    name: 'told to stop',
    on: ['sqlite', 'postgres'],
    async happen({ houses, players }) {
      const faults: string[] = []
      for (const house of houses) {
        const code = await within('the end of a server', house.stop('SIGTERM'))
        if (code !== 0) faults.push(`it ended with ${code}`)
      }
      players.rest()
      for (const house of houses) await house.start()
      return [...faults, ...(await players.back()), ...(await players.unanswered())]
    },
  },
  { name: 'match unreadable', on: ['sqlite', 'postgres'], happen: spoilMatch },
]

async function during(
  { houses, postgres, length }: Scene,
  fail: (postgres: Postgres, work: () => Promise<void>) => Promise<void>,
): Promise<string[]> {
  if (postgres === undefined) throw new Error('there is no PostgreSQL')
  const faults: string[] = []
  await fail(postgres, async () => {
    faults.push(...(await tellsTrouble(houses)))
    await pause(length)
  })
  return faults
}

/** The status of /readyz; 0 when it does not answer. */
export async function readinessOf({ url }: House): Promise<number> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) })).status
  } catch {
    return 0
  }
}

async function tellsTrouble(houses: readonly House[]): Promise<string[]> {
  const told = await Promise.all(
    houses.map((house) => until(async () => (await readinessOf(house)) === 503, NOTICED)),
  )
  return told.flatMap((isTold) => (isTold ? [] : ['/readyz does not tell']))
}

/** A small disk in memory, or a string saying why there is none here. */
export function smallDisk(): { data: string; clear(): void } | string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux can mount a small disk'
  const data = mkdtempSync(join(tmpdir(), 'sietch-disk-'))
  const clear = () => rmSync(data, { recursive: true, force: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', data], { stdio: 'ignore' })
  } catch {
    clear()
    return 'a small disk cannot be mounted here'
  }
  return {
    data,
    clear() {
      // It may still be in use by whatever went wrong, which is what must be reported.
      execFileSync('umount', ['--lazy', data])
      clear()
    },
  }
}

/** Writes until the disk is full, and returns the file to delete. */
function fill(folder: string): string {
  const ballast = join(folder, 'ballast')
  for (let size = 2 ** 20; size >= 512; size /= 2) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
  return ballast
}
