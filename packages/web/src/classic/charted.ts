// What the charts show of a game of classic Dune.

import type { ClassicView } from '@sietch/classic'
import type { Charted } from '../table/any-game.ts'

export const CHARTED: Charted<ClassicView> = {
  standings: ({ players }) =>
    players.map(({ strongholds, stacks, tanks }) => ({
      strongholds,
      forces: stacks.reduce((sum, { forces, elite }) => sum + forces + elite, 0),
      tanks: tanks.forces + tanks.elite,
    })),
  peaks: [],
}
