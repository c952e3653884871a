// From the states of each released version to those of the next.

import { isObject, type Json, type JsonObject, type Migration, unchanged } from '@sietch/kernel'

export const MIGRATIONS: readonly Migration[] = [
  // 2 asks no seat what leaves it nothing to choose.
  unchanged,
  // 3 deals new matches with another generator; a state says which one it has.
  unchanged,
  // 4 offers apart what may be decided and need not.
  unchanged,
  // 5 follows the book more closely, and asks less.
  withPledges,
]

const objects = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : []

/** Deals about more than spice, remembered when they are concluded, and offered more than once a phase. */
function withPledges(state: JsonObject): JsonObject {
  const { options, players, deals, stack, round = 0 } = state
  return {
    ...state,
    options: { swapFactions: false, atreidesNotes: false, ...(isObject(options) ? options : {}) },
    players: objects(players).map(({ hasOffered: _, ...player }) => ({ ...player, refusals: 0 })),
    deals: objects(deals).map((deal) => ({ ...deal, round, status: 'open' })),
    stack: objects(stack).map((frame) =>
      frame.kind === 'offer' ? { ...frame, pledge: null, asks: 0 } : frame,
    ),
  }
}
