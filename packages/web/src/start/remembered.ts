// The last setups in this browser, so that the next one starts from there. Each card on the start page is remembered
// separately, locally and online. Stored setups may be older than the current games, so only parts they still know are
// restored.

import { isObject, type Json, type JsonObject } from '@sietch/kernel'
import { CARDS, type GameCard } from '../games/shelf.ts'
import { type Draft, LEVELS, newDraft, possible, problemOf, type SeatDraft, WHO } from './draft.ts'
import type { Offered } from './offered.ts'

/** At one device, or on a server, where seats are open. */
export type Whereabouts = 'here' | 'online'

const KEY = 'sietch.setups'

/** What was set up last. */
export const lastSetUp = (where: Whereabouts): GameCard | undefined =>
  CARDS.find(({ id }) => id === kept()[`${where}.last`])

export function remember(where: Whereabouts, draft: Draft): void {
  const card = cardOf(draft.game.id, draft.modules)
  const { game: _, seed: __, ...written } = draft
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...kept(), [`${where}.last`]: card, [`${where}.${card}`]: written }),
    )
  } catch {
    // A browser without storage can still play.
  }
}

/** As it was set up last with what the card brings along; nothing where it never was. */
export function recalled(
  where: Whereabouts,
  game: Offered,
  modules: readonly string[] = [],
): Draft | undefined {
  const json = kept()[`${where}.${cardOf(game.id, modules)}`]
  return isObject(json) ? readDraft(game, json) : undefined
}

/** The card that says most of what is played. */
const cardOf = (game: string, modules: readonly string[]): string =>
  CARDS.findLast((card) => card.game === game && card.modules.every((one) => modules.includes(one)))?.id ??
  game

function kept(): JsonObject {
  try {
    const json: Json = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isObject(json) ? json : {}
  } catch {
    return {}
  }
}

function readDraft(game: Offered, json: JsonObject): Draft | undefined {
  const usual = newDraft(game, '')
  const { players, seats, readings, rivals } = json
  const found = isObject(rivals) ? rivals : {}
  const draft: Draft = {
    ...usual,
    modules: possible(game, strings(json.modules)),
    readings: Object.fromEntries(
      game.readings.flatMap(({ id, values }) => {
        const value = values.find((one) => isObject(readings) && one === readings[id])
        return value === undefined ? [] : [[id, value]]
      }),
    ),
    players: game.players.find((n) => n === players) ?? usual.players,
    seats: usual.seats.map((seat, index) => readSeat(Array.isArray(seats) ? seats[index] : null) ?? seat),
    way: game.personas?.ways.find((way) => way === json.way) ?? usual.way,
    rivals: {
      who: strings(found.who),
      level: LEVELS.find((level) => level === found.level) ?? usual.rivals.level,
      rules: strings(found.rules),
      streamlined: found.streamlined === true,
      churn: found.churn === true,
    },
  }
  return problemOf(draft) === undefined ? draft : undefined
}

function readSeat(json: Json | undefined): SeatDraft | undefined {
  if (!isObject(json)) return undefined
  const { name, persona, as } = json
  const who = WHO.find((one) => one === json.who)
  if (who === undefined || typeof name !== 'string' || typeof persona !== 'string') return undefined
  return { who, name, persona, ...(typeof as === 'number' && { as }) }
}

const strings = (json: Json | undefined): readonly string[] =>
  Array.isArray(json) ? json.filter((one) => typeof one === 'string') : []
