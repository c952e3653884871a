// What the charts show of a game of the Imperium family.

import type { ImperiumView } from '@sietch/imperium'
import type { Charted } from '../table/any-game.ts'

export const CHARTED: Charted<ImperiumView> = {
  standings: ({ players }) =>
    players.map(({ vp, solari, spice, water, strength, influence }) => ({
      vp,
      solari,
      spice,
      water,
      strength,
      influence: Object.values(influence).reduce((sum, n) => sum + n, 0),
    })),
  peaks: ['strength'],
}
