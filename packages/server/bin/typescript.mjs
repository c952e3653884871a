// Lets Node import TypeScript: `node --import ./packages/server/bin/typescript.mjs …`. See docs/decisions/006.
import * as module from 'node:module'

/** @typedef {typeof import('./typescript-hooks.mjs').loadSync} LoadSync */

process.setSourceMapsEnabled(true)
// Newer versions of Node load in the thread that imports, and warn about the older way, a thread of its own for it.
const { registerHooks } = /** @type {{ registerHooks?: (hooks: { load: LoadSync }) => void }} */ (module)
if (registerHooks === undefined) module.register('./typescript-hooks.mjs', import.meta.url)
else registerHooks({ load: (await import('./typescript-hooks.mjs')).loadSync })
