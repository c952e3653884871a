// The code of a family of games, fetched when a table of it is opened.

import type { Language } from '@sietch/i18n/page'
import { useEffect, useMemo, useState } from 'react'
import type { GameTable } from '../table/game.ts'

const family = () => import('../imperium/index.ts')

type Family = Awaited<ReturnType<typeof family>>

export function useGame(language: Language): GameTable | null {
  const [loaded, setLoaded] = useState<Family | null>(null)
  useEffect(() => void family().then(setLoaded), [])
  return useMemo(() => loaded?.gameTable(language) ?? null, [loaded, language])
}
