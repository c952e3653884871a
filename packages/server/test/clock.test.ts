import type { ClockRule } from '@sietch/protocol'
import { describe, expect, it } from 'vitest'
import {
  afterOutage,
  agreedClocks,
  comeBack,
  goAway,
  nextFlag,
  rewindClocks,
  startClocks,
  turnClocks,
} from '../src/match/clock.ts'

const bank: ClockRule = { kind: 'bank', seconds: 60, increment: 10 }
const turn: ClockRule = { kind: 'turn', seconds: 30 }
const SEATS = [{ kind: 'person' }, { kind: 'person' }] as const

describe('a bank', () => {
  const clocks = startClocks(bank, SEATS, [0], 1000)

  it('shrinks by the time of a turn and grows by the increment after it', () => {
    expect(turnClocks(bank, clocks, [1], [], 21_000)).toEqual({
      left: [50_000, 60_000],
      since: [null, 21_000],
    })
  })

  it('runs on while the same seat is asked again', () => {
    expect(turnClocks(bank, clocks, [0], [], 21_000)).toEqual(clocks)
  })

  it('gets the increment even when nothing was left', () => {
    expect(turnClocks(bank, clocks, [1], [], 999_000).left).toEqual([10_000, 60_000])
  })

  it('neither shrinks nor grows while a bot plays for its owner', () => {
    expect(turnClocks(bank, clocks, [1], [0], 999_000).left).toEqual([60_000, 60_000])
  })

  it('runs for all who are asked at once', () => {
    const both = turnClocks(bank, clocks, [0, 1], [], 5000)
    expect(both.since).toEqual([1000, 5000])
    expect(nextFlag(bank, both, [0, 1])).toEqual({ seat: 0, at: 61_000 })
    expect(nextFlag(bank, both, [1])).toEqual({ seat: 1, at: 65_000 })
  })

  it('gives someone who comes back with nothing half a minute, and each time half as much', () => {
    let now = { left: [0, 60_000], since: [1000, null] } as Parameters<typeof comeBack>[1]
    const given = [30_000, 15_000, 7500].map((piece) => {
      now = comeBack(bank, now, 0, 90_000)
      expect(now.since).toEqual([90_000, null])
      expect(now.left).toEqual([piece, 60_000])
      now = goAway(now, 0, 90_000 + piece)
      return now.left[0]
    })
    expect(given).toEqual([0, 0, 0])
  })

  it('is what it was for someone who goes and comes back with time left', () => {
    const gone = goAway(clocks, 0, 21_000)
    expect(gone).toEqual({ left: [40_000, 60_000], since: [21_000, null] })
    expect(comeBack(bank, gone, 0, 500_000)).toEqual({ left: [40_000, 60_000], since: [500_000, null] })
  })

  it('earns nothing by choosing and taking back: the thinking goes on', () => {
    let now = clocks
    for (let n = 1; n <= 10; n++) {
      const before = now
      now = turnClocks(bank, now, [1], [], 1000 + 2000 * n)
      now = rewindClocks(now, before, [0], 2000 + 2000 * n)
    }
    expect(now).toEqual(clocks)
    expect(nextFlag(bank, now, [0, 1])).toEqual({ seat: 0, at: 61_000 })
  })

  it('is given back as it was when all agree to a step back, and runs from then on', () => {
    const later = turnClocks(bank, turnClocks(bank, clocks, [1], [], 21_000), [0], [], 31_000)
    expect(agreedClocks(later, clocks, [0], 100_000)).toEqual({
      left: [60_000, 60_000],
      since: [100_000, null],
    })
  })

  it('stands still while no server is there, also for what is taken back later', () => {
    const chosen = turnClocks(bank, clocks, [1], [], 2000)
    const after = afterOutage(chosen, 3_600_000)
    expect(nextFlag(bank, after, [0, 1])).toEqual({ seat: 1, at: 3_662_000 })
    expect(rewindClocks(after, clocks, [0], 3_603_000).since).toEqual([3_601_000, null])
  })
})

describe('a clock per turn', () => {
  it('is full again at the next turn', () => {
    const clocks = turnClocks(turn, startClocks(turn, SEATS, [0], 0), [1], [], 29_000)
    expect(nextFlag(turn, clocks, [0, 1])).toEqual({ seat: 1, at: 59_000 })
    expect(clocks.left).toEqual([30_000, 30_000])
  })
})

it('days per move are days', () => {
  const days: ClockRule = { kind: 'days', days: 2 }
  expect(nextFlag(days, startClocks(days, [...SEATS, ...SEATS], [2], 0), [0, 1, 2])).toEqual({
    seat: 2,
    at: 172_800_000,
  })
})

it('no clock never runs out, but says since when a seat is asked', () => {
  const none: ClockRule = { kind: 'none' }
  const clocks = startClocks(none, SEATS, [1], 5)
  expect(clocks.since).toEqual([null, 5])
  expect(nextFlag(none, clocks, [0, 1])).toBeUndefined()
})
