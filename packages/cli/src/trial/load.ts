// sietch load: how fast the server is. Many tables, four clients at each, every move on the disk before it is answered.

import { availableParallelism } from 'node:os'
import { rngOf } from '@sietch/kernel'
import { type House, metric } from '@sietch/trial'
import { type Command, parse, wholeNumber } from '../command.ts'
import { table as columns } from '../table.ts'
import { gather, type Run } from './crowd.ts'
import { openHouse } from './house.ts'
import { at } from './percentile.ts'

/** Seconds of warm-up, if the run is long enough, until the server has seen everything once. */
const WARM_UP = 2

export const loadCommand: Command = {
  usage: `Usage: sietch load [--tables N] [--seconds N] [--pace N] [--game ID] [--json]

  --tables N     tables with four clients each (default 200)
  --seconds N    how long each of the two runs takes (default 15)
  --pace N       moves a second in the paced run (default 200)
  --game ID      what is played (default uprising)
  --json         the last line is one JSON object

Starts a server in a process of its own and plays over sockets: first at an even pace, then as fast as it goes. A move's
time is that from the choice to the acting client's update, which is sent when the move is on the disk.`,

  async run(args) {
    const { values } = parse({
      args,
      options: {
        tables: { type: 'string', default: '200' },
        seconds: { type: 'string', default: '15' },
        pace: { type: 'string', default: '200' },
        game: { type: 'string', default: 'uprising' },
        json: { type: 'boolean', default: false },
      },
    })
    const tables = wholeNumber(values.tables, '--tables', 1, 2000)
    const seconds = wholeNumber(values.seconds, '--seconds', 1, 600)
    const pace = wholeNumber(values.pace, '--pace', 1, 100_000)
    const house = await openHouse({ BOT_THREADS: '0' })
    try {
      return await measure(house, tables, seconds, pace, values.game, values.json)
    } finally {
      await house.close()
    }
  },
}

async function measure(
  house: House,
  tables: number,
  seconds: number,
  pace: number,
  game: string,
  json: boolean,
): Promise<number> {
  const memory = () => metric(house.url, 'process_resident_memory_bytes')
  const before = await memory()
  const crowd = await gather(house.url, tables, game, rngOf('load'))
  const after = await memory()
  await crowd.paced(Math.min(WARM_UP, seconds), pace)
  const even = await crowd.paced(seconds, pace)
  const serverBefore = await metric(house.url, 'process_cpu_seconds_total')
  const clientsBefore = process.cpuUsage()
  const full = await crowd.saturated(seconds)
  const ours = process.cpuUsage(clientsBefore)
  const clientsPerMove = (ours.user + ours.system) / 1000 / full.moves
  const cpuPerMove =
    (1000 * ((await metric(house.url, 'process_cpu_seconds_total')) - serverBefore)) / full.moves
  const end = await memory()
  crowd.close()
  for (const fault of crowd.faults.slice(0, 20)) console.error(fault)
  const sizes = [...even.sizes, ...full.sizes]
  const zipped = [...even.zipped, ...full.zipped]
  const result = {
    tables,
    clients: crowd.clients,
    cores: availableParallelism(),
    paced: {
      perSecond: rate(even),
      p50: at(even.times, 0.5),
      p99: at(even.times, 0.99),
      max: at(even.times, 1),
    },
    saturated: {
      perSecond: rate(full),
      p50: at(full.times, 0.5),
      p99: at(full.times, 0.99),
      max: at(full.times, 1),
    },
    update: { mean: mean(sizes), p99: at(sizes, 0.99), max: at(sizes, 1) },
    updateGzip: { mean: mean(zipped), p99: at(zipped, 0.99), max: at(zipped, 1) },
    memoryPerTable: { atStart: (after - before) / tables, atEnd: (end - before) / tables },
    memory: end,
    /** CPU milliseconds the server spends per move in the saturated run. */
    cpuPerMove,
    /** The same for the clients, which share the machine. */
    clientsPerMove,
  }
  console.log(inWords(result, even, full))
  if (json) console.log(JSON.stringify(result))
  return crowd.faults.length === 0 ? 0 : 1
}

const rate = ({ moves, seconds }: Run): number => moves / seconds

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

type Spread = { readonly mean: number; readonly p99: number; readonly max: number }

type Result = {
  readonly tables: number
  readonly clients: number
  readonly cores: number
  readonly update: Spread
  readonly updateGzip: Spread
  readonly memoryPerTable: { readonly atStart: number; readonly atEnd: number }
  readonly memory: number
  readonly cpuPerMove: number
  readonly clientsPerMove: number
}

function inWords(result: Result, even: Run, full: Run): string {
  const line = (name: string, run: Run) => [
    name,
    rate(run).toFixed(0),
    ...[0.5, 0.95, 0.99, 1].map((part) => at(run.times, part).toFixed(2)),
  ]
  const { update, updateGzip, memoryPerTable, memory, cpuPerMove, clientsPerMove } = result
  return [
    `${result.tables} tables, ${result.clients} clients, ${result.cores} cores; every move on the disk before it is answered`,
    columns([
      ['', 'moves/s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'],
      line('paced', even),
      line('saturated', full),
    ]),
    `bytes of an update: mean ${update.mean.toFixed(0)}, p99 ${update.p99}, max ${update.max}; gzipped: mean ${updateGzip.mean.toFixed(0)}, p99 ${updateGzip.p99}, max ${updateGzip.max}`,
    `memory of a table with its four sockets: ${kilobytes(memoryPerTable.atStart)} at the start, ${kilobytes(memoryPerTable.atEnd)} at the end; the server: ${kilobytes(memory)}`,
    `processor time for a move: the server ${cpuPerMove.toFixed(2)} ms, its clients here ${clientsPerMove.toFixed(2)} ms`,
  ].join('\n')
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} kB`
