// The game of a match, with its rules and bots: for the worker, and for the setup.

import { type AnyGame, GAMES } from '@sietch/games'
import { TableError } from '../table/protocol.ts'

export async function gameOf(id: string): Promise<AnyGame> {
  const game = await GAMES.find((entry) => entry.id === id)?.load()
  if (game === undefined) throw new TableError('rules', `There is no game "${id}" here.`)
  return game
}
