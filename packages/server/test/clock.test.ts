import { describe, expect, it } from 'vitest'
import { type ClockRule, nextFlag, refill, startClocks, turnClocks } from '../src/match/clock.ts'

const bank: ClockRule = { kind: 'bank', seconds: 60, increment: 10 }
const turn: ClockRule = { kind: 'turn', seconds: 30 }

describe('a bank', () => {
  const clocks = startClocks(bank, 2, [0], 1000)

  it('shrinks by the time of a turn and grows by the increment after it', () => {
    expect(turnClocks(bank, clocks, [1], 21_000)).toEqual({ left: [50_000, 60_000], since: [null, 21_000] })
  })

  it('runs on while the same seat is asked again', () => {
    expect(turnClocks(bank, clocks, [0], 21_000)).toEqual(clocks)
  })

  it('gets the increment even when nothing was left', () => {
    expect(turnClocks(bank, clocks, [1], 999_000).left).toEqual([10_000, 60_000])
  })

  it('runs for all who are asked at once', () => {
    const both = turnClocks(bank, clocks, [0, 1], 5000)
    expect(both.since).toEqual([1000, 5000])
    expect(nextFlag(bank, both, [0, 1])).toEqual({ seat: 0, at: 61_000 })
    expect(nextFlag(bank, both, [1])).toEqual({ seat: 1, at: 65_000 })
  })

  it('gives somebody who comes back half a minute at least', () => {
    const empty = { left: [0, 60_000], since: [1000, null] }
    expect(refill(bank, empty, 0, 90_000)).toEqual({ left: [30_000, 60_000], since: [90_000, null] })
  })
})

describe('a clock per turn', () => {
  it('is full again at the next turn', () => {
    const clocks = turnClocks(turn, startClocks(turn, 2, [0], 0), [1], 29_000)
    expect(nextFlag(turn, clocks, [0, 1])).toEqual({ seat: 1, at: 59_000 })
    expect(clocks.left).toEqual([30_000, 30_000])
  })
})

it('days per move are days', () => {
  const days: ClockRule = { kind: 'days', days: 2 }
  expect(nextFlag(days, startClocks(days, 3, [2], 0), [0, 1, 2])).toEqual({ seat: 2, at: 172_800_000 })
})

it('no clock never runs out, but says since when a seat is asked', () => {
  const none: ClockRule = { kind: 'none' }
  const clocks = startClocks(none, 2, [1], 5)
  expect(clocks.since).toEqual([null, 5])
  expect(nextFlag(none, clocks, [0, 1])).toBeUndefined()
})
