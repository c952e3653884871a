// The games that a thread knows: those of the house, or those that the server was started with.

import { GAMES } from '@sietch/games'
import { workerData } from 'piscina'
import { type Games, gamesIn } from '../table/table.ts'

const from: Games['from'] = workerData

export const games: Games = from === undefined ? await gamesIn(GAMES) : (await import(from.module))[from.name]
