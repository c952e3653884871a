// What the help takes from the games: the adapter of each family, loaded on demand.

import { GAMES } from '@sietch/games'
import type { GameHelp } from '../help/game.ts'

/** By family. Other families have no handbook. */
const HELPS: { readonly [family: string]: () => Promise<{ readonly help: GameHelp }> } = {
  imperium: () => import('../imperium/help.ts'),
  classic: () => import('../classic/help.ts'),
}

export const GAMES_WITH_HELP: readonly string[] = GAMES.filter(
  ({ family }) => family !== undefined && family in HELPS,
).map(({ id }) => id)

export const hasHelp = (game: string): boolean => GAMES_WITH_HELP.includes(game)

export async function loadHelp(game: string): Promise<GameHelp> {
  const family = GAMES.find(({ id }) => id === game)?.family ?? ''
  const module = await HELPS[family]?.()
  if (module === undefined) throw new Error(`nobody has written the rules of "${game}" down`)
  return module.help
}
