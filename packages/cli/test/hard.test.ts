import { describe, expect, it } from 'vitest'
import { binary } from './sietch.ts'

const PATIENCE = 240_000

// Small versions of `npm run crash`, `race`, `fault`, `abuse` and `load`: they run, and what they check holds.

describe.each([
  ['SQLite', []],
  ['PostgreSQL', ['--postgres']],
])('on %s', (_, where) => {
  it(
    'a server that is killed loses no acknowledged choice',
    () => {
      const { status, lastLine } = binary(['crash', '--tables', '3', '--kills', '1', ...where])
      expect(lastLine).toContain('all there, every table went on')
      expect(status).toBe(0)
    },
    PATIENCE,
  )

  it(
    'a server goes on after what it stands on has failed',
    () => {
      const { status, lastLine, stderr } = binary(['fault', '--tables', '2', '--seconds', '1', ...where])
      expect(lastLine, stderr).toContain('0 lost, 0 deaths, everybody went on')
      expect(status).toBe(0)
    },
    PATIENCE,
  )

  it(
    'a server under attack tells no secret, keeps its limits and lives',
    () => {
      const size = ['--messages', '300', '--seconds', '1', '--tables', '2', '--together']
      const { status, lastLine, stderr } = binary(['abuse', ...size, ...where])
      expect(lastLine, stderr).toContain('300 bad messages and 11 attacks: 0 faults, 0 leaked, 0 deaths')
      expect(status).toBe(0)
    },
    PATIENCE,
  )
})

it.each([
  ['between two nodes', []],
  ['at one server', ['--sqlite']],
])(
  'of two things asked for at once %s one counts',
  (where, words) => {
    const { status, lastLine, stderr } = binary(['race', '--races', '16', ...words])
    expect(lastLine, stderr).toContain(`raced ${where}: no double move, no lost update`)
    expect(status).toBe(0)
  },
  PATIENCE,
)

it(
  'an update is at most 5 kB gzipped',
  () => {
    const { status, lastLine } = binary(['load', '--tables', '3', '--seconds', '1', '--pace', '50', '--json'])
    expect(status).toBe(0)
    const { updateGzip, paced } = JSON.parse(lastLine)
    expect(updateGzip.max).toBeLessThanOrEqual(5 * 1024)
    expect(paced.perSecond).toBeGreaterThan(0)
  },
  PATIENCE,
)
