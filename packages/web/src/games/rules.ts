// The games that the worker can host. Adding a game is one entry.

import { PLAYABLE } from '@sietch/bots'
import { CHARTED as CLASSIC } from '../classic/charted.ts'
import { CHARTED as IMPERIUM } from '../imperium/charted.ts'
import { type AnyGame, anyGame } from '../table/any-game.ts'
import { TableError } from '../table/protocol.ts'

const games: readonly AnyGame[] = [
  anyGame({ ...PLAYABLE.imperium, ...IMPERIUM }),
  anyGame({ ...PLAYABLE.uprising, ...IMPERIUM }),
  anyGame({ ...PLAYABLE.classic, ...CLASSIC }),
]

export function gameOf(id: string): AnyGame {
  const game = games.find((known) => known.id === id)
  if (game === undefined) throw new TableError('rules', `There is no game "${id}" here.`)
  return game
}
