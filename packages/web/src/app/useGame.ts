// The code of a family of games, fetched when a table of it is opened.

import type { Language } from '@sietch/i18n/page'
import { useEffect, useMemo, useState } from 'react'
import type { GameTable } from '../table/game.ts'

type Family = { gameTable(language: Language): GameTable }

const imperium = (): Promise<Family> => import('../imperium/index.ts')
const classic = (): Promise<Family> => import('../classic/index.ts')

/** All games but one are of the Imperium family. */
const familyOf = (game: string) => (game === 'classic' ? classic : imperium)

/** Fetches it ahead of time, when somebody is about to play. */
export const expectGame = (game: string): void => void familyOf(game)().catch(() => {})

export function useGame(game: string, language: Language): GameTable | null {
  const [loaded, setLoaded] = useState<Family | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => void familyOf(game)().then(setLoaded, setFailure), [game])
  if (failure !== null) throw failure
  return useMemo(() => loaded?.gameTable(language) ?? null, [loaded, language])
}
