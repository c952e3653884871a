// How the bots of the Imperium family choose, from easy to expert. docs/bots.md tells how far apart they are.

import type { Levels } from '../bot.ts'

const PACE = { lookEvery: 4, clearly: 2.5 }

export const LEVELS: Levels = {
  easy: { carelessness: 0.5 },
  medium: { carelessness: 0 },
  hard: { ...PACE, candidates: 8, playouts: 48, worlds: 48, horizon: 1, cap: 500 },
  expert: { ...PACE, candidates: 24, playouts: 256, worlds: 28, horizon: 3, cap: 1900 },
}
