// Levy among the games of a server: seats that are nobody's, and teams.

import { GAMES, playable } from '@sietch/bots'
import { isObject, randomPolicy } from '@sietch/kernel'
import { levy } from '@sietch/kernel/test/levy'
import { levyScenarios } from '@sietch/kernel/test/levy-scenario'
import type { Games } from '../src/table/table.ts'

const playableLevy = playable({
  rules: levy,
  players: [1, 2, 3, 4],
  modules: [],
  bots: { random: randomPolicy },
  readSetup(json) {
    const { players, ...words } = isObject(json) ? json : {}
    return levyScenarios.setup(words, Number(players))
  },
})

export const gamesWithLevy: Games = Object.assign(
  new Map([...GAMES, playableLevy].map((game) => [game.id, game])),
  { from: { module: import.meta.url, name: 'gamesWithLevy' } },
)
