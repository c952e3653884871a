// Tables of Hush, where everyone is asked so that no one learns who could answer, and everything that reaches players
// and spectators.

import { anyGame, playersOnly, randomBots } from '@sietch/games'
import type { Seat } from '@sietch/kernel'
import { hush } from '@sietch/kernel/test/hush'
import { heardBy, Person, until, Watched } from '@sietch/trial'
import type { Games } from '../src/table/games.ts'

const playable = (id: string, holders: readonly Seat[], version: number) =>
  anyGame({
    rules: { ...hush(id, holders), version },
    setups: playersOnly([1, 2, 3, 4]),
    bots: randomBots,
    usualLevel: 'easy',
  })

/** No one holds a card; Ben does; Ann does. */
export const hushed = (version = 1): Games =>
  new Map(
    [playable('nobody', [], version), playable('ben', [1], version), playable('ann', [0], version)].map(
      (game) => [game.id, game],
    ),
  )

const NAMES = ['Ann', 'Ben', 'Cid']

/** This many people and a spectator, each on a node, at a table where everyone has just been asked. */
export async function sitDown(
  urlOf: (n: number) => string,
  game: string,
  players: number,
  options: object = {},
) {
  const people = await Promise.all(NAMES.slice(0, players).map((name, n) => Person.named(urlOf(n), name)))
  const [ann] = people as [Person]
  const wanted = { game, setup: { players }, options: { botPace: 0, veilPace: 1000, ...options } }
  const { id } = await ann.table('/api/tables', wanted)
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.table(`/api/tables/${id}/join`, { seat })
  }
  await ann.table(`/api/tables/${id}/start`)
  const seats = await Promise.all(
    people.map(async (person) => {
      const socket = await person.connect()
      return { person, heard: heardBy(socket), watched: await Watched.at(socket, id), id: person.id }
    }),
  )
  const spectator = await (await Person.named(urlOf(players), 'Otto')).connect()
  const heard = heardBy(spectator)
  await spectator.emitWithAck('watch', { table: id })
  await seats[0]?.watched.choose('bid')
  await Promise.all(seats.map(({ watched }) => watched.reach(1)))
  return {
    id,
    seats,
    spectator: heard,
    leave: () => {
      for (const { watched } of seats) watched.socket.disconnect()
      spectator.disconnect()
    },
  }
}

export type Sat = Awaited<ReturnType<typeof sitDown>>

const isUpdate = (frame: string): boolean => frame.includes('["update"')

/** What was sent about the match, without names of people and tables, and without times. */
export const nameless = ({ id, seats }: Pick<Sat, 'id' | 'seats'>, frames: readonly string[]): string[] =>
  frames.filter(isUpdate).map((frame) =>
    seats
      .reduce((text, one, at) => text.replaceAll(one.id, `person ${at}`), frame)
      .replaceAll(id, 'the table')
      .replace(/\d{13}/g, 'a time'),
  )

/** Until the question has closed for everyone. */
export async function closed({ seats, spectator }: Sat): Promise<void> {
  const after = 1 + seats.length
  await Promise.all(seats.map(({ watched }) => watched.reach(after)))
  await until(() => spectator.filter(isUpdate).length >= after)
}

/** What reached everyone but Ben until the question closed. */
export async function heardBesides(sat: Sat): Promise<string[][]> {
  await closed(sat)
  const [ann, , cid] = sat.seats
  sat.leave()
  return [ann?.heard ?? [], cid?.heard ?? [], sat.spectator].map((frames) => nameless(sat, frames))
}
