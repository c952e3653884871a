// npm test: everything that must hold before a change goes in. The last line is `N passed, N failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, installChromium, missing } from './chromium.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'
import { tally } from './tally.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

const total = { passed: 0, failed: 0 }

if (await install()) {
  const chromium = (await findChromium()) ?? (await installChromium())
  if (!chromium) console.error(missing)

  await step('format and lint', () => script('lint'))
  await step('types', () => script('types'))
  await step('dead exports', () => script('dead'))
  // Much of an attack is waiting, and the unit tests work meanwhile.
  await step('unit tests and attacks on the server', () => vitest('unit', ['--project', 'attacks']))
  await step('browser tests', () => vitest('browser', [], chromium ? { CHROMIUM_PATH: chromium } : {}))
} else {
  console.error('The dependencies could not be installed.')
  total.failed = 1
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/**
 * @param {string} name
 * @param {() => Promise<Tally>} work
 */
async function step(name, work) {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`)
  const start = performance.now()
  const { passed, failed } = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  total.passed += passed
  total.failed += failed
}

/**
 * @param {string} name of a script in package.json
 * @returns {Promise<Tally>}
 */
async function script(name) {
  const code = await run('npm', ['run', '--silent', name])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * @param {'unit' | 'browser'} name of a script in package.json
 * @param {string[]} more
 * @param {Record<string, string>} [env]
 * @returns {Promise<Tally>}
 */
async function vitest(name, more, env) {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-test-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run('npm', ['run', '--silent', name, '--', ...more, ...reporters], env)
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return tally(report, code)
}
