// Lets Node import TypeScript: `node --import ./packages/server/bin/typescript.mjs …`. See docs/decisions/006.
import { register } from 'node:module'

process.setSourceMapsEnabled(true)
register('./typescript-hooks.mjs', import.meta.url)
