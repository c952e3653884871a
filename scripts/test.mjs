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

  // None of them keeps every core busy, so they run in parallel; each one's output is shown as a whole.
  const checks = { 'format and lint': script('lint'), types: script('types'), 'dead exports': script('dead') }
  for (const [name, check] of Object.entries(checks)) await step(name, () => check)
  // An attack mostly waits, so the unit tests run meanwhile.
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
 * @param {() => Promise<Tally & { said?: Buffer, seconds?: number }>} work `seconds` if it began before it was waited for
 */
async function step(name, work) {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`)
  const start = performance.now()
  const { passed, failed, said, seconds = secondsSince(start) } = await work()
  if (said) process.stdout.write(said)
  console.log(`── ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  total.passed += passed
  total.failed += failed
}

/** @param {number} start */
function secondsSince(start) {
  return (performance.now() - start) / 1000
}

/**
 * @param {string} name of a script in package.json
 * @returns {Promise<Tally & { said: Buffer, seconds: number }>}
 */
async function script(name) {
  const start = performance.now()
  /** @type {Buffer[]} */
  const said = []
  const code = await run('npm', ['run', '--silent', name], {}, (some) => void said.push(some))
  const tallied = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { ...tallied, said: Buffer.concat(said), seconds: secondsSince(start) }
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
