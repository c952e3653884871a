#!/usr/bin/env node
import { imported } from '@sietch/server/typescript'

// A reader such as `head` may close the pipe early; that is no error of ours.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const [{ main }] = await imported(new URL('../src/main.ts', import.meta.url))
process.exitCode = await main(process.argv.slice(2))
