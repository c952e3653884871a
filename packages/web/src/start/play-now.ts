// The game that one click starts.

import type { TableSetup } from '../table/table.ts'

const BOT = { kind: 'bot', level: 'medium' } as const

/** Uprising against three bots of medium strength. */
export const playNow = (name: string, seed: string): TableSetup => ({
  game: 'uprising',
  setup: { players: 4, modules: [], leaders: 'random' },
  seats: [{ kind: 'human', name }, BOT, BOT, BOT],
  seed,
})
