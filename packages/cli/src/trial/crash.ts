// sietch crash: what is left after a kill -9. Every choice that was acknowledged must be there, and every table goes on.

import { draw, pick, type Rng, rngOf } from '@sietch/kernel'
import { type House, type Prompted, type Socket, seatGuests } from '@sietch/trial'
import { startPostgres } from '@sietch/trial/postgres'
import { type Command, parse, wholeNumber } from '../command.ts'
import { openHouse } from './house.ts'

const PLAYERS = 3
/** Milliseconds that people play between two crashes. */
const [LEAST, MOST] = [300, 1500]
const PATIENCE = 60_000

type Acknowledged = { readonly seq: number; readonly key: string; readonly player: Player }

type Player = { readonly socket: Socket; readonly table: Table; now: Prompted }

type Table = { readonly id: string; players: readonly Player[]; acknowledged: Acknowledged[]; total: number }

export const crashCommand: Command = {
  usage: `Usage: sietch crash [--tables N] [--kills N] [--game ID] [--postgres] [--seed TEXT]

  --tables N     tables that are played at once (default 50)
  --kills N      how often the server is killed and started again (default 20)
  --game ID      what is played (default uprising)
  --postgres     on a PostgreSQL instead of SQLite
  --seed TEXT    decides when it is killed and what is chosen (default crash)

Exit code 1 when an acknowledged choice is missing or a table does not go on.`,

  async run(args) {
    const { values } = parse({
      args,
      options: {
        tables: { type: 'string', default: '50' },
        kills: { type: 'string', default: '20' },
        game: { type: 'string', default: 'uprising' },
        postgres: { type: 'boolean', default: false },
        seed: { type: 'string', default: 'crash' },
      },
    })
    const tables = wholeNumber(values.tables, '--tables', 1, 1000)
    const kills = wholeNumber(values.kills, '--kills', 1, 1000)
    const postgres = values.postgres ? await startPostgres() : undefined
    const house = await openHouse(postgres === undefined ? {} : { DATABASE_URL: await postgres.url('crash') })
    try {
      return await crash(house, tables, kills, values.game, rngOf(values.seed))
    } finally {
      await house.close()
      await postgres?.stop()
    }
  },
}

async function crash(house: House, count: number, kills: number, game: string, rng: Rng): Promise<number> {
  const tables: Table[] = []
  for (let n = 0; n < count; n++) tables.push(await openTable(house.url, game))
  let isPlaying = true
  for (const table of tables) for (const player of table.players) playOn(player, rng, () => isPlaying)
  const faults: string[] = []
  for (let kill = 1; kill <= kills; kill++) {
    await pause(LEAST + draw(rng, MOST - LEAST))
    isPlaying = false
    const before = tables.map(({ acknowledged }) => acknowledged.at(-1)?.seq ?? -1)
    await house.crash()
    await Promise.all(tables.flatMap(({ players }) => players.map(back)))
    for (const table of tables) faults.push(...(await check(table)))
    isPlaying = true
    for (const table of tables) for (const player of table.players) playNow(player, rng)
    await goOn(tables)
    const after = tables.map(({ players }) => Math.max(...players.map(({ now }) => now.seq)))
    const stuck = tables.filter((_, n) => (after[n] ?? 0) <= (before[n] ?? -1) && !isOver(tables[n]))
    faults.push(...stuck.map(({ id }) => `table ${id} does not go on`))
  }
  const total = tables.reduce((sum, table) => sum + table.total, 0)
  for (const { players } of tables) for (const { socket } of players) socket.disconnect()
  console.log(
    `${count} tables, killed ${kills} times, ${total} choices acknowledged: ${faults.length === 0 ? 'all there, every table went on' : `${faults.length} faults`}`,
  )
  for (const fault of faults.slice(0, 20)) console.error(fault)
  return faults.length === 0 ? 0 : 1
}

async function openTable(url: string, game: string): Promise<Table> {
  const { id, guests } = await seatGuests(url, PLAYERS, { game, setup: { players: PLAYERS } })
  const table: Table = { id, players: [], acknowledged: [], total: 0 }
  table.players = await Promise.all(
    guests.map(async (guest) => ({ socket: await guest.connect(), table, now: { table: id, seq: 0 } })),
  )
  return table
}

/** Plays whenever asked, and remembers what was acknowledged. */
function playOn(player: Player, rng: Rng, isPlaying: () => boolean): void {
  player.socket.on('update', (update: Prompted) => {
    if (update.seq <= player.now.seq) return
    player.now = update
    if (isPlaying()) playNow(player, rng)
  })
  // Whom the crash catches here looks again after it.
  look(player).then(
    () => playNow(player, rng),
    () => {},
  )
}

async function look(player: Player): Promise<void> {
  const { match } = await player.socket.timeout(PATIENCE).emitWithAck('watch', { table: player.table.id })
  player.now = match
}

function playNow(player: Player, rng: Rng): void {
  const { seq, prompt } = player.now
  if (!prompt || !player.socket.connected) return
  const { key } = pick(rng, prompt.options)
  player.socket.emit('choose', { table: player.table.id, seq, key }, (answer: { ok: boolean }) => {
    if (!answer.ok) return
    player.table.acknowledged.push({ seq, key, player })
    player.table.total++
  })
}

/** The player is connected again and sees the match. */
async function back(player: Player): Promise<void> {
  while (!player.socket.connected) await pause(20)
  await look(player)
}

/** Every acknowledged choice is in the log: sent again it gets the answer it had, and nothing moves. */
async function check(table: Table): Promise<string[]> {
  const faults: string[] = []
  const reached = Math.max(...table.players.map(({ now }) => now.seq))
  for (const { seq, key, player } of table.acknowledged) {
    if (seq >= reached) {
      faults.push(`table ${table.id} is at ${reached}, but ${seq} "${key}" was acknowledged`)
      continue
    }
    const answer = await player.socket.emitWithAck('choose', { table: table.id, seq, key })
    if (!answer.ok || answer.seq !== seq + 1)
      faults.push(`table ${table.id}: ${seq} "${key}" is not in the log`)
  }
  table.acknowledged = []
  return faults
}

const isOver = (table: Table | undefined): boolean =>
  table?.players.some(({ now }) => now.outcome !== undefined) ?? false

/** Waits until every table has moved on, but not for ever. */
async function goOn(tables: readonly Table[]): Promise<void> {
  const start = tables.map(({ total }) => total)
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (tables.every((table, n) => table.total > (start[n] ?? 0) || isOver(table))) return
    await pause(50)
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
