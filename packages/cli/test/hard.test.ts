import { expect, it } from 'vitest'
import { binary } from './sietch.ts'

const PATIENCE = 240_000

// Small versions of `npm run crash`, `npm run abuse` and `npm run load`: they run, and what they check holds.

it.each([
  ['SQLite', []],
  ['PostgreSQL', ['--postgres']],
])(
  'a server on %s that is killed loses no acknowledged choice',
  (_, where) => {
    const { status, lastLine } = binary(['crash', '--tables', '3', '--kills', '1', ...where])
    expect(lastLine).toContain('all there, every table went on')
    expect(status).toBe(0)
  },
  PATIENCE,
)

it(
  'a server that gets hundreds of bad messages answers each and changes nothing',
  () => {
    const { status, lastLine } = binary(['abuse', '--messages', '500'])
    expect(lastLine).toBe('500 bad messages: each answered, nothing changed, the server stands')
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
