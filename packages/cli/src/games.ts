// How the commands find a game in the registry, and what they need from it.

import type { AnyGame, Game, Registry, Wish } from '@sietch/games'
import type { Policy, State } from '@sietch/kernel'
import { messageOf, UsageError } from './command.ts'

/** The game with that id, or a sentence that names the existing ones. */
export async function findGame(games: Registry, id: string): Promise<AnyGame | string> {
  const known = games.map((entry) => `${entry.id} (${entry.title})`)
  const found = games.find((entry) => entry.id === id)
  return found?.load() ?? `unknown game "${id}"; the games are: ${known.join(', ')}`
}

/** The setup for a wish, or a sentence that says why there is none. */
export function setupWith<S extends State, Setup, View>(
  { rules, setups }: Game<S, Setup, View>,
  wish: Wish,
): Setup {
  if (wish.rivals !== undefined && setups.rivals === undefined) {
    throw new UsageError(`${rules.id} has no Rivals`)
  }
  try {
    return setups.read(setups.write(wish))
  } catch (error) {
    throw new UsageError(messageOf(error))
  }
}

/** The bots with these names, or a sentence that names the existing ones. */
export async function botsNamed<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  names: readonly string[],
): Promise<Policy<S, View>[]> {
  const known = await botsOf(game)
  await game.study?.(names)
  return names.map((name) => {
    const bot = Object.hasOwn(known, name) ? known[name] : undefined
    if (bot !== undefined) return bot
    throw new UsageError(`unknown bot "${name}"; ${game.rules.id} has: ${Object.keys(known).join(', ')}`)
  })
}

/** Those that people play with, and those made for measuring. */
async function botsOf<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
): Promise<{ readonly [name: string]: Policy<S, View> }> {
  return { ...game.bots, ...(await game.workshop?.())?.bots }
}
