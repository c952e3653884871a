// sietch load: how fast the server is. Many tables, four clients at each, every move on the disk before it is answered.

import { availableParallelism } from 'node:os'
import { gzipSync } from 'node:zlib'
import { pick, type Rng, rngOf } from '@sietch/kernel'
import type { Socket } from 'socket.io-client'
import { type Command, parse, wholeNumber } from '../command.ts'
import { table as columns } from '../table.ts'
import { type House, metric, type Prompted, seatGuests, startHouse } from './house.ts'

const PLAYERS = 4
/** Every so manieth update is measured byte by byte. */
const WEIGH_EVERY = 20

type Client = { readonly socket: Socket; readonly table: string; now: Prompted }

type Run = {
  moves: number
  times: number[]
  seconds: number
  sizes: number[]
  zipped: number[]
  updates: number
}

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
    const house = await startHouse({ BOT_THREADS: '0' })
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
  const clients = await gather(house.url, tables, game)
  const after = await memory()
  const rng = rngOf('load')
  await paced(clients, 2, pace, rng)
  const cpu = () => metric(house.url, 'process_cpu_seconds_total')
  const even = await paced(clients, seconds, pace, rng)
  const cpuBefore = await cpu()
  const full = await saturated(clients, seconds, rng)
  const cpuPerMove = (1000 * ((await cpu()) - cpuBefore)) / full.moves
  const end = await memory()
  for (const { socket } of clients) socket.disconnect()
  const sizes = [...even.sizes, ...full.sizes]
  const zipped = [...even.zipped, ...full.zipped]
  const result = {
    tables,
    clients: clients.length,
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
    /** Milliseconds of the server's processor for a move, in the saturated run. */
    cpuPerMove,
  }
  console.log(inWords(result, even, full))
  if (json) console.log(JSON.stringify(result))
  return 0
}

/** Everybody comes in, sits down and watches. */
async function gather(url: string, tables: number, game: string): Promise<Client[]> {
  const clients: Client[] = []
  for (let t = 0; t < tables; t++) {
    const { id, guests } = await seatGuests(url, PLAYERS, { game, setup: { players: PLAYERS } })
    const watching = guests.map(async (guest): Promise<Client> => {
      const socket = await guest.connect()
      const { match } = await socket.emitWithAck('watch', { table: id })
      return { socket, table: id, now: match }
    })
    clients.push(...(await Promise.all(watching)))
  }
  return clients
}

/** One move: chosen at random, and timed until the acting client sees it. */
function move(client: Client, rng: Rng, seen: (time: number) => void): void {
  const { seq, prompt } = client.now
  const { key } = pick(rng, prompt?.options ?? [])
  const start = performance.now()
  const onUpdate = (update: Prompted) => {
    if (update.seq <= seq) return
    client.socket.off('update', onUpdate)
    seen(performance.now() - start)
  }
  client.socket.on('update', onUpdate)
  const onAnswer = (answer: { ok: boolean; code?: string; message?: string; match?: Prompted }) => {
    if (answer.ok) return
    // Seats that are asked at once may overtake each other.
    if (answer.code !== 'stale' || answer.match === undefined) throw new Error(`refused: ${answer.message}`)
    client.socket.off('update', onUpdate)
    client.now = answer.match
  }
  client.socket.emit('choose', { table: client.table, seq, key }, onAnswer)
}

/** Listens for every update of every client, weighs some of them, and says who is asked now. */
function listen(clients: readonly Client[], run: Run, asked: (client: Client) => void): () => void {
  const stops = clients.map((client) => {
    const onUpdate = (update: Prompted) => {
      client.now = update
      if (run.updates++ % WEIGH_EVERY === 0) {
        const text = JSON.stringify(['update', update])
        run.sizes.push(text.length)
        run.zipped.push(gzipSync(text).length)
      }
      if (update.prompt) asked(client)
    }
    client.socket.on('update', onUpdate)
    return () => client.socket.off('update', onUpdate)
  })
  return () => {
    for (const stop of stops) stop()
  }
}

const newRun = (): Run => ({ moves: 0, times: [], seconds: 0, sizes: [], zipped: [], updates: 0 })

const isAsked = ({ now }: Client): boolean => Boolean(now.prompt)

async function paced(clients: readonly Client[], seconds: number, pace: number, rng: Rng): Promise<Run> {
  const run = newRun()
  const ready = clients.filter(isAsked)
  const stop = listen(clients, run, (client) => void ready.push(client))
  const start = performance.now()
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const elapsed = (performance.now() - start) / 1000
      if (elapsed >= seconds) {
        clearInterval(tick)
        setTimeout(resolve, 200)
        return
      }
      while (run.moves < elapsed * pace && ready.length > 0) {
        const index = Math.floor((run.moves * 7919) % ready.length)
        const [client] = ready.splice(index, 1)
        if (client === undefined || !isAsked(client)) continue
        run.moves++
        move(client, rng, (time) => void run.times.push(time))
      }
    }, 1)
  })
  run.seconds = seconds
  stop()
  return run
}

async function saturated(clients: readonly Client[], seconds: number, rng: Rng): Promise<Run> {
  const run = newRun()
  let isOver = false
  const go = (client: Client) => {
    if (isOver) return
    move(client, rng, (time) => {
      run.moves++
      run.times.push(time)
    })
  }
  const stop = listen(clients, run, go)
  const start = performance.now()
  // One client for each table: whoever is asked next goes on by itself.
  for (const client of clients.filter(isAsked)) go(client)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  isOver = true
  run.seconds = (performance.now() - start) / 1000
  await new Promise((resolve) => setTimeout(resolve, 500))
  stop()
  return run
}

const rate = ({ moves, seconds }: Run): number => moves / seconds

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** The value that this part of the numbers does not exceed. */
function at(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

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
}

function inWords(result: Result, even: Run, full: Run): string {
  const line = (name: string, run: Run) => [
    name,
    rate(run).toFixed(0),
    ...[0.5, 0.95, 0.99, 1].map((part) => at(run.times, part).toFixed(2)),
  ]
  const { update, updateGzip, memoryPerTable, memory, cpuPerMove } = result
  return [
    `${result.tables} tables, ${result.clients} clients, ${result.cores} cores; every move on the disk before it is answered`,
    columns([
      ['', 'moves/s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'],
      line('paced', even),
      line('saturated', full),
    ]),
    `bytes of an update: mean ${update.mean.toFixed(0)}, p99 ${update.p99}, max ${update.max}; gzipped: mean ${updateGzip.mean.toFixed(0)}, p99 ${updateGzip.p99}, max ${updateGzip.max}`,
    `memory of a table with its four sockets: ${kilobytes(memoryPerTable.atStart)} at the start, ${kilobytes(memoryPerTable.atEnd)} at the end; the server: ${kilobytes(memory)}`,
    `processor time of the server for a move: ${cpuPerMove.toFixed(2)} ms`,
  ].join('\n')
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} kB`
