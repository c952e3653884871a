// What learning rests on: a network that can be taught and kept, and positions that are read as they are.

import { imperium, uprising } from '@sietch/imperium'
import { draw, NEWEST, rngOf, seats, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import {
  botFor,
  imperiumJudgement,
  imperiumStudent,
  type Lesson,
  type Network,
  playLesson,
  readerWith,
  readImperium,
  startingWeights,
  stored,
  teacherOf,
  unstored,
} from '../src/index.ts'
import { chancesBy } from '../src/learned/network.ts'

const WORDS = ['spice', 'water', 'noise']
const SIZES = { words: WORDS.length, first: 8, second: 4 }

function untaught(): Network {
  const rng = rngOf('start')
  const weights = startingWeights(SIZES, () => draw(rng, 1000) / 1000)
  return { dictionary: new Map(WORDS.map((word, place) => [word, place])), sizes: SIZES, weights }
}

/** Whoever has more spice than the other has won, whatever else there is. */
function lessonOf(rng: ReturnType<typeof rngOf>): Lesson {
  const readings = [0, 1].map(() => ({
    words: [0, 1, 2],
    amounts: [draw(rng, 10) / 5, draw(rng, 10) / 5, draw(rng, 10) / 5],
  }))
  const [own = 0, other = 0] = readings.map(({ amounts }) => amounts[0])
  return { readings, won: own === other ? [0.5, 0.5] : [Number(own > other), Number(own < other)] }
}

describe('a network', () => {
  it('finds out who wins, and is as sure of it after it was kept', () => {
    const rng = rngOf('lessons')
    const network = untaught()
    const teacher = teacherOf(network)
    const tests = Array.from({ length: 200 }, () => lessonOf(rng))
    const before = teacher.test(tests)
    for (let step = 0; step < 600; step++)
      teacher.teach(
        Array.from({ length: 16 }, () => lessonOf(rng)),
        0.01,
      )
    const after = teacher.test(tests)
    expect(before).toBeGreaterThan(0.6)
    expect(after).toBeLessThan(0.35)
    const again = unstored(JSON.parse(JSON.stringify(stored(network))))
    expect(again.dictionary).toEqual(network.dictionary)
    expect(teacherOf(again).test(tests)).toBeCloseTo(after, 3)
  })

  it('gives chances that add up to 1, and reads no word that it does not know', () => {
    const has =
      (amounts: readonly number[]) =>
      (s: number, writeFor: (seat: number) => (word: string, n: number) => void) => {
        for (const seat of [0, 1, 2]) {
          const write = writeFor(seat)
          write('spice', s + (amounts[seat] ?? 0))
          if (seat === 1) write('something new', 5)
        }
      }
    const chances = chancesBy(untaught(), has([0, 0, 1]))(1)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(chances[0]).toBe(chances[1])
    expect(chances[2]).not.toBe(chances[0])
  })
})

describe('a position', () => {
  const places = new Map<string, number>()
  const wordOf = (word: string): number => {
    const known = places.get(word) ?? places.size
    places.set(word, known)
    return known
  }

  it.each([imperium, uprising])('of $id is read for every seat, whenever a round begins', (rules) => {
    const read = readerWith(wordOf, readImperium)
    const rounds: number[] = []
    const setup = { players: 4, leaders: 'random' } as const
    const won = playLesson(rules, setup, { judgement: imperiumJudgement() }, 'lesson', (s) => {
      rounds.push(s.round)
      const readings = read(s)
      expect(readings).toHaveLength(4)
      for (const { words, amounts } of readings) {
        expect(words.length).toBeGreaterThan(20)
        expect(words).toHaveLength(amounts.length)
        expect(amounts.every(Number.isFinite)).toBe(true)
      }
    })
    expect(rounds).toEqual(rounds.map((_, index) => (rounds[0] ?? 0) + index))
    expect(won?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    for (const word of ['solari', 'lead', 'round']) expect([...places.keys()]).toContain(word)
  })
})

describe('a bot that has learned', () => {
  const small = { candidates: 2, playouts: 2, worlds: 1, horizon: 1, cap: Number.POSITIVE_INFINITY }

  it('says so when it is asked before it has studied', () => {
    const { judgement } = imperiumStudent()
    const s = uprising.setup({ players: 4, leaders: 'random' }, rngOf('early', NEWEST), () => {})
    expect(() => judgement.chances(s)).toThrow('this bot has not studied yet')
  })

  it('plays by its network where it has learned, and by the judgement in teams and against Rivals', async () => {
    const { judgement, study } = imperiumStudent()
    await study()
    const plain = imperiumJudgement()
    const at = (players: number) =>
      uprising.setup(
        { players, modules: players === 6 ? ['choam'] : [], leaders: 'random' },
        rngOf('at', NEWEST),
        () => {},
      )
    expect(judgement.chances(at(4))).not.toEqual(plain.chances(at(4)))
    for (const players of [1, 6]) expect(judgement.chances(at(players))).toEqual(plain.chances(at(players)))
    const bot = botFor(uprising, 'master', judgement, small)
    const game = simulate(
      uprising,
      { players: 3, leaders: 'random' },
      seats(3).map(() => bot),
      'student',
    )
    expect(game.outcome).toBeDefined()
  })
})
