// What a lesson points at now, for the table, which brings it into sight.

import type { Spot } from '@sietch/games/lessons'
import { cell, useCell } from '../cell.ts'

const NOTHING: readonly Spot[] = []

const pointed = cell<readonly Spot[]>(NOTHING)

export const pointAt = (spots: readonly Spot[] = NOTHING): void => pointed.set(spots)

export const usePointed = (): readonly Spot[] => useCell(pointed)
