// The last lobby search, stored in this browser.

import { GAMES } from '@sietch/games'
import { isObject, type Json, type JsonObject } from '@sietch/kernel'
import { LANGUAGES, PACES, type Pace } from '@sietch/protocol'
import { USUAL_GAME } from '../games/shelf.ts'

export type QuickChoice = {
  readonly game: string
  readonly players: number
  readonly pace: Pace
  readonly widely: boolean
}

export const ANY = 'any'
export const FILTER_PACES = [ANY, 'live', 'days', 'none'] as const
export const FILTER_LANGUAGES = [ANY, ...LANGUAGES] as const

/** Which tables are shown. */
export type Filter = {
  readonly game: string
  readonly pace: (typeof FILTER_PACES)[number]
  /** 0: any number. */
  readonly players: number
  readonly language: (typeof FILTER_LANGUAGES)[number]
  readonly isFree: boolean
}

export const ALL: Filter = { game: ANY, pace: ANY, players: 0, language: ANY, isFree: false }

function kept<T>(key: string, of: (json: JsonObject) => T) {
  return {
    /** Unreadable data counts as none. */
    read(): T {
      try {
        const json: Json = JSON.parse(localStorage.getItem(key) ?? '{}')
        return of(isObject(json) ? json : {})
      } catch {
        return of({})
      }
    },
    write(value: T): void {
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // A browser without storage can still play.
      }
    },
  }
}

const gameIn = ({ game }: JsonObject): string | undefined => GAMES.find(({ id }) => id === game)?.id
const numberIn = (json: Json | undefined): number => (typeof json === 'number' ? json : 0)

export const keptChoice = kept<QuickChoice>('sietch.quick', (json) => ({
  game: gameIn(json) ?? USUAL_GAME,
  players: numberIn(json.players),
  pace: PACES.find((pace) => pace === json.pace) ?? 'live',
  widely: json.widely !== false,
}))

export const keptFilter = kept<Filter>('sietch.lobby', (json) => ({
  game: gameIn(json) ?? ANY,
  pace: FILTER_PACES.find((pace) => pace === json.pace) ?? ANY,
  players: numberIn(json.players),
  language: FILTER_LANGUAGES.find((language) => language === json.language) ?? ANY,
  isFree: json.isFree === true,
}))
