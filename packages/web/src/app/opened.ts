// A table that is opened for a page, and closed on leaving it.

import { words } from '@sietch/i18n/page'
import { useEffect, useState } from 'react'
import { directorFor, drawGame } from '../games/useGame.ts'
import { QuestionRefused, workerLine } from '../table/line.ts'
import { inWords, type LocalTable, localTable } from '../table/local.ts'
import { fileOf, writeMatchFile } from '../table/match-file.ts'
import { type ReplayTable, replayTable } from '../table/replay.ts'
import type { Stored } from '../table/store.ts'
import type { OpenTable } from '../table/table.ts'
import { store } from './matches.ts'
import { settings } from './settings.ts'

const say = () => words(settings().language)

async function load(id: string): Promise<Stored> {
  const stored = await store.load(id)
  if (stored === undefined) throw new Error(inWords({ why: 'gone', text: '' }, say()))
  return stored
}

async function openLocal(id: string): Promise<LocalTable> {
  const { summary } = await load(id)
  const director = directorFor(summary.table.game)
  await drawGame(summary.table.game)
  return localTable(summary, { line: workerLine(), store, director, words: say })
}

async function openReplay(id: string): Promise<ReplayTable> {
  const { summary } = await load(id)
  const line = workerLine()
  try {
    return await replayTable(
      { id, setup: summary.table },
      line,
      directorFor(summary.table.game),
      (ask) => ask('replay', { id }),
      async () => writeMatchFile(await fileOf(await load(id))),
      true,
    )
  } catch (error) {
    line.close()
    throw error
  }
}

type Opened<T> = { readonly table: T | null; readonly problem: string | null }

const NOT_YET = { table: null, problem: null }

/** `open` must stay the same function for the same table. */
export function useOpened<T extends Pick<OpenTable, 'close'>>(
  id: string,
  open: (id: string) => Promise<T>,
): Opened<T> {
  const [opened, setOpened] = useState<Opened<T>>(NOT_YET)
  useEffect(() => {
    let hasLeft = false
    const opening = open(id)
    opening.then(
      (table) => !hasLeft && setOpened({ table, problem: null }),
      (error) => !hasLeft && setOpened({ table: null, problem: problemText(error) }),
    )
    return () => {
      hasLeft = true
      setOpened(NOT_YET)
      opening.then(
        (table) => table.close(),
        () => {},
      )
    }
  }, [id, open])
  return opened
}

export function problemText(error: unknown): string {
  if (error instanceof QuestionRefused) return inWords(error.problem, say())
  return error instanceof Error ? error.message : String(error)
}

export const useLocalTable = (id: string): Opened<LocalTable> => useOpened(id, openLocal)

export const useReplayTable = (id: string): Opened<ReplayTable> => useOpened(id, openReplay)
