// A thread in which bots think (src/match/bots.ts).
import './typescript.mjs'

export const { think } = await import('../src/match/bot-thread.ts')
