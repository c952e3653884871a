// Makes the site work without a network once it has been loaded: a service worker that knows every file of the build.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Browsers that have service workers read woff2. */
const isWanted = (file: string): boolean => !file.endsWith('.woff') && !file.endsWith('.map')

const PUBLIC = new URL('../public/', import.meta.url)

export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const built = Object.keys(bundle).filter((file) => isWanted(file) && file !== 'index.html')
      const files = readdirSync(PUBLIC)
      const paths = ['', ...built, ...files].map((file) => `/${file}`).sort()
      // The names of built files change with their content; the page and the public files keep theirs.
      const hash = createHash('sha256').update(paths.join())
      const page = bundle['index.html']
      if (page?.type === 'asset') hash.update(page.source)
      for (const file of files) hash.update(readFileSync(new URL(file, PUBLIC)))
      const version = hash.digest('hex').slice(0, 12)
      const worker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
      const known = `const CACHE = ${JSON.stringify(`sietch-${version}`)}\nconst PATHS = ${JSON.stringify(paths)}\n`
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: known + worker })
    },
  },
})
