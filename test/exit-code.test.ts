// A process that starts a PostgreSQL, as the unit tests do, still exits with the right code.

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from '../scripts/run.mjs'

it('is not changed by a PostgreSQL for tests', () => {
  const program = `
    import { imported } from './packages/server/bin/typescript.mjs'
    await imported(new URL('packages/trial/src/postgres.ts', 'file://' + process.cwd() + '/'))
    process.exitCode = 3`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(3)
})
