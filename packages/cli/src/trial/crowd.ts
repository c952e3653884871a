// The people of `sietch load`: they sit at their tables and choose randomly, at a steady pace or as fast as possible.

import { gzipSync } from 'node:zlib'
import { pick, type Rng } from '@sietch/kernel'
import { type Prompted, pause, seatGuests, until, type Wire, wire } from '@sietch/trial'

const PLAYERS = 4
/**
 * One update in this many is measured in bytes; not a multiple of the clients at a table, so that all of them are
 * covered.
 */
const WEIGH_EVERY = 51

type Client = {
  readonly wire: Wire
  readonly table: string
  readonly seat: number
  /** The number of the latest update. */
  seq: number
  /** What it may choose now; undefined if it is not asked. */
  options: readonly { readonly key: string }[]
  /** The choice that is under way. */
  move?: { readonly seq: number; readonly seen: () => void } | undefined
}

export type Run = {
  moves: number
  /** Milliseconds from each choice to the acting client's update. */
  times: number[]
  seconds: number
  sizes: number[]
  zipped: number[]
  updates: number
}

export type Crowd = {
  readonly clients: number
  /** What must never happen to well-behaved players. */
  readonly faults: string[]
  /** Whose match is over sits down to another: nobody is asked there any more. */
  renew(): Promise<void>
  paced(seconds: number, pace: number): Promise<Run>
  saturated(seconds: number): Promise<Run>
  close(): void
}

type Update = Prompted & { readonly by: number }
type Answer = { readonly ok: boolean; readonly code?: string; readonly message?: string }

/** Everyone signs in, sits down and watches. */
export async function gather(
  url: string,
  tables: number,
  game: string,
  rng: Rng,
  from: (table: number) => string | undefined = () => undefined,
): Promise<Crowd> {
  let clients: Client[] = []
  const faults: string[] = []
  let run = newRun()
  let asked: (client: Client) => void = () => {}

  function hear(client: Client, event: string): void {
    if (!event.startsWith('["update"')) return
    if (run.updates++ % WEIGH_EVERY === 0) {
      run.sizes.push(event.length)
      run.zipped.push(gzipSync(event).length)
    }
    // For spectators, counting is enough.
    if (client.move === undefined && event.includes('"prompt":null')) {
      client.seq++
      client.options = []
      return
    }
    const [, { seq, by, prompt }] = JSON.parse(event) as [string, Update]
    if (seq !== client.seq + 1) faults.push(`update ${seq} came after ${client.seq}`)
    client.seq = seq
    client.options = prompt?.options ?? []
    if (by === client.seat) client.move?.seen()
    // Seats that are asked at the same time may overtake each other and choose again.
    client.move = undefined
    if (isAsked(client)) asked(client)
  }

  /** One random move, timed until the acting client sees it. */
  function move(client: Client, seen: (time: number) => void): void {
    const { seq } = client
    const { key } = pick(rng, client.options)
    const start = performance.now()
    client.move = { seq, seen: () => seen(performance.now() - start) }
    client.wire.send('choose', { table: client.table, seq, key }, (answer) => {
      const { ok, code, message } = answer as Answer
      if (!ok && code !== 'stale') faults.push(`refused: ${code} ${message}`)
      if (ok && client.move?.seq === seq) faults.push(`choice ${seq} was answered before it was seen`)
    })
  }

  /** Waits until no choice is under way. */
  async function quiet(): Promise<void> {
    if (!(await until(() => clients.every(({ move }) => move === undefined)))) {
      faults.push('a choice was never seen')
      for (const client of clients) client.move = undefined
    }
    await pause(100)
  }

  async function sitDown(t: number): Promise<Client[]> {
    const { id, guests } = await seatGuests(url, PLAYERS, { game, setup: { players: PLAYERS } }, from(t))
    const watching = guests.map(async (guest, seat): Promise<Client> => {
      const opened = await wire(url, guest.cookie, guest.from)
      const { match } = await new Promise<{ match: Prompted }>((resolve) =>
        opened.send('watch', { table: id }, (answer) => resolve(answer as { match: Prompted })),
      )
      const { seq, prompt } = match
      const client: Client = { wire: opened, table: id, seat, seq, options: prompt?.options ?? [] }
      opened.heard = (event) => hear(client, event)
      return client
    })
    return Promise.all(watching)
  }
  for (let t = 0; t < tables; t++) clients.push(...(await sitDown(t)))

  return {
    clients: clients.length,
    faults,

    async renew() {
      await quiet()
      const seated: Client[] = []
      for (let t = 0; t < tables; t++) {
        const there = clients.slice(t * PLAYERS, (t + 1) * PLAYERS)
        if (there.some(isAsked)) {
          seated.push(...there)
          continue
        }
        for (const client of there) client.wire.close()
        seated.push(...(await sitDown(t)))
      }
      clients = seated
    },

    async paced(seconds, pace) {
      const counted = newRun()
      run = counted
      const ready = clients.filter(isAsked)
      asked = (client) => void ready.push(client)
      const start = performance.now()
      await new Promise<void>((resolve) => {
        const tick = setInterval(() => {
          const elapsed = (performance.now() - start) / 1000
          if (elapsed >= seconds) {
            clearInterval(tick)
            resolve()
            return
          }
          while (counted.moves < elapsed * pace && ready.length > 0) {
            const index = (counted.moves * 7919) % ready.length
            const [client] = ready.splice(index, 1)
            if (client === undefined || client.move !== undefined || !isAsked(client)) continue
            counted.moves++
            move(client, (time) => void counted.times.push(time))
          }
        }, 1)
      })
      counted.seconds = (performance.now() - start) / 1000
      await quiet()
      return counted
    },

    async saturated(seconds) {
      const counted = newRun()
      run = counted
      let isOver = false
      asked = (client) => {
        if (isOver) return
        move(client, (time) => {
          if (isOver) return
          counted.moves++
          counted.times.push(time)
        })
      }
      const start = performance.now()
      for (const client of clients.filter(isAsked)) asked(client)
      await pause(seconds * 1000)
      isOver = true
      counted.seconds = (performance.now() - start) / 1000
      await quiet()
      return counted
    },

    close() {
      for (const client of clients) client.wire.close()
    },
  }
}

const newRun = (): Run => ({ moves: 0, times: [], seconds: 0, sizes: [], zipped: [], updates: 0 })

const isAsked = ({ options }: Client): boolean => options.length > 0
