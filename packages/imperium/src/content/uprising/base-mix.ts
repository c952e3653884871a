// What the base box may lend to a game of Uprising, as four modules (MIX-BAS-01 to MIX-BAS-03). A card of a name that
// Uprising has too is a component of its own (MIX-GEN-01), so it goes by an id of its own.

import { cards } from '../base/cards.ts'
import { conflicts } from '../base/conflicts.ts'
import { intrigueCards } from '../base/intrigue.ts'
import { leaders } from '../base/leaders.ts'
import type { Conflict, Module } from '../types.ts'
import { conflicts as uprisingConflicts } from './conflicts.ts'

const taken = new Set(uprisingConflicts.map((conflict) => conflict.id))

const withOwnId = (conflict: Conflict): Conflict =>
  taken.has(conflict.id) ? { ...conflict, id: `base/${conflict.id}` } : conflict

/** The Reserve and the starting decks are those of the core box. */
export const baseImperium: Module = {
  id: 'base-imperium',
  adds: { cards: cards.filter((card) => card.pile === 'imperium') },
}

/** MIX-BAS-02: there is no Mentat to hire. */
export const baseIntrigue: Module = {
  id: 'base-intrigue',
  adds: { intrigue: intrigueCards.filter((card) => card.id !== 'calculated-hire') },
}

/** MIX-BAS-02: and none to win. */
export const baseConflicts: Module = {
  id: 'base-conflicts',
  adds: {
    conflicts: conflicts.filter((conflict) => conflict.id !== 'sort-through-the-chaos').map(withOwnId),
  },
}

/** MIX-GEN-02: a text about parts that Uprising lacks does nothing. */
export const baseLeaders: Module = { id: 'base-leaders', adds: { leaders } }
