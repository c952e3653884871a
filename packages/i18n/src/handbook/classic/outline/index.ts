// The chapters of the handbook, in the order they are read.

import { round } from './round.ts'

export const outline = { round }
