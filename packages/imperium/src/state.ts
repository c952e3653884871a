// The table of a Dune: Imperium game as plain data, and the small questions everybody asks of it.
// What can be computed (victory points, strength, who stands where) is not stored.

import type { Rng, Seat } from '@sietch/kernel'
import { type Content, contentOf } from './content/index.ts'
import {
  type Card,
  type CardId,
  type ConflictId,
  FACTIONS,
  type Faction,
  type IntrigueId,
  type Leader,
  type LeaderId,
  type SpaceId,
} from './content/types.ts'
import type { Effect, Item, Source } from './effects/types.ts'

export type ImperiumSetup = {
  readonly players: number
  /** `choose`: in turn order; `random`: dealt; a list: given by seat, null for nobody (scenarios only). */
  readonly leaders: 'choose' | 'random' | readonly (LeaderId | null)[]
}

export type Player = {
  leader: LeaderId | null
  solari: number
  spice: number
  water: number
  /** Gained this round and not yet spent. */
  persuasion: number
  /** Swords of this round: revealed cards and Combat Intrigue. */
  swords: number
  influence: Record<Faction, number>
  /** Troops. */
  supply: number
  garrison: number
  conflict: number
  /** Agents on the Leader, ready to be sent, and the spaces the others stand on. */
  agents: number
  sent: SpaceId[]
  swordmaster: boolean
  council: boolean
  deck: CardId[]
  hand: CardId[]
  discard: CardId[]
  /** In play: played on Agent turns, and revealed on the Reveal turn. */
  played: CardId[]
  revealed: CardId[]
  /** What everybody knows of the hidden cards: how many lie known on top of the deck, and which are in hand. */
  knownTop: number
  knownHand: CardId[]
  intrigue: IntrigueId[]
  /** Plot cards that lie face up and wait for the Reveal turn, with what they will do. */
  waiting: { card: IntrigueId; effects: readonly Effect[] }[]
  /** Taken out of the Row by Manipulate, for this Reveal turn. */
  setAside: CardId[]
  /** The Baron's secret Factions, and whether they have been revealed. */
  tokens: Faction[]
  tokensRevealed: boolean
  /** Has taken the Reveal turn of this round. */
  hasRevealed: boolean
  /** Victory points by where they came from; those of Influence and Alliances are read off the tracks. */
  points: Record<string, number>
}

export type Phase = 'setup' | 'round-start' | 'turns' | 'combat' | 'makers' | 'recall' | 'endgame' | 'over'

/** The Mentat away from its space: with whom, where on the board, and whether it was won for the next round. */
export type MentatAway = { holder: Seat; at: SpaceId | null; won: boolean }

/** The Voice: `bound` seats cannot send their next Agent of this round to the space. */
export type Ban = { by: Seat; space: SpaceId; bound: Seat[] }

export type ImperiumState = {
  rng: Rng
  box: string
  round: number
  phase: Phase
  firstPlayer: Seat
  players: Player[]
  bonusSpice: Record<SpaceId, number>
  control: Record<SpaceId, Seat>
  alliances: Record<Faction, Seat | null>
  mentat: MentatAway | null
  bans: Ban[]
  row: CardId[]
  imperiumDeck: CardId[]
  reserve: Record<CardId, number>
  trashed: CardId[]
  intrigueDeck: IntrigueId[]
  intrigueDiscard: IntrigueId[]
  conflictDeck: ConflictId[]
  /** Revealed Conflict cards; the last one is fought for. */
  conflicts: ConflictId[]
  /** Seats in the order of their Reveal turns this round. */
  revealOrder: Seat[]
  stack: Frame[]
}

/** One player's turn: what was done and what still waits. */
export type TurnFrame = {
  readonly kind: 'turn'
  readonly seat: Seat
  stage: 'start' | 'agent' | 'reveal' | 'over'
  /** Nothing has happened yet on this turn. */
  fresh: boolean
  card: CardId | null
  space: SpaceId | null
  items: Item[]
  /** Troops recruited, deployed through the space's permission, and deployed in any way. */
  recruited: number
  deployed: number
  sentToConflict: number
  /** May deploy: the Agent stands on a combat space. */
  combat: boolean
  factionInfluence: number
  doubleHarvest: boolean
  factionIcons: boolean
  ignoreEnemyAgents: boolean
  acquireOnTop: boolean
  mayPass: boolean
  discounts: Record<CardId, number>
}

export type Frame =
  | { readonly kind: 'leaders'; readonly order: readonly Seat[]; next: number }
  | { readonly kind: 'tokens'; readonly seat: Seat }
  | { readonly kind: 'round' }
  | { readonly kind: 'defend'; readonly seat: Seat }
  | { readonly kind: 'turns'; seat: Seat }
  | TurnFrame
  /** Effects of one source that the player resolves in any order. */
  | { readonly kind: 'effects'; readonly seat: Seat; readonly items: Item[] }
  /** Effects that follow each other without interruption. */
  | {
      readonly kind: 'sequence'
      readonly seat: Seat
      readonly source: Source
      readonly effects: Effect[]
      /** The Intrigue card to discard once all is done. */
      readonly discards?: IntrigueId
    }
  | {
      readonly kind: 'choose'
      readonly seat: Seat
      readonly source: Source
      n: number
      readonly effects: Effect[]
      readonly chosen: Effect[]
    }
  | {
      readonly kind: 'influence'
      readonly seat: Seat
      readonly source: Source
      readonly factions: readonly Faction[]
      readonly n: number
    }
  | { readonly kind: 'lose-influence'; readonly seat: Seat; readonly source: Source }
  | {
      readonly kind: 'alliance'
      readonly seat: Seat
      readonly faction: Faction
      readonly takers: readonly Seat[]
    }
  | { readonly kind: 'trash'; readonly seat: Seat; readonly source: Source; readonly optional: boolean }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly source: Source; left: number }
  | { readonly kind: 'take-from-discard'; readonly seat: Seat; readonly faction: Faction }
  | { readonly kind: 'deploy'; readonly seat: Seat; readonly upTo: number }
  | { readonly kind: 'retreat'; readonly seat: Seat; readonly upTo: number }
  | { readonly kind: 'acquire'; readonly seat: Seat; readonly upTo: number; readonly onTop: boolean }
  | { readonly kind: 'forbid-space'; readonly seat: Seat }
  | { readonly kind: 'set-aside'; readonly seat: Seat }
  | { readonly kind: 'recall-agent'; readonly seat: Seat }
  | { readonly kind: 'look'; readonly seat: Seat }
  | {
      readonly kind: 'opponents'
      readonly seat: Seat
      readonly source: Source
      readonly effect: Effect
      readonly left: Seat[]
    }
  | { readonly kind: 'one-opponent'; readonly seat: Seat; readonly source: Source; readonly effect: Effect }
  | { readonly kind: 'combat'; seat: Seat; passes: number; hasPlayed: boolean }
  | { readonly kind: 'rewards'; readonly left: { readonly seat: Seat; readonly place: 1 | 2 | 3 }[] }
  | { readonly kind: 'won'; readonly seat: Seat }
  | { readonly kind: 'endgame'; readonly left: Seat[] }

export function player(s: ImperiumState, seat: Seat): Player {
  const found = s.players[seat]
  if (found === undefined) throw new Error(`there is no seat ${seat}`)
  return found
}

export const content = (s: ImperiumState): Content => contentOf(s.box)

export const cardOf = (s: ImperiumState, id: CardId): Card => contentOf(s.box).card(id)

export function leaderOf(s: ImperiumState, seat: Seat): Leader | undefined {
  const { leader } = player(s, seat)
  return leader === null ? undefined : contentOf(s.box).leader(leader)
}

/** IMP-SET-13, IMP-INF-04, IMP-ALL-01: points collected, tracks at 2 or more, Alliance tokens. */
export function victoryPoints(s: ImperiumState, seat: Seat): number {
  const { points, influence } = player(s, seat)
  let vp = 0
  for (const source in points) vp += points[source] ?? 0
  for (const faction of FACTIONS) {
    if (influence[faction] >= 2) vp++
    if (s.alliances[faction] === seat) vp++
  }
  return vp
}

/** IMP-STR-01 to IMP-STR-03: two for each troop, one for each sword, and nothing at all without a unit. */
export function strength(s: ImperiumState, seat: Seat): number {
  const { conflict, swords } = player(s, seat)
  return conflict === 0 ? 0 : 2 * conflict + swords
}

/** The turn being taken, if it is one. */
export function turnOf(s: ImperiumState): TurnFrame | undefined {
  for (const frame of s.stack) if (frame.kind === 'turn') return frame
  return undefined
}

/** The turn being taken, if it is this seat's. */
export function ownTurn(s: ImperiumState, seat: Seat): TurnFrame | undefined {
  const turn = turnOf(s)
  return turn?.seat === seat ? turn : undefined
}

export const hasAgentAt = (s: ImperiumState, seat: Seat, space: SpaceId): boolean =>
  player(s, seat).sent.includes(space)

export function isOccupied(s: ImperiumState, space: SpaceId): boolean {
  for (const { sent } of s.players) if (sent.includes(space)) return true
  return false
}

/** Cards of a Faction in play before a player. */
export function cardsInPlay(s: ImperiumState, seat: Seat, faction: Faction): number {
  const { played, revealed } = player(s, seat)
  let count = 0
  for (const id of played) if (cardOf(s, id).factions.includes(faction)) count++
  for (const id of revealed) if (cardOf(s, id).factions.includes(faction)) count++
  return count
}

export const currentConflict = (s: ImperiumState): ConflictId | undefined =>
  s.conflicts[s.conflicts.length - 1]

/** Takes one copy of an item out of a list; says whether it was there. */
export function removeOne<T>(items: T[], item: T): boolean {
  const index = items.indexOf(item)
  if (index < 0) return false
  items.splice(index, 1)
  return true
}
