// A thread of `sietch arena`: gets the number of a game, plays it, sends back what came of it.
import { parentPort, workerData } from 'node:worker_threads'
import '@sietch/server/typescript'

const { readTable } = await import('../src/arena-game.ts')
const { table, from } = workerData
const games =
  from === undefined ? (await import('@sietch/games')).GAMES : (await import(from.module))[from.name]
const play = await readTable(games, table)
parentPort?.on('message', (/** @type {number} */ index) => parentPort?.postMessage(play(index)))
