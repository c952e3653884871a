// The setup of a table that is there, as someone has filled it in, to be changed. What cannot be told from the setup is
// as usual.

import type { Way } from '@sietch/games'
import { isObject, type Json, type JsonObject } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import { type Draft, newDraft, possible } from '../start/draft.ts'
import type { Offered } from '../start/offered.ts'
import { levelOf } from './seating.ts'

export function draftedFrom(game: Offered, { setup, seats }: OnlineTable): Draft {
  const usual = newDraft(game, '')
  const json = isObject(setup) ? setup : {}
  const people = seats.filter(({ kind }) => kind === 'person')
  const personas = json.leaders ?? json.factions
  const given = Array.isArray(personas) ? personas.map(String) : []
  const readings = isObject(json.options) ? json.options : json
  return {
    ...usual,
    modules: possible(game, Array.isArray(json.modules) ? json.modules.map(String) : []),
    readings: Object.fromEntries(game.readings.flatMap(({ id, values }) => readingIn(readings, id, values))),
    players: game.players.find((n) => n === people.length) ?? usual.players,
    way: game.personas?.ways.find((way) => way === wayOf(personas)) ?? usual.way,
    seats: usual.seats.map((seat, index) => {
      const bot = people[index]?.bot ?? null
      const who = index < people.length && bot === null ? 'human' : bot === null ? seat.who : levelOf(bot)
      return { ...seat, who, persona: given[people[index]?.seat ?? index] ?? '' }
    }),
  }
}

function readingIn<V>(json: JsonObject, id: string, values: readonly V[]): [string, V][] {
  const value = values.find((one) => one === json[id])
  return value === undefined ? [] : [[id, value]]
}

function wayOf(personas: Json | undefined): Way | undefined {
  if (Array.isArray(personas)) return 'fixed'
  if (personas !== undefined && isObject(personas)) return personas.deal === 3 ? 'deal-3' : 'deal-2'
  return personas as Way | undefined
}
