// From the states of each released version to those of the next.

import { isObject, type Migration, unchanged } from '@sietch/kernel'

/** Nobody has named a highest bid yet. */
const withLimits: Migration = ({ stack, ...state }) => ({
  ...state,
  stack: Array.isArray(stack)
    ? stack.map((frame) => (isObject(frame) && frame.kind === 'auction' ? { limits: [], ...frame } : frame))
    : [],
})

export const MIGRATIONS: readonly Migration[] = [
  // 2 asks no seat what leaves it nothing to choose.
  unchanged,
  // 3 deals new matches with another generator; a state says which one it has.
  unchanged,
  // 4 offers apart what may be decided and need not.
  unchanged,
  // 5 follows the book more closely, and asks less.
  withLimits,
]
