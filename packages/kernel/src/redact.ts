// Hidden cards: what a viewer sees of a pile, and how everything hidden is dealt again for `imagine`.

import { type Rng, shuffle } from './rng.ts'
import type { Seat } from './seat.ts'

/** A face-up pile shows its cards, a face-down pile only its size. */
export type Pile<T> = readonly T[] | number

/** Something hidden that is revealed once the game is over. */
export type LaidPile = {
  /** The owner, or null. */
  readonly seat: Seat | null
  /** What the rulebook calls it. */
  readonly term: string
  /** Its items; empty if it has none. */
  readonly kind: string
  readonly things: readonly string[]
  /** In this order, next one first. */
  readonly isOrdered?: true
  /** A number that goes with it: an amount, or a round. */
  readonly n?: number
}

export const showPile = <T>(cards: readonly T[], faceUp: boolean): Pile<T> =>
  faceUp ? [...cards] : cards.length

/**
 * Gathers the cards of all hidden zones, shuffles them together and deals every zone its old number of cards. They are
 * sorted first, so that the deal depends only on the generator and not on where the cards really are.
 */
export function redeal<T extends string | number>(rng: Rng, zones: readonly T[][]): void {
  const pool = shuffle(rng, zones.flat().sort())
  let dealt = 0
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) zone[i] = pool[dealt++] as T
  }
}
