// The registry plus one entry, where threads can import it too.

import { GAMES } from '@sietch/games'
import { bluffEntry } from '@sietch/games/test/bluff'
import { type Games, gamesIn } from '../src/table/games.ts'

export const games: Games = Object.assign(await gamesIn([...GAMES, bluffEntry]), {
  from: { module: import.meta.url, name: 'games' },
})
