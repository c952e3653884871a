// A thread of `sietch arena`: gets the number of a game, plays it, sends back what came of it.
import { parentPort, workerData } from 'node:worker_threads'
import '@sietch/server/typescript'

const { readTable } = await import('../src/arena-game.ts')
const play = readTable(workerData)
parentPort?.on('message', (/** @type {number} */ index) => parentPort?.postMessage(play(index)))
