// A small network that tells from a position how likely each seat is to win. A seat is read as words with amounts; most
// words of the dictionary are missing in a position, so the first layer only adds up the columns of those that are there.

/** What a network reads of one seat: words by their place in the dictionary, and how much of each there is. */
export type Reading = { readonly words: ArrayLike<number>; readonly amounts: ArrayLike<number> }

/** Takes a word and how much of it there is, in numbers of about 1. */
export type Write = (word: string, amount: number) => void

export type Sizes = { readonly words: number; readonly first: number; readonly second: number }

export type Network = {
  /** Words by name; one that training has not met is not read. */
  readonly dictionary: ReadonlyMap<string, number>
  readonly sizes: Sizes
  /** All in one piece: the columns of the words and their biases, the second layer with its biases, the output. */
  readonly weights: Float32Array
}

/** Where each part of the weights begins. */
export type Layout = {
  readonly bias1: number
  readonly layer2: number
  readonly bias2: number
  readonly output: number
  readonly end: number
}

export function layoutOf({ words, first, second }: Sizes): Layout {
  const bias1 = words * first
  const layer2 = bias1 + first
  const bias2 = layer2 + first * second
  const output = bias2 + second
  return { bias1, layer2, bias2, output, end: output + second }
}

/** What the layers make of a reading; training goes back through it. */
export type Activity = { readonly first: Float32Array; readonly second: Float32Array }

export const activityOf = ({ first, second }: Sizes): Activity => ({
  first: new Float32Array(first),
  second: new Float32Array(second),
})

/** How promising a seat looks; the chances of all seats follow by `softmax`. */
export function logitOf(
  { sizes: { first, second }, weights }: Pick<Network, 'sizes' | 'weights'>,
  { bias1, layer2, bias2, output }: Layout,
  { words, amounts }: Reading,
  { first: one, second: two }: Activity,
): number {
  for (let j = 0; j < first; j++) one[j] = weights[bias1 + j] as number
  for (let i = 0; i < words.length; i++) {
    const column = (words[i] as number) * first
    const amount = amounts[i] as number
    for (let j = 0; j < first; j++) one[j] = (one[j] as number) + amount * (weights[column + j] as number)
  }
  for (let j = 0; j < first; j++) if ((one[j] as number) < 0) one[j] = 0
  let logit = 0
  for (let k = 0; k < second; k++) {
    const row = layer2 + k * first
    let sum = weights[bias2 + k] as number
    for (let j = 0; j < first; j++) sum += (one[j] as number) * (weights[row + j] as number)
    two[k] = sum > 0 ? sum : 0
    if (sum > 0) logit += sum * (weights[output + k] as number)
  }
  return logit
}

/** Logits as chances that add up to 1. */
export function softmax(logits: readonly number[]): number[] {
  const most = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - most))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}

/** Reads positions with the words of a dictionary; what it returns is overwritten by the next position. */
export function readerWith<S>(
  wordOf: (word: string) => number | undefined,
  read: (s: S, writeFor: (seat: number) => Write) => void,
): (s: S) => readonly { readonly words: number[]; readonly amounts: number[] }[] {
  const readings: { words: number[]; amounts: number[] }[] = []
  return (s) => {
    let seats = 0
    read(s, (seat) => {
      seats = Math.max(seats, seat + 1)
      readings[seat] ??= { words: [], amounts: [] }
      const { words, amounts } = readings[seat]
      words.length = 0
      amounts.length = 0
      return (word, amount) => {
        const place = wordOf(word)
        if (place === undefined || amount === 0) return
        words.push(place)
        amounts.push(amount)
      }
    })
    return readings.slice(0, seats)
  }
}

/** The chances of all seats, as the network sees them. */
export function chancesBy<S>(
  network: Network,
  read: (s: S, writeFor: (seat: number) => Write) => void,
): (s: S) => number[] {
  const layout = layoutOf(network.sizes)
  const activity = activityOf(network.sizes)
  const readings = readerWith((word) => network.dictionary.get(word), read)
  return (s) => softmax(readings(s).map((reading) => logitOf(network, layout, reading, activity)))
}
