import { createCipheriv, createHash } from 'node:crypto'
import { draw, fork, GENERATORS, generatorOf, NEWEST, type Rng, rngOf, seats, shuffle } from '@sietch/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillBlock } from '../src/chacha.ts'
import { next } from '../src/rng.ts'
import { sha256 } from '../src/sha256.ts'
import { beforeTheRounds, recoverSfc32 } from './attacks.ts'

const words = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => next(rng))

describe.each(GENERATORS)('%s', (generator) => {
  it('is the same for the same seed, from a JSON copy too', () => {
    const rng = rngOf('spice', generator)
    draw(rng, 1000)
    const copy = JSON.parse(JSON.stringify(rng))
    const numbers = Array.from({ length: 50 }, () => draw(rng, 1000))
    expect(Array.from({ length: 50 }, () => draw(copy, 1000))).toEqual(numbers)
    expect(copy).toEqual(rng)
    expect(rng.drawn).toBeGreaterThanOrEqual(51)
    expect(generatorOf(copy)).toBe(generator)
  })

  it('is the same whatever is drawn from others in between', () => {
    const [alone, rng] = [rngOf('spice', generator), rngOf('spice', generator)]
    const others = GENERATORS.map((each) => rngOf('water', each))
    const numbers = words(alone, 50)
    const between = numbers.map(() => {
      for (const other of others) next(other)
      return next(rng)
    })
    expect(between).toEqual(numbers)
    expect(numbers).not.toEqual(words(rngOf('water', generator), 50))
  })

  it('gives every number its share', () => {
    const rng = rngOf('fair', generator)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) {
      const face = draw(rng, 6)
      counts[face] = (counts[face] ?? 0) + 1
    }
    // Five degrees of freedom: chi square above 20.5 happens once in a thousand fair dice; the seed is fixed.
    expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5)
  })

  it('shuffles without losing or adding', () =>
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        expect(shuffle(rngOf(seed, generator), [...items]).sort()).toEqual([...items].sort())
      }),
    ))

  it('forks into generators of their own that are quick', () => {
    const rng = rngOf('fork', generator)
    const forks = [fork(rng), fork(rng)] as const
    expect(forks.map(generatorOf)).toEqual(['sfc32', 'sfc32'])
    expect(words(forks[0], 4)).not.toEqual(words(forks[1], 4))
  })

  it('refuses an empty range', () => {
    expect(() => draw(rngOf('x', generator), 0)).toThrow('at least 1')
  })
})

describe('whoever has seen a whole deck', () => {
  const deck = seats(40)

  /** What an open deck shows: the remainder of each draw. */
  function shownBy(open: readonly number[]): number[] {
    const cards = [...deck]
    return Array.from({ length: deck.length - 1 }, (_, index) => {
      const last = cards.length - 1
      const at = cards.indexOf(open[deck.length - 1 - index] ?? -1)
      cards[at] = cards[last] ?? -1
      cards.length = last
      return at
    })
  }

  /** More than that, whole draws: if they are not enough to compute it, the deck is not either. */
  function seenOf(rng: Rng): number[] {
    const draws = words({ ...rng }, deck.length - 1)
    const shown = shownBy(shuffle(rng, [...deck]))
    expect(shown).toEqual(draws.map((word, index) => word % (deck.length - index)))
    return draws
  }

  it('computes the next one from sfc32', { timeout: 120_000 }, () => {
    const rng = rngOf('a secret of the server')
    const known = recoverSfc32(seenOf(rng))
    if (known === undefined) throw new Error('the attack has failed')
    expect(known).toEqual(rng)
    expect(shuffle(known, [...deck])).toEqual(shuffle(rng, [...deck]))
  })

  it('finds no sfc32 behind chacha20', { timeout: 120_000 }, () => {
    expect(recoverSfc32(seenOf(rngOf('a secret of the server', NEWEST)))).toBeUndefined()
  })

  it('is not led back to the key of chacha20 by taking back its rounds', () => {
    const { key } = rngOf('a secret of the server', 'chacha20') as Extract<Rng, { name: 'chacha20' }>
    const block = words(rngOf('a secret of the server', 'chacha20'), 16)
    const first = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, 0, 0, 0, 0]
    // With the key it works: the attack is correct, and only the key is missing.
    expect(beforeTheRounds(block.map((word, i) => word - (first[i] ?? 0)))).toEqual(first)
    expect(beforeTheRounds(block).filter((word, i) => word === first[i])).toEqual([])
  })
})

describe('a seed', () => {
  const keyOf = (seed: string) =>
    (rngOf(seed, 'chacha20') as Extract<Rng, { name: 'chacha20' }>).key.map((word) => word >>> 0)
  const bitsOf = (key: readonly number[]) => key.map((word) => word.toString(2).padStart(32, '0')).join('')

  it('shares nothing with one that differs in one character', () => {
    for (const [one, other] of [
      ['spice', 'spicf'],
      ['seed/1', 'seed/2'],
      ['', '\0'],
      ['a', '\ud800'],
      ['\ud800', '\ufffd'],
    ] as const) {
      const [here, there] = [bitsOf(keyOf(one)), bitsOf(keyOf(other))]
      const same = [...here].filter((bit, i) => bit === there[i]).length
      // By chance, 128 of 256 bits agree, give or take 8: this allows more than five times that.
      expect(Math.abs(same - 128)).toBeLessThan(44)
      const drawn = new Set(words(rngOf(one, 'chacha20'), 64))
      expect(words(rngOf(other, 'chacha20'), 64).filter((word) => drawn.has(word))).toEqual([])
    }
  })

  it('becomes the key by SHA-256', () => {
    const digest = createHash('sha256').update(Buffer.from('spice', 'utf16le').swap16()).digest()
    expect(keyOf('spice')).toEqual(seats(8).map((i) => digest.readUInt32BE(4 * i)))
  })

  it('of a generator without a name is for sfc32, which gives what it always gave', () => {
    const rng = rngOf('spice')
    expect(rng).toEqual({ a: -356355736, b: 45068490, c: 161285910, d: 1492030543, drawn: 0 })
    expect(generatorOf(rng)).toBe('sfc32')
    expect(words(rng, 4)).toEqual([1180743297, 2988620584, 567168211, 1937609363])
  })
})

describe('SHA-256', () => {
  const hex = (bytes: Uint8Array) =>
    sha256(bytes)
      .map((word) => word.toString(16).padStart(8, '0'))
      .join('')

  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of "%s" is what FIPS 180 says', (text, hash) => {
    expect(hex(Buffer.from(text))).toBe(hash)
  })

  it('is that of OpenSSL for every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Buffer.alloc(length, `${length}/`)
      expect(hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })
})

describe('ChaCha20', () => {
  function keystream(key: readonly number[], counter: number): string {
    const block = new Uint32Array(16)
    fillBlock(block, key, counter)
    const bytes = Buffer.alloc(64)
    for (const [i, word] of block.entries()) bytes.writeUInt32LE(word, 4 * i)
    return bytes.toString('hex')
  }

  it.each([
    [
      [0, 0, 0, 0, 0, 0, 0, 0],
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      [0, 0, 0, 0, 0, 0, 0, 0],
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      [0, 0, 0, 0, 0, 0, 0, 0x01000000],
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
  ])('gives the block of RFC 8439, A.1, for the key %j and the counter %i', (key, counter, expected) => {
    expect(keystream(key, counter)).toBe(expected)
  })

  it('is that of OpenSSL, block by block', () => {
    const rng = rngOf('a secret of the server', 'chacha20') as Extract<Rng, { name: 'chacha20' }>
    const key = Buffer.alloc(32)
    for (const [i, word] of rng.key.entries()) key.writeUInt32LE(word, 4 * i)
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(640))
    expect(words(rng, 160)).toEqual(seats(160).map((i) => stream.readUInt32LE(4 * i)))
  })
})
