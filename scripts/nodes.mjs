// npm run nodes: runs `npm start` and `npm test` with every Node version we support, each on a fresh copy of the
// repository. `npm run nodes -- 22 24` runs only these; `--brief` leaves out slow tests.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run.mjs'

const PROMISED = ['20.19', '22', '24', '26']
const PATIENCE = 10 * 60_000
/** Commands and their threads, a server with its bots, both databases, and a check that parses all sources. */
const BRIEF = [
  'packages/cli/test/arena',
  'packages/cli/test/main',
  'packages/cli/test/serve',
  'packages/server/test/match.test',
  'packages/server/test/store.test',
  'test/doors',
]
const WARNING = /^.*(\w*Warning: |npm warn ).*$/gim
/** npm's messages about the user's settings are not about us. */
const OURS = /^(?!npm warn Unknown )/

const { values, positionals } = parseArgs({
  options: { brief: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const folder = mkdtempSync(join(tmpdir(), 'sietch-nodes-'))
// PostgreSQL, which is never started as root, must be found there too.
chmodSync(folder, 0o755)
let failed = 0
try {
  for (const version of positionals.length > 0 ? positionals : PROMISED) {
    for (const fault of await tried(version)) {
      failed++
      console.error(fault)
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(failed === 0 ? 'npm start and npm test work, without a warning' : `${failed} faults`)
process.exitCode = failed === 0 ? 0 : 1

/** @param {string} version */
async function tried(version) {
  const node = fetched(version)
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`, PORT: '0' }
  const copy = join(folder, `sietch-${version}`)
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter((name) => name !== '')) {
    cpSync(join(root, file), join(copy, file), { recursive: true })
  }
  const name = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  const faults = [...(await starts(copy, env)), ...passes(copy, env)].map((fault) => `${name}: ${fault}`)
  console.log(`${name}: ${faults.length === 0 ? 'starts and passes' : `${faults.length} faults`}`)
  rmSync(copy, { recursive: true, force: true })
  return faults
}

/**
 * @param {string} version
 * @returns {string} the program
 */
function fetched(version) {
  const name = `node-${process.platform}-${process.arch}`
  const place = join(folder, `node-${version}`)
  const args = ['install', '--silent', '--no-save', '--prefix', place, `${name}@${version}`]
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' })
  return join(place, 'node_modules', name, 'bin', 'node')
}

/**
 * From a fresh copy to a server that answers, and back.
 * @param {string} copy
 * @param {NodeJS.ProcessEnv} env
 */
async function starts(copy, env) {
  const child = spawn('npm', ['start'], { cwd: copy, env, detached: true })
  let said = ''
  /** @type {(address: string) => void} */
  let listening = () => {}
  /** @type {Promise<string | undefined>} */
  const address = new Promise((resolve) => {
    listening = resolve
    child.once('exit', () => resolve(undefined))
    setTimeout(() => resolve(undefined), PATIENCE).unref()
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (found !== undefined) listening(found)
    })
  }
  const url = await address
  const answered = url === undefined ? undefined : (await fetch(`${url}/healthz`)).status
  if (child.pid !== undefined && child.exitCode === null) {
    process.kill(-child.pid, 'SIGTERM')
    await once(child, 'exit')
  }
  return answered === 200 ? warningsIn('npm start', said) : [`npm start does not answer:\n${said}`]
}

/**
 * @param {string} copy
 * @param {NodeJS.ProcessEnv} env
 */
function passes(copy, env) {
  const brief = ['vitest', 'run', '--project', 'unit', ...BRIEF]
  const [command, args] = values.brief ? ['npx', brief] : ['npm', ['test']]
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    env: { ...env, PORT: '' },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const said = stdout + stderr
  const words = `${command} ${args[0]}`
  return status === 0 ? warningsIn(words, said) : [`${words} fails:\n${said.slice(-5000)}`]
}

/**
 * @param {string} words
 * @param {string} said
 */
function warningsIn(words, said) {
  return [...said.matchAll(WARNING)]
    .filter(([line]) => OURS.test(line))
    .map(([line]) => `${words} warns: ${line}`)
}
