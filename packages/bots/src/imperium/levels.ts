// How the bots of the Imperium family choose, from easy to master. docs/bots.md says how far apart they are.

import type { Levels } from '../bot.ts'

const PACE = { lookEvery: 4, clearly: 2.5 }

export const LEVELS: Levels = {
  easy: { carelessness: 0.5 },
  medium: { carelessness: 0 },
  hard: { ...PACE, candidates: 5, playouts: 20, worlds: 20, horizon: 1, cap: 500 },
  expert: { ...PACE, candidates: 20, playouts: 160, worlds: 24, horizon: 2, cap: 1900 },
  master: { ...PACE, candidates: 30, playouts: 480, worlds: 72, horizon: 2, cap: 3000 },
}
