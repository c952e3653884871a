// How many Conflict cards are left; a click shows what can still come, by level.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { PileButton, pileOf } from '../../table/PileButton.tsx'
import { useImperium } from '../useImperium.ts'
import { comingConflicts } from './conflict-deck.ts'

const LEVELS = { 1: 'I', 2: 'II', 3: 'III' } as const

export function ConflictDeckButton(): ReactNode {
  const { view } = useImperium()
  const w = useWords()
  return (
    <PileButton
      name={w('page.cards.conflicts')}
      n={view.conflictDeck}
      piles={() =>
        comingConflicts(view).map(({ level, n, among }) =>
          pileOf(
            w('page.cards.level', { level: LEVELS[level] }),
            'conflict',
            among,
            w('page.cards.conflicts.about', { n, of: among.length }),
          ),
        )
      }
    >
      {w('page.combat.cards-left', { n: view.conflictDeck })}
    </PileButton>
  )
}
