import { bluff } from '@sietch/kernel/test/game'
import { expect, it } from 'vitest'
import { compare, measure } from '../src/bench.ts'

it('measures play, clones and a bare loop, and sets play against the loop', () => {
  // A clock on which a choice takes 3 ms, a clone 2 ms, and everything else just the 1 ms of reading it.
  let now = 0
  const clock = () => ++now
  const timed: typeof bluff = {
    ...bluff,
    choose(...choice) {
      now += 3
      bluff.choose(...choice)
    },
    clone(s) {
      now += 2
      return bluff.clone(s)
    },
  }
  const measured = measure(timed, { players: 2 }, 1000, clock)
  // A game is a few dozen decisions, some forced choices and one clock reading.
  expect(measured.decisionsPerSecond).toBeGreaterThan(1000 / 4)
  expect(measured.decisionsPerSecond).toBeLessThan(1000 / 3)
  expect(measured.gamesPerSecond).toBeGreaterThan(measured.decisionsPerSecond / 100)
  expect(measured.gamesPerSecond).toBeLessThan(measured.decisionsPerSecond / 10)
  expect(measured.cloneMicroseconds).toBeGreaterThanOrEqual(2000)
  expect(measured.cloneMicroseconds).toBeLessThan(2100)
  // The bare loop draws 10,000 times between two readings, so a draw takes 100 ns; a decision takes at least its own
  // time.
  const draws = measured.baselineNanoseconds / 100
  expect(draws).toBeGreaterThan(1)
  expect(draws).toBeLessThan(10)
  expect(measured.ratio * draws).toBeGreaterThan(3_000_000 / 100 / 1.01)
  expect(measured.ratio * draws).toBeLessThan((4_000_000 / 100) * 1.01)
})

it('sets the time of a decision against that of another setup, measured by turns', () => {
  let now = 0
  const clock = () => ++now
  const timed: typeof bluff = {
    ...bluff,
    choose(s, ...choice) {
      now += s.coins.length === 2 ? 30 : 60
      bluff.choose(s, ...choice)
    },
  }
  expect(compare(timed, { players: 2 }, { players: 2 }, 100_000, clock)).toBeCloseTo(1, 1)
  expect(compare(timed, { players: 2 }, { players: 3 }, 100_000, clock)).toBeCloseTo(2, 0)
})
