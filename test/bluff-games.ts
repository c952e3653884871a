// The registry with one more entry. It replaces the registry itself, so nothing else differs.

import { GAMES as HOUSE, type Registry } from '@sietch/games'
import { bluffEntry } from '@sietch/games/test/bluff'

export * from '@sietch/games'

export const GAMES: Registry = Object.assign([...HOUSE, bluffEntry], {
  from: { module: import.meta.url, name: 'GAMES' },
})
