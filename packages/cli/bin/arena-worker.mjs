// A thread of `sietch arena`: gets the number of a game, plays it, sends back what came of it.
import { parentPort, workerData } from 'node:worker_threads'
import { imported } from '@sietch/server/typescript'

const { table, from = { module: import.meta.resolve('@sietch/games'), name: 'GAMES' } } = workerData
const [{ readTable }, registry] = await imported(
  new URL('../src/arena-game.ts', import.meta.url),
  from.module,
)
const play = await readTable(registry[from.name], table)
parentPort?.on('message', (/** @type {number} */ index) => parentPort?.postMessage(play(index)))
