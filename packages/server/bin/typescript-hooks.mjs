// The load hook: types are taken away, nothing else is changed, so the engine runs as fast as plain JavaScript.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform, transformSync } from 'esbuild'

/** @typedef {import('node:module').LoadHookContext} Context */
/** @typedef {import('node:module').LoadFnOutput} Loaded */

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!isTypeScript(url)) return nextLoad(url, context)
  return loaded(await transform(await readFile(new URL(url), 'utf8'), options(url)))
}

/**
 * The same for those who wait.
 * @param {string} url
 * @param {Context} context
 * @param {(url: string, context: Context) => Loaded} nextLoad
 * @returns {Loaded}
 */
export function loadSync(url, context, nextLoad) {
  if (!isTypeScript(url)) return nextLoad(url, context)
  return loaded(transformSync(readFileSync(new URL(url), 'utf8'), options(url)))
}

/** @param {string} url */
const isTypeScript = (url) => url.startsWith('file:') && url.endsWith('.ts')

/**
 * @param {string} url
 * @returns {import('esbuild').TransformOptions}
 */
const options = (url) => ({
  loader: 'ts',
  format: 'esm',
  target: 'node20',
  sourcefile: fileURLToPath(url),
  sourcemap: 'inline',
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
})

/**
 * @param {{ code: string }} made
 * @returns {Loaded}
 */
const loaded = ({ code }) => ({ format: 'module', source: code, shortCircuit: true })
