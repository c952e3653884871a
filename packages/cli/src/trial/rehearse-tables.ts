// The people of a rehearsal: they play randomly, move to the newer server when told to, and remember everything they
// were sent and everything acknowledged.

import { hashState, pick, type Rng, type Seat, type SeenEvent } from '@sietch/kernel'
import type { Update } from '@sietch/protocol'
import { type Person, seatGuests, until, Watched, within } from '@sietch/trial'

type Guest = { readonly person: Person; readonly seat: Seat; watched?: Watched | undefined }

/** What a seat saw after each number of choices, as hashes to save memory. */
type Sent = { readonly view: string; readonly events?: string }

export type Rehearsed = {
  readonly id: string
  readonly game: string
  readonly guests: readonly Guest[]
  /** By seat and number. */
  readonly sent: Map<Seat, Map<number, Sent>>
  readonly acknowledged: { readonly seq: number; readonly seat: Seat; readonly key: string }[]
  readonly faults: string[]
}

/** What is played in turn: every game, alone against bots and with others, against Rivals and in teams. */
const KINDS: readonly {
  readonly game: string
  readonly setup: { readonly players: number; readonly modules?: readonly string[] }
}[] = [
  { game: 'imperium', setup: { players: 3 } },
  { game: 'imperium', setup: { players: 1 } },
  { game: 'uprising', setup: { players: 2 } },
  { game: 'uprising', setup: { players: 3 } },
  { game: 'classic', setup: { players: 4 } },
  { game: 'uprising', setup: { players: 4, modules: ['choam'] } },
  { game: 'classic', setup: { players: 3, modules: ['advanced'] } },
  { game: 'uprising', setup: { players: 6, modules: ['choam'] } },
  { game: 'uprising', setup: { players: 3, modules: ['choam', 'bloodlines', 'tech'] } },
]

export async function seatTable(url: string, n: number): Promise<Rehearsed> {
  const { game, setup } = KINDS[n % KINDS.length] ?? { game: '', setup: { players: 0 } }
  const count = Math.min(setup.players, 1 + (n % 2))
  const bots = Array.from({ length: setup.players }, (_, seat) => (seat < count ? null : 'easy'))
  const { id, guests } = await seatGuests(url, count, {
    game,
    setup,
    bots,
    options: { botPace: 0, veilPace: 0 },
  })
  const table: Rehearsed = {
    id,
    game,
    guests: guests.map((person, seat) => ({ person, seat })),
    sent: new Map(guests.map((_, seat) => [seat, new Map()])),
    acknowledged: [],
    faults: [],
  }
  await Promise.all(table.guests.map((guest) => enter(table, guest, url)))
  return table
}

/** From now on the guest looks at the table there. */
export async function enter(table: Rehearsed, guest: Guest, url: string): Promise<void> {
  guest.watched?.close()
  const socket = await guest.person.at(url).connect()
  const watched = await within(`table ${table.id}`, Watched.at(socket, table.id))
  guest.watched = watched
  if (watched.match === null) throw new Error(`table ${table.id} cannot go on`)
  note(table, guest.seat, watched.match.seq, watched.view)
  socket.on('update', ({ seq, events }: Update) => {
    // After a gap, the match is read as a whole, and continues with the next update.
    if (seq === watched.match.seq) note(table, guest.seat, seq, watched.view, events)
  })
}

/** Anyone shown the same moment twice, before and after the upgrade, must see the same. */
function note(
  { id, sent, faults }: Rehearsed,
  seat: Seat,
  seq: number,
  view: unknown,
  events?: readonly SeenEvent[],
): void {
  const seen = { view: hashState(view), ...(events && { events: hashState(events) }) }
  const before = sent.get(seat)?.get(seq)
  if (before !== undefined && before.view !== seen.view) {
    faults.push(`table ${id}: seat ${seat} was shown ${seq} in two ways`)
  }
  sent.get(seat)?.set(seq, { ...before, ...seen })
}

export const isOver = ({ guests }: Rehearsed): boolean =>
  guests.every(({ watched }) => watched?.match.outcome !== undefined)

const isAsked = ({ guests }: Rehearsed): boolean => guests.some(({ watched }) => watched?.match.prompt)

/** Until this many choices were acknowledged in total and someone is asked, or it is over. */
export async function playTo(table: Rehearsed, choices: number, rng: Rng): Promise<void> {
  for (;;) {
    if (isOver(table)) return
    const isThere = await until(() => isAsked(table) || isOver(table))
    if (!isThere) throw new Error(`table ${table.id} (${table.game}) does not go on`)
    if (table.acknowledged.length >= choices) return
    for (const guest of table.guests) await chooseOnce(table, guest, rng)
  }
}

/** Everyone plays to the end; clients told that newer rules have taken over the match go to the newer server. */
export async function playOut(table: Rehearsed, newer: string, rng: Rng): Promise<void> {
  for (const guest of table.guests) {
    guest.watched?.socket.on('refused', ({ code }: { code: string }) => {
      if (code === 'newer-rules') moving.add(guest)
    })
  }
  const moving = new Set<Guest>()
  while (!isOver(table)) {
    const goesOn = () => moving.size > 0 || isAsked(table) || isOver(table)
    if (!(await until(goesOn))) throw new Error(`table ${table.id} (${table.game}) does not go on`)
    for (const guest of table.guests) {
      const isMoved = moving.delete(guest) || (await chooseOnce(table, guest, rng)) === 'newer-rules'
      if (isMoved) await enter(table, guest, newer)
    }
  }
}

/** Chooses if the guest is asked; returns why, if it was refused. */
async function chooseOnce(table: Rehearsed, { seat, watched }: Guest, rng: Rng): Promise<string | undefined> {
  const { prompt, seq } = watched?.match ?? {}
  if (watched === undefined || !prompt || seq === undefined) return undefined
  const { key } = pick(rng, prompt.options)
  const answer = await within(`a choice at table ${table.id}`, watched.choose(key, seq))
  if (answer.ok && answer.seq === seq) {
    // A veiled question keeps the answer until it closes.
    await within(`the question at ${seq} of table ${table.id}`, watched.reach(seq + 1))
    return undefined
  }
  if (answer.ok) {
    table.acknowledged.push({ seq: answer.seq - 1, seat, key })
    await within(`table ${table.id} after ${seq}`, watched.reach(answer.seq))
    return undefined
  }
  if (answer.code === 'stale') await within(`table ${table.id} after ${seq}`, watched.reach(seq + 1))
  else if (answer.code !== 'newer-rules') throw new Error(`at ${seq} "${key}" is refused: ${answer.code}`)
  return answer.code
}

export function leave({ guests }: Rehearsed): void {
  for (const { watched } of guests) watched?.close()
}
