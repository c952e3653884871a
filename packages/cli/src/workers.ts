// Games of an arena over several threads. Which thread plays a game changes nothing about it.

import { Worker } from 'node:worker_threads'
import type { Registry } from '@sietch/games'
import { type ArenaGame, type ArenaTable, readTable } from './arena-game.ts'

const program = new URL('../bin/arena-worker.mjs', import.meta.url)

/** Plays games 0 to `games` - 1 and returns them in order. */
export async function playEverywhere(
  registry: Registry,
  table: ArenaTable,
  games: number,
  workers: number,
  progress: (played: number) => void,
): Promise<ArenaGame[]> {
  const played: ArenaGame[] = []
  const take = (game: ArenaGame) => {
    played.push(game)
    progress(played.length)
  }
  if (workers === 1) {
    const play = await readTable(registry, table)
    for (let index = 0; index < games; index++) take(play(index))
    return played
  }
  let next = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(program, { workerData: { table, from: registry.from } })
      const give = () => {
        if (next < games) worker.postMessage(next++)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (game: ArenaGame) => {
        take(game)
        give()
      })
      worker.on('error', reject)
      give()
    })
  await Promise.all(Array.from({ length: Math.min(workers, games) }, work))
  return played.sort((a, b) => a.index - b.index)
}
