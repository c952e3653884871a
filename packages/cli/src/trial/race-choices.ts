// A player at two nodes who chooses twice at once.

import { draw, pick, rngOf } from '@sietch/kernel'
import { pause, seatGuests, type Watched, within } from '@sietch/trial'
import type { Raced } from './race-logs.ts'

const PLAYERS = 3
/** How many milliseconds one of the two may be late, so that they collide at every stage. */
export const LATE = 4

export type Urls = readonly [string, string]

/** A table, and each of its players at both nodes. */
export async function seatTwice(urls: Urls, game: string) {
  const { id, guests } = await seatGuests(urls[0], PLAYERS, { game, setup: { players: PLAYERS } })
  const here = await Promise.all(guests.map((guest) => guest.watch(id)))
  const there = await Promise.all(guests.map((guest) => guest.at(urls[1]).watch(id)))
  const close = () => {
    for (const watched of [...here, ...there]) watched.close()
  }
  return { id, guests, here, there, close }
}

/** Races at a table of their own, which is put on the list. */
export async function raceForChoices(urls: Urls, races: number, game: string, list: Raced[]): Promise<void> {
  const { id, here, there, close } = await seatTwice(urls, game)
  const rng = rngOf(id)
  const table: Raced = { id, raced: 0, agreed: new Set(), faults: [] }
  list.push(table)
  while (table.raced < races) {
    const player = here.findIndex(({ match }) => match.prompt)
    const [a, b] = [here[player], there[player]] as [Watched, Watched]
    if (player < 0) break
    const options = a.match.prompt?.options ?? []
    const { key } = pick(rng, options)
    const others = options.filter((option) => option.key !== key)
    const keys = [key, pick(rng, others.length > 0 ? others : options).key] as const
    const { seq } = a.match
    const late = draw(rng, LATE)
    const answers = await Promise.all([
      within('a choice', a.choose(keys[0], seq)),
      pause(late).then(() => within('a choice', b.choose(keys[1], seq))),
    ])
    table.raced++
    const won = answers.filter(({ ok }) => ok).length
    if (won !== 1 && !(won === 2 && keys[0] === keys[1]))
      table.faults.push(`table ${id} at ${seq}: ${won} of "${keys.join('", "')}" were acknowledged`)
    const all = [...here, ...there]
    await within(`table ${id} after ${seq}`, Promise.all(all.map((watched) => watched.reach(seq + 1))))
    const seqs = new Set(all.map(({ match }) => match.seq))
    if (seqs.size !== 1) table.faults.push(`table ${id}: the clients are at ${[...seqs].join(', ')}`)
  }
  close()
}
