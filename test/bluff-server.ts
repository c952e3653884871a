// The same games for a server, where its threads can import them.

import { type Games, gamesIn } from '../packages/server/src/table/games.ts'
import { GAMES } from './bluff-games.ts'

export const games: Games = Object.assign(await gamesIn(GAMES), {
  from: { module: import.meta.url, name: 'games' },
})
