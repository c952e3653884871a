// The code of a family of games, fetched when a table of it is opened.

import type { Language } from '@sietch/i18n/page'
import { useEffect, useMemo, useState } from 'react'
import type { GameTable } from '../table/game.ts'

type Family = { gameTable(language: Language): GameTable }

const imperium = (): Promise<Family> => import('../imperium/index.ts')

/** By game. A new family is one entry. */
const FAMILIES: { readonly [game: string]: () => Promise<Family> } = {
  imperium,
  uprising: imperium,
  classic: () => import('../classic/index.ts'),
}

const familyOf = (game: string): Promise<Family> =>
  FAMILIES[game]?.() ?? Promise.reject(new Error(`There is no game "${game}" here.`))

/** Fetches it ahead of time, when somebody is about to play. */
export const expectGame = (game: string): void => void familyOf(game).catch(() => {})

export function useGame(game: string, language: Language): GameTable | null {
  const [loaded, setLoaded] = useState<Family | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => void familyOf(game).then(setLoaded, setFailure), [game])
  if (failure !== null) throw failure
  return useMemo(() => loaded?.gameTable(language) ?? null, [loaded, language])
}
