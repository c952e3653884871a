// Hidden cards: how a pile looks to someone, and how everything hidden is dealt again for `imagine`.

import { type Rng, shuffle } from './rng.ts'
import type { Seat } from './seat.ts'

/** A pile face up is its cards, a pile face down only its size. */
export type Pile<T> = readonly T[] | number

/** Something hidden, laid open when all is over. */
export type LaidPile = {
  /** Whose it is; null: nobody's. */
  readonly seat: Seat | null
  /** What the rulebook calls it. */
  readonly term: string
  /** Of its things; empty where it has none. */
  readonly kind: string
  readonly things: readonly string[]
  /** They come in this order, the next one first. */
  readonly isOrdered?: true
  /** A number that belongs to it: so much of it, or a round. */
  readonly n?: number
}

export const showPile = <T>(cards: readonly T[], faceUp: boolean): Pile<T> =>
  faceUp ? [...cards] : cards.length

/**
 * Gathers the cards of all hidden zones, shuffles them together and deals every zone its old number of cards. They are
 * sorted first: what is dealt hangs on the generator alone, not on how the cards really lie.
 */
export function redeal<T extends string | number>(rng: Rng, zones: readonly T[][]): void {
  const pool = shuffle(rng, zones.flat().sort())
  let dealt = 0
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) zone[i] = pool[dealt++] as T
  }
}
