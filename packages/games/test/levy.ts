// The entry of Levy, the kernel's small game with automas and teams.

import { anyGame, type Entry, randomBots } from '@sietch/games'
import { isObject } from '@sietch/kernel'
import { levy } from '@sietch/kernel/test/levy'
import { levyScenarios } from '@sietch/kernel/test/levy-scenario'

export const levyEntry: Entry = {
  id: 'levy',
  title: 'Levy',
  load: async () =>
    anyGame({
      rules: levy,
      setups: {
        players: [1, 2, 3, 4, 6],
        modules: ['teams'],
        write: ({ players, modules }) => ({ players, teams: modules.includes('teams') }),
        read(json) {
          const { players, ...words } = isObject(json) ? json : {}
          return levyScenarios.setup(words, Number(players))
        },
      },
      bots: randomBots,
      usualLevel: 'easy',
      roles: (setup) =>
        levy.teams?.(setup) ? levy.seats(setup).map((_, seat) => (seat < 2 ? 'captain' : 'crew')) : [],
      workshop: async () => ({ scenarios: levyScenarios, bench: [] }),
    }),
}
