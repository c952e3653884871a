// The code of a family of games, fetched when a table of it is opened.

import type { Language } from '@sietch/i18n/page'
import { useEffect, useMemo, useState } from 'react'
import type { GameTable } from '../table/game.ts'

const family = () => import('../imperium/index.ts')

type Family = Awaited<ReturnType<typeof family>>

/** Fetches it ahead of time, when somebody is about to play. */
export const expectGame = (): void => void family().catch(() => {})

export function useGame(language: Language): GameTable | null {
  const [loaded, setLoaded] = useState<Family | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => void family().then(setLoaded, setFailure), [])
  if (failure !== null) throw failure
  return useMemo(() => loaded?.gameTable(language) ?? null, [loaded, language])
}
