// A game that someone sets up: nothing until it is known what it can be set up with.

import { useCallback, useEffect, useState } from 'react'
import { type Draft, withGame } from './draft.ts'
import type { Offered } from './offered.ts'
import { offeredLater } from './useOffered.ts'

type Drafting = {
  readonly draft: Draft | null
  change(draft: Draft): void
  /** Sets up another game instead. */
  choose(game: string): void
}

/** `begin` makes the first draft; another game is as it is recalled, or takes over what goes for it, too. */
export function useDraft(
  game: string,
  begin: (game: Offered) => Draft,
  recall: (game: Offered) => Draft | undefined = () => undefined,
): Drafting {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [wanted, choose] = useState(game)
  const [make] = useState(() => ({ begin, recall }))
  useEffect(() => {
    let isWanted = true
    void offeredLater(wanted).then((offered) => {
      if (!isWanted) return
      setDraft((before) =>
        before === null ? make.begin(offered) : (make.recall(offered) ?? withGame(before, offered)),
      )
    })
    return () => {
      isWanted = false
    }
  }, [wanted, make])
  return { draft, change: useCallback((next: Draft) => setDraft(next), []), choose }
}
