// The games that a thread knows: those of the house, or those that the server was started with.

import { GAMES } from '@sietch/bots'
import { workerData } from 'piscina'
import type { Games } from '../table/table.ts'

const from: Games['from'] = workerData

export const games: Games =
  from === undefined ? new Map(GAMES.map((game) => [game.id, game])) : (await import(from.module))[from.name]
