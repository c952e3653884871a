// The games of a server, by id.

import { type AnyGame, GAMES, loadGames, type Registry } from '@sietch/games'

export type Games = ReadonlyMap<string, AnyGame> & {
  /** Where threads import them from, if not the registry. */
  readonly from?: { readonly module: string; readonly name: string }
}

export const gamesIn = async (registry: Registry): Promise<Games> =>
  new Map((await loadGames(registry)).map((game) => [game.id, game]))

export const houseGames = (): Promise<Games> => gamesIn(GAMES)
