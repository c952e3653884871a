// Levy among the games of a server: automa seats and teams.

import { GAMES } from '@sietch/games'
import { levyEntry } from '@sietch/games/test/levy'
import { type Games, gamesIn } from '../src/table/games.ts'

export const gamesWithLevy: Games = Object.assign(await gamesIn([...GAMES, levyEntry]), {
  from: { module: import.meta.url, name: 'gamesWithLevy' },
})
