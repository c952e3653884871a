// Lets Node import TypeScript: the requested modules and all of ours that they import are bundled, and the bundle is
// cached until one of its sources changes. See docs/decisions/006.
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

process.setSourceMapsEnabled(true)

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folders = [join(root, 'node_modules', '.cache', 'sietch'), join(tmpdir(), `sietch-${userInfo().uid}`)]
/** These files may redirect imports. */
const ALWAYS = ['package-lock.json', 'packages/server/bin/typescript.mjs', 'packages/server/bin/bundle.mjs']
/** In milliseconds: bundles unused for this long are deleted. */
const LONG = 7 * 24 * 3_600_000

/** @typedef {{ folder: string, stamps: Record<string, string> }} Kept */

/**
 * Imports modules by URL; what several of them import is shared.
 * @param {...(string | URL)} urls
 * @returns {Promise<any[]>}
 */
export async function imported(...urls) {
  const files = urls.map((url) => fileURLToPath(url))
  const folder = kept(files) ?? (await bundled(files))
  return Promise.all(files.map((_, index) => import(pathToFileURL(join(folder, `${index}.js`)).href)))
}

/** @param {readonly string[]} files */
const noteOf = (files) => `${createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 20)}.json`

/**
 * @param {readonly string[]} files
 * @returns {string | undefined}
 */
function kept(files) {
  for (const cache of folders) {
    try {
      /** @type {Kept} */
      const { folder, stamps } = JSON.parse(readFileSync(join(cache, noteOf(files)), 'utf8'))
      if (Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp)) return folder
    } catch {
      // There is no bundle, or one of its sources is gone.
    }
  }
  return undefined
}

/** @param {string} file */
function stampOf(file) {
  const { mtimeMs, size } = statSync(join(root, file))
  return `${mtimeMs} ${size}`
}

/** @param {readonly string[]} files */
async function bundled(files) {
  const { bundle } = await import('./bundle.mjs')
  const { outputs, sources } = await bundle(root, files)
  const stamps = Object.fromEntries([...ALWAYS, ...sources].map((file) => [file, stampOf(file)]))
  const cache = writable()
  const folder = join(cache, randomUUID())
  mkdirSync(folder)
  for (const { name, contents } of outputs) writeFileSync(join(folder, name), contents)
  // Others may do the same at the same time: an existing bundle is always complete.
  writeFileSync(`${folder}.json`, JSON.stringify({ folder, stamps }))
  renameSync(`${folder}.json`, join(cache, noteOf(files)))
  return folder
}

function writable() {
  const cache = folders.find((folder) => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeFileSync(join(folder, 'last'), '')
      return true
    } catch {
      return false
    }
  })
  if (cache === undefined) throw new Error(`nothing can be written to ${folders.join(' or ')}`)
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    // Programs load everything at startup.
    if (Date.now() - statSync(path).mtimeMs > LONG) rmSync(path, { recursive: true, force: true })
  }
  return cache
}
