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

/** All of one shape, what is not printed included: the rules read cards all the time. */
const deckCard =
  (pile: Card['pile']) =>
  (id: CardId, copies: number, face: Face): Card => ({
    id,
    copies,
    pile,
    cost: face.cost,
    factions: face.factions ?? [],
    icons: face.icons ?? [],
    acquire: face.acquire ?? [],
    agent: face.agent ?? [],
    reveal: face.reveal ?? [],
    start: face.start,
    trashed: face.trashed,
    discarded: face.discarded,
    ignoresRequirements: face.ignoresRequirements,
    iconsOfContracts: face.iconsOfContracts,
    sendsAnywhere: face.sendsAnywhere,
  })

export const starting = deckCard('starting')
/** Of a team Commander. */
export const commanderCard = deckCard('commander')
export const reserve = deckCard('reserve')
export const imperium = (id: CardId, copies: number, cost: number, face: Omit<Face, 'cost'>): Card =>
  deckCard('imperium')(id, copies, { ...face, cost })

const anyIntrigue =
  (twisted?: true) =>
  (id: IntrigueId, copies: number, ...plays: readonly IntriguePlay[]): IntrigueCard => ({
    id,
    copies,
    plays,
    twisted,
  })

export const intrigueCard = anyIntrigue()
export const twistedIntrigue = anyIntrigue(true)

/** What stands before the effects of a play. */
type Terms = { readonly condition?: Condition; readonly cost?: Cost }

const at =
  (timing: IntrigueTiming) =>
  (effects: readonly Effect[], { condition, cost }: Terms = {}): IntriguePlay => ({
    timing,
    condition,
    cost,
    effects,
  })

export const plot = at('plot')
export const turnStart = at('turn-start')
export const combat = at('combat')
export const won = at('won')
export const endgame = at('endgame')

export const price = (cost: Cost, ...effects: readonly Effect[]): Price => ({ cost, effects })
export const free = price({})
export const of = (faction: Faction) => ({ icon: faction, faction })
