// The game that one click starts.

import type { TableSetup } from '../table/table.ts'
import { USUAL_LEVEL } from './draft.ts'

const BOT = { kind: 'bot', level: USUAL_LEVEL.uprising } as const

/** Uprising against three bots of the usual strength. */
export const playNow = (name: string, seed: string): TableSetup => ({
  game: 'uprising',
  setup: { players: 4, modules: [], leaders: 'random' },
  seats: [{ kind: 'human', name }, BOT, BOT, BOT],
  seed,
})
