// From the states of each released version to those of the next (docs/decisions/009-upgrades.md).

import { type Migration, unchanged } from '@sietch/kernel'

export const MIGRATIONS: readonly Migration[] = [
  // 2 deals new matches with another generator; a state says which one it has.
  unchanged,
]
