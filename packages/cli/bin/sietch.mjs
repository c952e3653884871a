#!/usr/bin/env node
import { imported } from '@sietch/server/typescript'

// A reader such as `head` may close the pipe early; that is not our error.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const [{ main }] = await imported(new URL('../src/main.ts', import.meta.url))
// Whatever ends without a word has failed.
process.exitCode = 1
process.exitCode = await main(process.argv.slice(2))
