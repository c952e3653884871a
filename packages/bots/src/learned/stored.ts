// How a network is kept in a file: its words, and its weights as 16-bit numbers of each part's own scale, in base 64.

import { layoutOf, type Network } from './network.ts'

export type StoredNetwork = {
  readonly words: readonly string[]
  readonly first: number
  readonly second: number
  /** What 1 stands for in each part. */
  readonly scales: readonly number[]
  readonly weights: string
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const MOST = 32_767

export function stored({ dictionary, sizes, weights }: Network): StoredNetwork {
  const numbers = new Int16Array(weights.length)
  const scales = partsOf(sizes).map(([from, to]) => {
    let most = 1e-9
    for (let i = from; i < to; i++) most = Math.max(most, Math.abs(weights[i] as number))
    for (let i = from; i < to; i++) numbers[i] = Math.round(((weights[i] as number) / most) * MOST)
    return most / MOST
  })
  const words = [...dictionary].sort(([, a], [, b]) => a - b).map(([word]) => word)
  return { words, first: sizes.first, second: sizes.second, scales, weights: written(numbers) }
}

export function unstored({ words, first, second, scales, weights }: StoredNetwork): Network {
  const sizes = { words: words.length, first, second }
  const found = read(weights, layoutOf(sizes).end)
  for (const [part, [from, to]] of partsOf(sizes).entries())
    for (let i = from; i < to; i++) found[i] = (found[i] as number) * (scales[part] ?? 0)
  return { dictionary: new Map(words.map((word, place) => [word, place])), sizes, weights: found }
}

function partsOf(sizes: Network['sizes']): readonly (readonly [number, number])[] {
  const { bias1, layer2, bias2, output, end } = layoutOf(sizes)
  return [
    [0, bias1],
    [bias1, layer2],
    [layer2, bias2],
    [bias2, output],
    [output, end],
  ]
}

/** Two bytes a number, the lower one first; six bits a letter. */
function written(numbers: Int16Array): string {
  const letters: string[] = []
  let bits = 0
  let count = 0
  for (const number of numbers) {
    bits |= (number & 0xffff) << count
    for (count += 16; count >= 6; count -= 6) {
      letters.push(LETTERS[bits & 63] ?? '')
      bits >>>= 6
    }
  }
  if (count > 0) letters.push(LETTERS[bits & 63] ?? '')
  return letters.join('')
}

function read(text: string, length: number): Float32Array {
  const values = new Map([...LETTERS].map((letter, value) => [letter, value]))
  const numbers = new Float32Array(length)
  let bits = 0
  let count = 0
  let at = 0
  for (const letter of text) {
    bits |= (values.get(letter) ?? 0) << count
    count += 6
    if (count < 16) continue
    // The sign is the highest of the sixteen bits.
    numbers[at++] = (bits << 16) >> 16
    bits >>>= 16
    count -= 16
  }
  return numbers
}
