// A thread of `sietch learn`: gets the number of a batch, plays its games, keeps the lessons, says that it is done.
import { parentPort, workerData } from 'node:worker_threads'
import { imported } from '@sietch/server/typescript'

const { course, from = { module: import.meta.resolve('@sietch/games'), name: 'GAMES' } } = workerData
const [{ batchPlayer }, registry] = await imported(
  new URL('../src/learn-batch.ts', import.meta.url),
  from.module,
)
const play = await batchPlayer(registry[from.name], course)
parentPort?.on('message', (/** @type {number} */ batch) => {
  play(batch)
  parentPort?.postMessage(batch)
})
