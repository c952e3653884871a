// Bundles our TypeScript for Node. Third-party packages stay external, and each module keeps its own import.meta.url.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * @param {string} root
 * @param {readonly string[]} files
 */
export async function bundle(root, files) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: files.map((file, index) => ({ in: file, out: String(index) })),
    outdir: root,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    plugins: [others, places],
  })
  return {
    outputs: outputFiles.map(({ path, contents }) => ({ name: basename(path), contents })),
    sources: Object.keys(metafile.inputs),
  }
}

/**
 * Third-party packages are imported from where they are.
 * @type {import('esbuild').Plugin}
 */
const others = {
  name: 'others',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || path.startsWith('@sietch/') || pluginData === others) return undefined
      if (path.startsWith('node:')) return { path, external: true }
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: others })
      if (found.errors.length > 0 || found.external) return found
      return { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/**
 * A module's address is that of its source.
 * @type {import('esbuild').Plugin}
 */
const places = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: 'ts' }
    })
  },
}
