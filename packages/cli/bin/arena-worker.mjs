// A thread of `sietch arena`: gets the numbers of a table and a game, plays it and sends back the result.
import { parentPort, workerData } from 'node:worker_threads'
import { imported } from '@sietch/server/typescript'

const { tables, from = { module: import.meta.resolve('@sietch/games'), name: 'GAMES' } } = workerData
const [{ readTable }, registry] = await imported(
  new URL('../src/arena-game.ts', import.meta.url),
  from.module,
)
const plays = await Promise.all(
  tables.map((/** @type {unknown} */ table) => readTable(registry[from.name], table)),
)
parentPort?.on('message', (/** @type {{ table: number, index: number }} */ { table, index }) =>
  parentPort?.postMessage(plays[table](index)),
)
