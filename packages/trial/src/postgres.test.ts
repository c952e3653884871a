import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { barredFolder } from './postgres.ts'

it('finds the folder that keeps others from a place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-barred-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const inner = join(folder, 'checkout', 'inner')
  mkdirSync(inner, { recursive: true })
  chmodSync(folder, 0o755)
  expect(barredFolder(inner)).toBeUndefined()
  chmodSync(join(folder, 'checkout'), 0o700)
  expect(barredFolder(inner)).toBe(join(folder, 'checkout'))
})
