// Plays the games of an arena on several threads. The result of a game does not depend on its thread.

import { Worker } from 'node:worker_threads'
import type { Registry } from '@sietch/games'
import { type ArenaGame, type ArenaTable, readTable } from './arena-game.ts'

const program = new URL('../bin/arena-worker.mjs', import.meta.url)

/** A game of a table, both by number. */
type Task = { readonly table: number; readonly index: number }

/** Plays games 0 to `games` - 1 of each table and returns them in order. */
export async function playEverywhere(
  registry: Registry,
  tables: readonly ArenaTable[],
  games: number,
  workers: number,
  progress: (played: number) => void,
): Promise<ArenaGame[][]> {
  const tasks = tables.flatMap((_, table) => Array.from({ length: games }, (__, index) => ({ table, index })))
  const played: ArenaGame[][] = tables.map(() => [])
  let count = 0
  const take = ({ table }: Task, game: ArenaGame) => {
    played[table]?.push(game)
    progress(++count)
  }
  if (workers === 1) {
    const plays = await Promise.all(tables.map((table) => readTable(registry, table)))
    for (const task of tasks) {
      const game = plays[task.table]?.(task.index)
      if (game !== undefined) take(task, game)
    }
    return played
  }
  let next = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(program, { workerData: { tables, from: registry.from } })
      let task: Task | undefined
      const give = () => {
        task = tasks[next++]
        if (task !== undefined) worker.postMessage(task)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (game: ArenaGame) => {
        if (task !== undefined) take(task, game)
        give()
      })
      worker.on('error', reject)
      give()
    })
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, work))
  return played.map((ofTable) => ofTable.sort((a, b) => a.index - b.index))
}
