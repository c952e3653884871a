// What a lesson points at now, so that the table can bring it into view.

import type { Spot } from '@sietch/games/lessons'
import { cell, useCell } from '../cell.ts'

const NOTHING: readonly Spot[] = []

const pointed = cell<readonly Spot[]>(NOTHING)

export const pointAt = (spots: readonly Spot[] = NOTHING): void => pointed.set(spots)

export const usePointed = (): readonly Spot[] => useCell(pointed)
