// The entry of Bluff, the kernel's small game: everything it takes to play a game everywhere.

import { anyGame, type Entry, playersOnly, randomBots } from '@sietch/games'
import { bluff } from '@sietch/kernel/test/game'
import { bluffScenarios } from '@sietch/kernel/test/scenario-game'

export const bluffEntry: Entry = {
  id: 'bluff',
  title: 'Bluff',
  load: async () =>
    anyGame({
      rules: bluff,
      setups: playersOnly([2, 3, 4, 5, 6]),
      bots: randomBots,
      usualLevel: 'easy',
      workshop: async () => ({ scenarios: bluffScenarios, bench: [2, 4] }),
    }),
}
