// Builders for the components of a box: cards and spaces written with them name only what is printed.

import type { Condition, Cost, Effect } from '../effects/types.ts'
import type {
  Card,
  CardId,
  Faction,
  IntrigueCard,
  IntrigueId,
  IntriguePlay,
  IntrigueTiming,
  Price,
} from './types.ts'

/** What is printed on a deck card beside its name; what is left out is blank. */
type Face = Partial<Omit<Card, 'id' | 'copies' | 'pile'>>

const blank = { factions: [], icons: [], acquire: [], agent: [], reveal: [] } as const

const deckCard =
  (pile: Card['pile']) =>
  (id: CardId, copies: number, face: Face): Card => ({ ...blank, ...face, id, copies, pile })

export const starting = deckCard('starting')
export const reserve = deckCard('reserve')
export const imperium = (id: CardId, copies: number, cost: number, face: Omit<Face, 'cost'>): Card =>
  deckCard('imperium')(id, copies, { ...face, cost })

export const intrigueCard = (
  id: IntrigueId,
  copies: number,
  ...plays: readonly IntriguePlay[]
): IntrigueCard => ({ id, copies, plays })

/** What stands before the effects of a play. */
type Terms = { readonly condition?: Condition; readonly cost?: Cost }

const at =
  (timing: IntrigueTiming) =>
  (effects: readonly Effect[], terms: Terms = {}): IntriguePlay => ({ timing, ...terms, effects })

export const plot = at('plot')
export const turnStart = at('turn-start')
export const combat = at('combat')
export const won = at('won')
export const endgame = at('endgame')

export const price = (cost: Cost, ...effects: readonly Effect[]): Price => ({ cost, effects })
export const free = price({})
export const of = (faction: Faction) => ({ icon: faction, faction })
