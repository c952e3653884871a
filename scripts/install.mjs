// Brings node_modules in line with package-lock.json.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/**
 * Installs the dependencies unless those of this very lockfile are there already.
 * @returns {Promise<boolean>} whether they are there now
 */
export async function install() {
  const stamp = join(root, 'node_modules', '.sietch-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true

  // Vite and esbuild are dev dependencies, and `npm start` needs them even where NODE_ENV is production.
  if ((await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) !== 0) return false
  writeFileSync(stamp, lock)
  return true
}
