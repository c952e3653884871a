import { describe, expect, it } from 'vitest'
import { tally } from '../scripts/tally.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('the tally of a Vitest run', () => {
  it('counts tests over all files and leaves skipped ones out', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')] }
    expect(tally(report, 1)).toEqual({ passed: 2, failed: 1 })
  })

  it('counts a file that failed before its tests as one failure', () => {
    const report = { testResults: [file('passed', 'passed'), file('failed')] }
    expect(tally(report, 1)).toEqual({ passed: 1, failed: 1 })
  })

  it('fails a run that crashed, ran no test or ended badly', () => {
    expect(tally(undefined, 1)).toEqual({ passed: 0, failed: 1 })
    expect(tally({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 })
    expect(tally({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 })
  })
})
