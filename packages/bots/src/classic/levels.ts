// How the bots of classic Dune choose, from easy to master. Rounds are long: no one looks further than two ahead.

import type { Levels } from '../bot.ts'

const PACE = { lookEvery: 4, clearly: 2.5 }

export const LEVELS: Levels = {
  easy: { carelessness: 0.35 },
  medium: { ...PACE, candidates: 4, playouts: 8, worlds: 8, horizon: 'turn', cap: 2000 },
  hard: { ...PACE, candidates: 20, playouts: 128, worlds: 64, horizon: 1, cap: 500 },
  expert: { ...PACE, candidates: 20, playouts: 192, worlds: 64, horizon: 2, cap: 1900 },
  master: { ...PACE, candidates: 30, playouts: 576, worlds: 128, horizon: 2, cap: 3000 },
}
