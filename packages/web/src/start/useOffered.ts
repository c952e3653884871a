// What games can be set up with, once it is there.

import { useEffect, useState } from 'react'
import type { Offered } from './offered.ts'

export const offeredLater = async (game: string): Promise<Offered> =>
  (await import('./offered.ts')).offeredGame(game)

/** By game; those that are not here are left out. */
export type OfferedGames = ReadonlyMap<string, Offered>

export function useOffered(games: readonly string[]): OfferedGames | null {
  const [found, setFound] = useState<{ readonly of: string; readonly games: OfferedGames } | null>(null)
  const wanted = games.join(' ')
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const ids = wanted === '' ? [] : wanted.split(' ')
      const loaded = await Promise.allSettled(ids.map(offeredLater))
      const known = loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
      if (isWanted) setFound({ of: wanted, games: new Map(known.map((game) => [game.id, game])) })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [wanted])
  return found?.of === wanted ? found.games : null
}
