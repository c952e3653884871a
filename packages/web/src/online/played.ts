// A finished match of a server, played again in this browser: its file, its charts and its replay.

import type { Seat } from '@sietch/kernel'
import { directorFor } from '../games/useGame.ts'
import { type Ask, asker, workerLine } from '../table/line.ts'
import { writeMatchFile } from '../table/match-file.ts'
import { type ReplayTable, replayTable } from '../table/replay.ts'
import { api } from './api.ts'
import { seatingOf, seatOf } from './seating.ts'

/** The match with who sat where, as a file of this page. */
export async function wholeFile(id: string): Promise<string> {
  const [{ table }, { rules: _, setup: __, seed, ...log }] = await Promise.all([api.table(id), api.file(id)])
  return writeMatchFile({ table: { ...seatingOf(table), seed }, ...log })
}

/** What is asked of it once it has been played again. */
export async function played<T>(id: string, question: (ask: Ask) => Promise<T>): Promise<T> {
  const line = workerLine()
  try {
    const ask = asker(line)
    await ask('play', { text: await wholeFile(id), eyes: null })
    return await question(ask)
  } finally {
    line.close()
  }
}

/** Through the eyes of the user, if they played. */
export async function onlineReplay(id: string, user: string | undefined): Promise<ReplayTable> {
  const { table } = await api.table(id)
  const eyes: Seat | null = seatOf(table, user) ?? null
  const line = workerLine()
  try {
    const text = await wholeFile(id)
    const setup = seatingOf(table)
    return await replayTable(
      { id, setup },
      line,
      directorFor(setup.game),
      (ask) => ask('play', { text, eyes }),
      async () => text,
    )
  } catch (error) {
    line.close()
    throw error
  }
}
