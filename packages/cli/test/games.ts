// The registry plus the kernel's small games: short, and with automas and teams.

import { GAMES, type Registry } from '@sietch/games'
import { bluffEntry } from '@sietch/games/test/bluff'
import { levyEntry } from '@sietch/games/test/levy'

export const games: Registry = Object.assign([...GAMES, bluffEntry, levyEntry], {
  from: { module: import.meta.url, name: 'games' },
})
