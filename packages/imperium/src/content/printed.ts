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
  if (effects.length === 0) return printed
  const slots = slotsAt(at, first + effects.length)
  for (let i = 0; i < effects.length; i++) {
    printed.push({ source, slot: slots[first + i] as Slot, effect: effects[i] as Effect })
  }
  return printed
}

/** Addresses are made once, as they are looked up all the time: a string that is known is found sooner than its like. */
const known = new Map<string, Slot[]>()

function slotsAt(at: Region | Slot, count: number): readonly Slot[] {
  let slots = known.get(at)
  if (slots === undefined) {
    slots = []
    known.set(at, slots)
  }
  while (slots.length < count) slots.push(`${at}.${slots.length}`)
  return slots
}
