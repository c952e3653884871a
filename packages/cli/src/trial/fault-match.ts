// One of many matches becomes unreadable: its players are told, and everyone else plays on, with clocks, bots and
// results.

import type { OnlineTable } from '@sietch/protocol'
import { openStore } from '@sietch/server/store'
import { type Person, seatGuests, until, within } from '@sietch/trial'
import type { Scene } from './fault-kinds.ts'

const UPRISING = { game: 'uprising', setup: { players: 3 } }
/** The shortest clock. */
const CLOCK = { kind: 'turn', seconds: 5 }

/** How long a full fault lasts, in milliseconds. */
const LONG = 30_000

type Seated = { readonly id: string; readonly guests: readonly Person[] }

export async function spoilMatch({ houses, players, databaseUrl, length }: Scene): Promise<string[]> {
  const [{ url, data }] = houses
  const spoiled = await seatGuests(url, 3, { ...UPRISING, options: { clock: CLOCK } })
  const ofBots = await seatGuests(url, 1, {
    ...UPRISING,
    bots: [null, 'easy', 'easy'],
    options: { botPace: 0 },
  })
  const timed = await seatGuests(url, 3, { ...UPRISING, options: { clock: CLOCK } })
  await ofBots.guests[0]?.table(`/api/tables/${ofBots.id}/substitute`, { bot: 'easy' })
  players.rest()
  for (const one of houses) await within('the end of a server', one.stop('SIGTERM'))
  const { db, close } = await openStore({ data, databaseUrl })
  await db.updateTable('matches').set({ state: '{"rub' }).where('tableId', '=', spoiled.id).execute()
  await close()
  for (const one of houses) await one.start()

  // Bots play on their own only while someone is watching.
  const onlooker = await ofBots.guests[0]?.watch(ofBots.id)
  const before = await seqOf(ofBots)
  const faults = await refused(spoiled)
  if (!(await until(async () => (await seqOf(ofBots)) > before))) faults.push('no bot plays any more')
  if (!(await until(async () => (await away(timed)) > 0))) faults.push('no clock runs out any more')
  // A whole match of bots takes a while.
  if (length >= LONG && !(await until(() => isCounted(ofBots), 10 * LONG)))
    faults.push('no result is counted any more')
  onlooker?.close()
  return faults
}

async function seqOf({ id, guests }: Seated): Promise<number> {
  const answer = await guests[0]?.ask('GET', `/api/tables/${id}/match`)
  return Number(answer?.body.seq ?? 0)
}

/** The result of the match is in its player's profile. */
async function isCounted({ id, guests }: Seated): Promise<boolean> {
  const [guest] = guests
  const { latest } = (await guest?.ask('GET', `/api/players/${guest.id}`))?.body ?? {}
  return Array.isArray(latest) && latest.some(({ tableId }) => tableId === id)
}

/** How many players have run out of time and been replaced by a bot. */
async function away({ id, guests }: Seated): Promise<number> {
  const answer = await guests[0]?.ask('GET', `/api/tables/${id}`)
  const table = answer?.body.table as OnlineTable | undefined
  return table?.seats.filter(({ bot }) => bot !== null).length ?? 0
}

/** Its players are told that this match cannot go on, not just that something went wrong. */
async function refused({ id, guests }: Seated): Promise<string[]> {
  const [guest] = guests
  const socket = await guest?.connect()
  const watched = await within('watching', Promise.resolve(socket?.emitWithAck('watch', { table: id })))
  socket?.disconnect()
  const { body } = (await guest?.ask('GET', `/api/tables/${id}/match`)) ?? {}
  return [
    ...(watched?.table?.halted ? [] : [`its players are told: ${JSON.stringify(watched)}`]),
    ...(body?.code === 'halted' ? [] : [`its players are told: ${body?.code ?? 'nothing'}`]),
  ]
}
