// Teaching a network: gradient descent (Adam) on how matches have ended.

import {
  type Activity,
  activityOf,
  layoutOf,
  logitOf,
  type Network,
  type Reading,
  type Sizes,
  softmax,
} from './network.ts'

/** A position and how it ended: by seat the share of the victory. */
export type Lesson = { readonly readings: readonly Reading[]; readonly won: ArrayLike<number> }

export type Teacher = {
  /** Learns from these positions; returns their mean loss from before. */
  teach(lessons: readonly Lesson[], rate: number): number
  /** Their mean loss; nothing is learned. */
  test(lessons: readonly Lesson[]): number
}

const MEAN = 0.9
const SQUARE = 0.999
const TINY = 1e-8

/** Random weights to start from. */
export function startingWeights(sizes: Sizes, random: () => number): Float32Array {
  const { bias1, layer2, bias2, output, end } = layoutOf(sizes)
  const weights = new Float32Array(end)
  const spread = (from: number, to: number, by: number) => {
    for (let i = from; i < to; i++) weights[i] = (2 * random() - 1) * by
  }
  spread(0, bias1, 0.15)
  spread(layer2, bias2, Math.sqrt(3 / sizes.first))
  spread(output, end, 0.3)
  return weights
}

/** Changes the weights of the network in place. */
export function teacherOf(network: Pick<Network, 'sizes' | 'weights'>): Teacher {
  const { sizes, weights } = network
  const { first, second } = sizes
  const layout = layoutOf(sizes)
  const { bias1, layer2, bias2, output, end } = layout
  const slopes = new Float32Array(end)
  const means = new Float32Array(end)
  const squares = new Float32Array(end)
  /** Words of this step; those of no position stay as they are. */
  const touched = new Set<number>()
  const activities: Activity[] = []
  const back = new Float32Array(first)
  let steps = 0

  const chancesOf = ({ readings }: Lesson): number[] =>
    softmax(
      readings.map((reading, seat) => {
        activities[seat] ??= activityOf(sizes)
        return logitOf(network, layout, reading, activities[seat])
      }),
    )

  function goBack({ words, amounts }: Reading, { first: one, second: two }: Activity, slope: number): void {
    back.fill(0)
    for (let k = 0; k < second; k++) {
      const active = two[k] as number
      if (active <= 0) continue
      slopes[output + k] = (slopes[output + k] as number) + slope * active
      const here = slope * (weights[output + k] as number)
      slopes[bias2 + k] = (slopes[bias2 + k] as number) + here
      const row = layer2 + k * first
      for (let j = 0; j < first; j++) {
        slopes[row + j] = (slopes[row + j] as number) + here * (one[j] as number)
        back[j] = (back[j] as number) + here * (weights[row + j] as number)
      }
    }
    for (let j = 0; j < first; j++) {
      if ((one[j] as number) <= 0) back[j] = 0
      slopes[bias1 + j] = (slopes[bias1 + j] as number) + (back[j] as number)
    }
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as number
      const amount = amounts[i] as number
      touched.add(word)
      const column = word * first
      for (let j = 0; j < first; j++)
        slopes[column + j] = (slopes[column + j] as number) + amount * (back[j] as number)
    }
  }

  function move(from: number, to: number, rate: number): void {
    const warm = 1 / (1 - MEAN ** steps)
    const warmer = 1 / (1 - SQUARE ** steps)
    for (let i = from; i < to; i++) {
      const slope = slopes[i] as number
      const mean = MEAN * (means[i] as number) + (1 - MEAN) * slope
      const square = SQUARE * (squares[i] as number) + (1 - SQUARE) * slope * slope
      means[i] = mean
      squares[i] = square
      weights[i] = (weights[i] as number) - (rate * mean * warm) / (Math.sqrt(square * warmer) + TINY)
      slopes[i] = 0
    }
  }

  return {
    teach(lessons, rate) {
      steps++
      let loss = 0
      for (const lesson of lessons) {
        const chances = chancesOf(lesson)
        loss += lossOf(chances, lesson.won)
        for (const [seat, reading] of lesson.readings.entries()) {
          const slope = ((chances[seat] ?? 0) - (lesson.won[seat] ?? 0)) / lessons.length
          goBack(reading, activities[seat] as Activity, slope)
        }
      }
      for (const word of touched) move(word * first, (word + 1) * first, rate)
      touched.clear()
      move(bias1, end, rate)
      return loss / lessons.length
    },
    test: (lessons) =>
      lessons.reduce((sum, lesson) => sum + lossOf(chancesOf(lesson), lesson.won), 0) / lessons.length,
  }
}

/** The surprise at how it ended: nothing for those who were certain and right. */
export const lossOf = (chances: readonly number[], won: ArrayLike<number>): number =>
  chances.reduce((sum, chance, seat) => sum - (won[seat] ?? 0) * Math.log(Math.max(1e-9, chance)), 0)
