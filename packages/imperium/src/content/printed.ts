// Effects with their addresses.

import type { Effect, Printed, Region, Slot, Source } from '../effects/types.ts'

/** A list of effects with their addresses; `at`: where the list is printed, `first`: the place of the first of them. */
export const printedAt = (
  source: Source,
  at: Region | Slot,
  effects: readonly Effect[],
  first = 0,
): Printed[] => effects.map((effect, index) => ({ source, slot: `${at}.${first + index}`, effect }))
