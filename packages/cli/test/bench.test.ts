import { bluff } from '@sietch/kernel/test/game'
import { expect, it } from 'vitest'
import { measure } from '../src/bench.ts'

it('measures play, clones and a bare loop, and sets play against the loop', () => {
  const measured = measure(bluff, { players: 2 }, 50)
  for (const value of Object.values(measured)) expect(value).toBeGreaterThan(0)
  const costOfDecision = 1_000_000_000 / measured.decisionsPerSecond
  expect((measured.ratio * measured.baselineNanoseconds) / costOfDecision).toBeCloseTo(1, 1)
  expect(measured.decisionsPerSecond).toBeGreaterThan(measured.gamesPerSecond)
})
