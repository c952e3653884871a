// Effects with their addresses.

import type { Effect, Printed, Region, Slot, Source } from '../effects/types.ts'

/** A list of effects with their addresses; `at`: where the list is printed, `first`: the place of the first of them. */
export function printedAt(
  source: Source,
  at: Region | Slot,
  effects: readonly Effect[],
  first = 0,
): Printed[] {
  const printed: Printed[] = []
  for (let i = 0; i < effects.length; i++) {
    printed.push({ source, slot: `${at}.${first + i}`, effect: effects[i] as Effect })
  }
  return printed
}
