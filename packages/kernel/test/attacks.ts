// How an attacker who has seen every draw of a deck, all 32 bits of each, would predict the next ones. An open deck
// shows less: only the remainder of each draw.

import type { Rng } from '@sietch/kernel'
import { next } from '../src/rng.ts'

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/**
 * The sfc32 that produces these words. What it adds is public, so four words give all of its 128 bits except `c`, and
 * `c` is built up from its low bits: bit k of the difference of two words depends on the bits of `c` up to k + 22.
 */
export function recoverSfc32(words: readonly number[]): Rng | undefined {
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = words
  const nine = (x: number): number => (x + (x << 3)) | 0
  const fold = (x: number): number => x ^ (x >>> 9)
  const unfold = (x: number): number => x ^ (x >>> 9) ^ (x >>> 18) ^ (x >>> 27)
  const wrong = (c: number): number => {
    const c1 = (rotate(c, 21) + s0) | 0
    return (fold(nine(c1)) + nine(rotate(c1, 21) + s1) - fold(nine(c)) - nine(c1) + 1 - s3 + s2) | 0
  }
  const fits = (c: number): Rng | undefined => {
    if (wrong(c) !== 0) return undefined
    const d = (s2 - fold(nine(c)) - nine(rotate(c, 21) + s0) - 2) | 0
    const b = unfold((s1 - nine(c) - d - 1) | 0)
    const found = { a: (s0 - b - d) | 0, b, c, d, drawn: 0 }
    return words.every((word) => next(found) === word) ? found : undefined
  }
  const grow = (c: number, known: number): Rng | undefined => {
    if (((wrong(c) >>> (known - 23)) & 1) === 1) return undefined
    return known === 32 ? fits(c) : (grow(c, known + 1) ?? grow(c | (1 << known), known + 1))
  }
  for (let low = 0; low < 2 ** 23; low++) {
    const found = grow(low, 23)
    if (found !== undefined) return found
  }
  return undefined
}

/** The rounds of ChaCha20 in reverse: the input that leads to these words. */
export function beforeTheRounds(words: readonly number[]): number[] {
  const x = Int32Array.from(words)
  const back = (ia: number, ib: number, ic: number, id: number): void => {
    let [a = 0, b = 0, c = 0, d = 0] = [ia, ib, ic, id].map((i) => x[i])
    for (const [byD, byB] of [
      [8, 7],
      [16, 12],
    ] as const) {
      b = rotate(b, 32 - byB) ^ c
      c = (c - d) | 0
      d = rotate(d, 32 - byD) ^ a
      a = (a - b) | 0
    }
    x.set([a], ia)
    x.set([b], ib)
    x.set([c], ic)
    x.set([d], id)
  }
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) back(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4))
    for (let i = 0; i < 4; i++) back(i, 4 + i, 8 + i, 12 + i)
  }
  return Array.from(x, (word) => word >>> 0)
}
