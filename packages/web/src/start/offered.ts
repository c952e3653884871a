// What a game can be set up with, its own types hidden. It knows the games, so it is fetched only when someone sets one
// up.

import {
  type AnyGame,
  type Game,
  type Personas,
  type Problem,
  problemWith,
  type Reading,
  type RivalChoices,
  talksOf,
  type Wish,
} from '@sietch/games'
import { type Language, translator } from '@sietch/i18n'
import { type JsonObject, people, type SeatKind, type State, type Teams } from '@sietch/kernel'
import { gameOf } from '../games/rules.ts'
import type { SeatSetup } from '../table/table.ts'

export type Named = { readonly id: string; readonly name: string }

export type Offered = {
  readonly id: string
  readonly modules: readonly string[]
  readonly readings: readonly Reading[]
  readonly usualLevel: Extract<SeatSetup, { kind: 'bot' }>['level']
  /** Missing if all seats are alike. */
  readonly personas?: Pick<Personas, 'kind' | 'ways'>
  /** All numbers of players, whatever modules they play with. */
  readonly players: readonly number[]
  playersWith(modules: readonly string[]): readonly number[]
  /** Modules that this number of players requires. */
  needs(players: number): readonly string[]
  /** Why the module cannot be put in beside the others; nothing when it can. */
  moduleProblem(module: string, others: readonly string[]): Problem | undefined
  /** Opponents played by the rules against this many people; undefined if there are none. */
  rivals(modules: readonly string[], players: number): RivalChoices | undefined
  /** They are called so in the language. */
  rivalNames(modules: readonly string[], ids: readonly string[], language: Language): readonly Named[]
  problem(wish: Wish): Problem | undefined
  setup(wish: Wish): JsonObject
  /** Who plays each seat, and who plays together. */
  seats(wish: Wish): Seats
  talks(wish: Wish): Talks
  /** Whom a seat can be given, by name in the language. */
  personasWith(modules: readonly string[], language: Language, players?: number): readonly Named[]
  /** The name of whoever a seat may ever have played; nothing for someone there is not. */
  personaName(id: string, language: Language): string | undefined
}

export type Seats = {
  readonly seats: readonly SeatKind[]
  readonly teams: Teams | undefined
  /** By seat; missing where all are alike. */
  readonly roles: readonly (string | null)[] | undefined
}

/** How people can talk among themselves, and how the rules want it. */
export type Talks = ReturnType<typeof talksOf>

export const offeredGame = async (id: string): Promise<Offered> => offered(await gameOf(id))

export const offered = (any: AnyGame): Offered => any.open(offeredBy)

function offeredBy<S extends State, Setup, View>(game: Game<S, Setup, View>): Offered {
  const { rules, setups, usualLevel, contentKey } = game
  const { personas, players, modules, readings = [] } = setups
  const names = (language: Language, ids: readonly string[], chosen: readonly string[]): Named[] => {
    if (personas === undefined || contentKey === undefined) return ids.map((id) => ({ id, name: id }))
    const say = translator(language, contentKey(chosen))
    return ids.map((id) => ({ id, name: say.name(personas.kind, id) }))
  }
  return {
    id: rules.id,
    players,
    modules,
    readings,
    usualLevel,
    ...(personas && { personas }),
    playersWith: (chosen) => setups.playersWith?.(chosen) ?? players,
    needs: (n) => setups.needs?.(n) ?? [],
    moduleProblem: (module, others) => setups.moduleProblem?.(module, others),
    rivals: (chosen, n) => setups.rivals?.(chosen, n),
    rivalNames(chosen, ids, language) {
      const say = contentKey && translator(language, contentKey(chosen))
      return ids
        .map((id) => ({ id, name: say?.name('rival', id) ?? id }))
        .sort((a, b) => a.name.localeCompare(b.name, language))
    },
    problem: (wish) => problemWith(setups, wish),
    setup: setups.write,
    seats(wish) {
      // Before it can be played, everyone who is to play has a seat.
      if (problemWith(setups, wish) !== undefined) {
        return { seats: people(wish.players), teams: undefined, roles: undefined }
      }
      const setup = setups.read(setups.write(wish))
      return { seats: rules.seats(setup), teams: rules.teams?.(setup), roles: game.roles?.(setup) }
    },
    talks(wish) {
      if (problemWith(setups, wish) !== undefined) return { possible: [], usual: [] }
      return talksOf(game, setups.read(setups.write(wish)))
    },
    personasWith(chosen, language, n) {
      const named = names(language, personas?.with(chosen, n) ?? [], chosen)
      return personas?.isOrdered ? named : named.sort((a, b) => a.name.localeCompare(b.name, language))
    },
    personaName(id, language) {
      return personas?.every.includes(id) ? names(language, [id], [])[0]?.name : undefined
    },
  }
}
