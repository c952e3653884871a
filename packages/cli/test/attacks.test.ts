import { describe, expect, it } from 'vitest'
import { started } from './sietch.ts'

/** They share the machine with each other, and perhaps with a lot more. */
const PATIENCE = 600_000

// Small versions of `npm run crash`, `race`, `fault`, `abuse`, `rehearse` and `load`: they run, and what they check
// holds. Each has its own servers and databases, so they run in parallel.

describe.concurrent.each([
  ['SQLite', []],
  ['PostgreSQL', ['--postgres']],
])('on %s', (_, where) => {
  it(
    'a server that is killed loses no acknowledged choice',
    async () => {
      const { status, lastLine } = await started('crash', '--tables', '3', '--kills', '1', ...where)
      expect(lastLine).toContain('all there, every table went on')
      expect(status).toBe(0)
    },
    PATIENCE,
  )

  it(
    'a server goes on after what it stands on has failed',
    async () => {
      const { status, lastLine, stderr } = await started('fault', '--tables', '2', '--seconds', '1', ...where)
      expect(lastLine, stderr).toContain('0 lost, 0 deaths, everybody went on')
      expect(status).toBe(0)
    },
    PATIENCE,
  )

  it(
    'a server under attack tells no secret, keeps its limits and lives',
    async () => {
      const size = ['--messages', '300', '--seconds', '1', '--tables', '2', '--together']
      const { status, lastLine, stderr } = await started('abuse', ...size, ...where)
      expect(lastLine, stderr).toContain('300 bad messages and 11 attacks: 0 faults, 0 leaked, 0 deaths')
      expect(status).toBe(0)
    },
    PATIENCE,
  )
})

it.concurrent.each([
  ['between two nodes', []],
  ['at one server', ['--sqlite']],
])(
  'of two things asked for at once %s one counts',
  async (where, words) => {
    const { status, lastLine, stderr } = await started('race', '--races', '16', ...words)
    expect(lastLine, stderr).toContain(`raced ${where}: no double move, no lost update`)
    expect(status).toBe(0)
  },
  PATIENCE,
)

// `npm run rehearse` covers restarting a server; the server's own tests cover upgrades, too.
it.concurrent(
  'an upgrade while older and newer nodes run side by side loses nothing, and every replay is as it was sent',
  async () => {
    const { status, lastLine, stderr } = await started('rehearse', '--matches', '2', '--nodes')
    expect(lastLine, stderr).toContain('2 matches taken over in the middle')
    expect(lastLine, stderr).toContain('nothing lost, nothing doubled, everything as it was sent')
    expect(status).toBe(0)
  },
  PATIENCE,
)

it.concurrent(
  'an update is at most 5 kB gzipped',
  async () => {
    const { status, lastLine } = await started(
      'load',
      '--tables',
      '3',
      '--seconds',
      '1',
      '--pace',
      '50',
      '--json',
    )
    expect(status).toBe(0)
    const { updateGzip, paced } = JSON.parse(lastLine)
    expect(updateGzip.max).toBeLessThanOrEqual(5 * 1024)
    expect(paced.perSecond).toBeGreaterThan(0)
  },
  PATIENCE,
)
