// A bot's whim: what it does for no reason, so that it is not predictable.

import type { ClassicState } from '@sietch/classic'
import { draw } from '@sietch/kernel'

/** A number from 0 to 1 for each `n`, different in each world the bot imagines. The world is not changed. */
export const whim = ({ rng }: ClassicState, n: number): number =>
  (Math.imul((draw({ ...rng }, 2 ** 31) ^ (n * 0x9e3779b1)) | 1, 0x85ebca6b) >>> 0) / 2 ** 32
