// A thread in which bots think (src/match/bots.ts).
import { thread } from './thread.mjs'

const { program, games } = await thread('bot-thread.ts')

/** @param {unknown} question */
export const think = (question) => program.think(question, games)
