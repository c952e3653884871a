// A thread in which match files are replayed (src/match/imports.ts).
import { thread } from './thread.mjs'

const { program, games } = await thread('replay-thread.ts')

/** @param {unknown} file */
export const replay = (file) => program.replay(file, games)
