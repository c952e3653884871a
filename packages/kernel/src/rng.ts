// Seeded randomness that lives in the game state as plain data (docs/decisions/002-randomness.md).

import { fillBlock, type Key } from './chacha.ts'
import { sha256 } from './sha256.ts'

export const GENERATORS = ['sfc32', 'chacha20'] as const

/** `sfc32` is fast; `chacha20` is secure: its past output says nothing about what comes next. */
export type Generator = (typeof GENERATORS)[number]

/** What new matches are dealt with. */
export const NEWEST: Generator = 'chacha20'

/** `drawn` counts the draws, so that undo can tell when chance was involved. */
export type Rng = Sfc32 | ChaCha20

type Sfc32 = { readonly name?: never; a: number; b: number; c: number; d: number; drawn: number }

type ChaCha20 = { readonly name: 'chacha20'; readonly key: Key; drawn: number }

/** A generator for a seed. A secret seed needs `chacha20`: others can be computed from what they show. */
export const rngOf = (seed: string, generator: Generator = 'sfc32'): Rng =>
  generator === 'sfc32' ? sfc32Of(seed) : { name: generator, key: keyOf(seed), drawn: 0 }

/** The name was not stored while there was only one generator. */
export const generatorOf = (rng: Rng): Generator => rng.name ?? 'sfc32'

function sfc32Of(seed: string): Sfc32 {
  const [a, b] = hashText(seed, 0x9e3779b9)
  const [c, d] = hashText(seed, 0x85ebca6b)
  const rng = { a, b, c, d, drawn: 0 }
  for (let warmUp = 0; warmUp < 15; warmUp++) nextOfSfc32(rng)
  rng.drawn = 0
  return rng
}

/** From the seed's UTF-16, which is unique for every string, even one that is not valid Unicode. */
function keyOf(seed: string): Key {
  const bytes = new Uint8Array(2 * seed.length)
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i)
    bytes[2 * i] = code >>> 8
    bytes[2 * i + 1] = code
  }
  return sha256(bytes)
}

/** A uniformly distributed integer from 0 up to but not including `n`. */
export function draw(rng: Rng, n: number): number {
  if (!(n >= 1 && n <= 0x100000000)) throw new Error(`draw needs a range of at least 1, got ${n}`)
  let value = next(rng)
  // The largest numbers, past the last full multiple of `n`, would favor small results. The cutoff is computed only for
  // a number that may be past it, because the division is the main cost of a draw.
  while (value >= 0x100000000 - n && value >= 0x100000000 - (0x100000000 % n)) value = next(rng)
  // The shift keeps the result a small integer. The remainder of large numbers is stored as a float, and so would be
  // every seat counted from a randomly drawn first player.
  return (value % n) >>> 0
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

/** A fast generator derived from another one. It reveals nothing about a `chacha20`. */
export const fork = (rng: Rng): Rng => rngOf(`${next(rng)}/${next(rng)}`)

/** All 32 bits of the next draw. */
export const next = (rng: Rng): number => (rng.name === undefined ? nextOfSfc32(rng) : nextOfChaCha20(rng))

function nextOfSfc32(rng: Sfc32): number {
  const sum = (rng.a + rng.b + rng.d) | 0
  rng.d = (rng.d + 1) | 0
  rng.a = rng.b ^ (rng.b >>> 9)
  rng.b = (rng.c + (rng.c << 3)) | 0
  rng.c = ((rng.c << 21) | (rng.c >>> 11)) + sum
  rng.c |= 0
  rng.drawn++
  return sum >>> 0
}

/** The last block used: a shuffle takes sixteen words from each. It can be recomputed at any time. */
const latest: { key: Key; counter: number; readonly block: Uint32Array } = {
  key: [],
  counter: 0,
  block: new Uint32Array(16),
}

function nextOfChaCha20(rng: ChaCha20): number {
  const counter = rng.drawn >>> 4
  if (latest.key !== rng.key || latest.counter !== counter) {
    fillBlock(latest.block, rng.key, counter)
    latest.key = rng.key
    latest.counter = counter
  }
  return latest.block[rng.drawn++ & 15] as number
}

/** Two mixed 32-bit lanes of a text (the cyrb53 scheme); state hashes use it too. */
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
