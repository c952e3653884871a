// Seeded randomness that lives in the game state as five plain numbers (sfc32; docs/decisions/002-randomness.md).

export type Rng = { a: number; b: number; c: number; d: number; drawn: number }

/** A generator for a seed. `drawn` counts what was taken from it, so that undo can see randomness. */
export function rngOf(seed: string): Rng {
  const [a, b] = hashText(seed, 0x9e3779b9)
  const [c, d] = hashText(seed, 0x85ebca6b)
  const rng = { a, b, c, d, drawn: 0 }
  for (let warmUp = 0; warmUp < 15; warmUp++) next(rng)
  rng.drawn = 0
  return rng
}

/** A whole number from 0 to below `n`, every one equally likely. */
export function draw(rng: Rng, n: number): number {
  if (!(n >= 1 && n <= 0x100000000)) throw new Error(`draw needs a range of at least 1, got ${n}`)
  const limit = 0x100000000 - (0x100000000 % n)
  let value = next(rng)
  while (value >= limit) value = next(rng)
  return value % n
}

export function pick<T>(rng: Rng, items: readonly T[]): T {
  const item = items[draw(rng, items.length)]
  if (item === undefined) throw new Error('pick found a hole in the list')
  return item
}

/** Shuffles in place (Fisher–Yates) and returns the same array. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(rng, i + 1)
    const held = items[i] as T
    items[i] = items[j] as T
    items[j] = held
  }
  return items
}

/** A generator of its own, taken out of another one. */
export const fork = (rng: Rng): Rng => rngOf(`${next(rng)}/${next(rng)}`)

function next(rng: Rng): number {
  const sum = (rng.a + rng.b + rng.d) | 0
  rng.d = (rng.d + 1) | 0
  rng.a = rng.b ^ (rng.b >>> 9)
  rng.b = (rng.c + (rng.c << 3)) | 0
  rng.c = ((rng.c << 21) | (rng.c >>> 11)) + sum
  rng.c |= 0
  rng.drawn++
  return sum >>> 0
}

/** Two mixed 32-bit lanes of a text (the cyrb53 scheme); also what state hashes are made of. */
export function hashText(text: string, seed: number): [number, number] {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  const mixedLow =
    Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 3266489909)
  return [mixedHigh | 0, mixedLow | 0]
}
