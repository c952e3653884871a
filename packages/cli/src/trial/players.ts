// People who play randomly and remember what was acknowledged: it must never be missing later.

import { pick, type Rng } from '@sietch/kernel'
import { type Prompted, pause, type Socket, seatGuests, until } from '@sietch/trial'

const SEATS = 3
/** Milliseconds until somebody who was refused tries again. */
const AGAIN = 100

type Choice = { readonly seq: number; readonly key: string }

type Player = {
  readonly socket: Socket
  readonly table: PlayedTable
  now: Prompted
  /** Sent and not answered yet. */
  asked?: Choice | undefined
  /** Why their latest choice was refused, if it was. */
  refused?: string | undefined
}

type PlayedTable = {
  readonly id: string
  readonly players: Player[]
  readonly acknowledged: (Choice & { readonly player: Player })[]
}

export type Players = {
  /** How many choices have been acknowledged. */
  acknowledged(): number
  /** How many choices are under way: sent, and not answered yet. */
  underWay(): number
  /** From now on, no one chooses. */
  rest(): void
  /** Whose match is over sits down to another. No one may be choosing, and what was acknowledged is looked for before. */
  renew(): Promise<void>
  /** Everyone who is asked chooses, now and after each update. */
  playOn(): void
  /** Waits until everyone is connected and sees the match again; returns a fault for each who does not. */
  back(): Promise<string[]>
  /** A fault for each acknowledged choice that is missing. No one may be choosing. */
  missing(): Promise<string[]>
  /** A fault for each choice that is stored but was never answered and never will be. */
  unanswered(): Promise<string[]>
  /** Waits until every table has moved on; returns a fault for each that has not. */
  goOn(): Promise<string[]>
  close(): void
}

/** Seats people, alternating between nodes. */
export async function seatPlayers(
  urls: readonly [string, ...string[]],
  count: number,
  game: string,
  rng: Rng,
): Promise<Players> {
  let isPlaying = false
  let acknowledged = 0
  let tables: PlayedTable[] = []
  for (let n = 0; n < count; n++) tables.push(await sitDown(n))

  async function sitDown(n: number): Promise<PlayedTable> {
    const { id, guests } = await seatGuests(urls[0], SEATS, { game, setup: { players: SEATS } })
    const table: PlayedTable = { id, players: [], acknowledged: [] }
    for (const [seat, guest] of guests.entries()) {
      const socket = await guest.at(urls[(n + seat) % urls.length] ?? urls[0]).connect()
      const player: Player = { socket, table, now: { table: id, seq: 0 } }
      table.players.push(player)
      socket.on('update', (update: Prompted) => {
        if (update.seq > player.now.seq) take(player, update)
      })
      // A number ahead of ours: an update was missed.
      socket.on('table', ({ seq }: { seq?: number }) => {
        if (seq !== undefined && seq > player.now.seq && isPlaying) void lookOn(player)
      })
    }
    return table
  }
  const everybody = () => tables.flatMap((table) => table.players)
  const isOver = (table: PlayedTable) => table.players.some(({ now }) => now.outcome !== undefined)
  const reached = (table: PlayedTable) => Math.max(...table.players.map(({ now }) => now.seq))

  function take(player: Player, now: Prompted): void {
    player.now = now
    if (isPlaying) choose(player)
  }

  function choose(player: Player): void {
    const { socket, table, now } = player
    const { seq, prompt } = now
    if (!prompt || !socket.connected || player.asked?.seq === seq) return
    const choice = { seq, key: pick(rng, prompt.options).key }
    player.asked = choice
    socket.emit('choose', { table: table.id, ...choice }, (answer: { ok: boolean; code?: string }) => {
      if (player.asked === choice) player.asked = undefined
      player.refused = answer.code
      // As a page does: whoever is refused looks where the match is, and chooses again.
      if (!answer.ok) return void pause(AGAIN).then(() => isPlaying && lookOn(player))
      table.acknowledged.push({ ...choice, player })
      acknowledged++
    })
  }

  /** Looks at the match; false if it is not visible. */
  async function look(player: Player): Promise<boolean> {
    try {
      const { ok, match } = await player.socket.timeout(5000).emitWithAck('watch', { table: player.table.id })
      if (ok && match.seq >= player.now.seq) take(player, match)
      return ok
    } catch {
      return false
    }
  }

  /** Looks until the match is seen. */
  const lookOn = (player: Player): Promise<boolean> => until(() => !isPlaying || look(player))

  /** How it stands with a table at which nobody moves. */
  function standing({ players }: PlayedTable): string {
    const said = players.map(({ socket, now, asked, refused }) => {
      const state = !socket.connected ? 'gone' : asked ? 'unanswered' : now.prompt ? 'asked' : 'waiting'
      return `${state} at ${now.seq}${refused === undefined ? '' : ` (${refused})`}`
    })
    return said.join(', ')
  }

  /**
   * A choice sent again gets the same answer; true if it is in the log. Only choices the match has moved past may be
   * sent.
   */
  async function isStored(player: Player, { seq, key }: Choice): Promise<boolean> {
    const answer = await player.socket.emitWithAck('choose', { table: player.table.id, seq, key })
    return answer.ok && answer.seq === seq + 1
  }

  async function missingAt(table: PlayedTable): Promise<string[]> {
    const faults: string[] = []
    for (const choice of table.acknowledged.splice(0)) {
      if (choice.seq >= reached(table) || !(await isStored(choice.player, choice)))
        faults.push(`table ${table.id}: ${choice.seq} "${choice.key}" was acknowledged and is missing`)
    }
    return faults
  }

  return {
    acknowledged: () => acknowledged,
    underWay: () => everybody().filter(({ asked }) => asked !== undefined).length,
    rest() {
      isPlaying = false
    },
    async renew() {
      tables = await Promise.all(
        tables.map((table, n) => {
          if (!isOver(table)) return table
          for (const { socket } of table.players) socket.disconnect()
          return sitDown(n)
        }),
      )
    },
    playOn() {
      isPlaying = true
      for (const player of everybody()) {
        player.asked = undefined
        void lookOn(player)
      }
    },
    async back() {
      const faults = await Promise.all(
        everybody().map(async (player) => {
          const { socket } = player
          const isBack = await until(async () => {
            // A client that the server disconnected comes back only when told to.
            if (!socket.connected && !socket.active) socket.connect()
            return socket.connected && (await look(player))
          })
          return isBack ? [] : [`table ${player.table.id}: a player does not come back`]
        }),
      )
      return faults.flat()
    },
    async missing() {
      const faults = await Promise.all(tables.map(missingAt))
      return faults.flat()
    },
    async unanswered() {
      const faults: string[] = []
      for (const player of everybody()) {
        const { asked, table } = player
        if (asked === undefined || asked.seq >= reached(table)) continue
        if (await isStored(player, asked))
          faults.push(`table ${table.id}: ${asked.seq} "${asked.key}" is stored and was never answered`)
      }
      return faults
    },
    async goOn() {
      const before = tables.map(reached)
      const hasMoved = (table: PlayedTable) =>
        reached(table) > (before[tables.indexOf(table)] ?? 0) || isOver(table)
      await until(() => tables.every(hasMoved), 30_000)
      return tables
        .filter((table) => !hasMoved(table))
        .map((table) => `table ${table.id} does not go on: ${standing(table)}`)
    },
    close() {
      for (const { socket } of everybody()) socket.disconnect()
    },
  }
}
