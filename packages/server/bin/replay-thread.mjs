// A thread in which files are played through (src/match/imports.ts).
import './typescript.mjs'

export const { replay } = await import('../src/match/replay-thread.ts')
