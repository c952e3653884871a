// A bot's whim: what it does for no reason, so that nobody can foretell it.

import type { ClassicState } from '@sietch/classic'
import { draw } from '@sietch/kernel'

/** A number from 0 to 1 for each `n`, other ones in each world that the bot imagines. The world stays as it is. */
export const whim = ({ rng }: ClassicState, n: number): number =>
  (Math.imul((draw({ ...rng }, 2 ** 31) ^ (n * 0x9e3779b1)) | 1, 0x85ebca6b) >>> 0) / 2 ** 32
