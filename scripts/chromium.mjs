// Finds the Chromium that the browser tests drive, and installs one where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const missing =
  'The browser tests need Chromium: install the package "chromium" (or Google Chrome), ' +
  'or set CHROMIUM_PATH to the program.'

/** What every launch needs: it may run as root in a container, and makes no outside connections. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * @returns {Promise<string | undefined>} the path of the Chromium to use
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const { chromium } = await import('playwright-core')
  return [...onPath, ...places, chromium.executablePath()].find(runs)
}

/**
 * Tries Playwright's own download first, then the system's package.
 * @returns {Promise<string | undefined>} the path of the Chromium to use
 */
export async function installChromium() {
  await run('npx', ['playwright-core', 'install', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  })
  const downloaded = await findChromium()
  if (downloaded) return downloaded

  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (process.getuid?.() === 0 && (await run('apt-get', ['update'], env)) === 0) {
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], env)
  }
  return findChromium()
}

/**
 * A file of that name is not enough: it may be a stub, or lack its libraries.
 * @param {string} path
 */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}
