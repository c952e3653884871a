// The table of classic Dune as plain data. What can be computed (control, strength, who is where) is not stored.

import type { FrameKind, Rng, Seat } from '@sietch/kernel'
import type {
  FactionId,
  LeaderId,
  PartId,
  Phase,
  Sector,
  SpiceCardId,
  TerritoryId,
  TreacheryId,
} from './content/types.ts'
import type { Frame } from './frames.ts'
import type { Advantage, Options } from './setup-options.ts'

/** Tokens of one player: ordinary ones, and the starred ones of the advanced game. */
export type Forces = { forces: number; elite: number }

/** Tokens of one player in one part of the map; the territory follows from the part, but is needed all the time. */
export type Stack = Forces & { readonly part: PartId; readonly territory: TerritoryId }

/** Face down in the tanks after a second death (DUN-REV-7), or put there unseen by its captor (`hidden`). */
type LeaderPlace = 'ready' | 'tanks' | 'face-down' | 'hidden' | 'captured'

export type LeaderState = {
  readonly id: LeaderId
  place: LeaderPlace
  deaths: number
  /** Where it has fought this round (DUN-BAT-13). */
  fought: TerritoryId | null
}

/** How long a seat passes every window of a group without being asked. */
export type Until = 'asked' | 'new-card' | 'round-end'
export const WINDOW_GROUPS = ['stop', 'special', 'storm'] as const
export type WindowGroup = (typeof WINDOW_GROUPS)[number]

export type Player = {
  faction: FactionId
  readonly position: Sector
  /** Behind the screen, and bribes in front of it (DUN-DEA-3). */
  spice: number
  bribes: number
  stacks: Stack[]
  reserves: Forces
  tanks: Forces
  /** FAC-BEN-50: territories where all of the seat's tokens are on the advisor side. */
  advisors: TerritoryId[]
  /** FAC-BEN-55: territories where advisors landed this round. */
  landed: TerritoryId[]
  leaders: LeaderState[]
  /** AMB-23: leaders may be revived, one per round, until none is face up in the tanks. */
  mayReviveLeaders: boolean
  captives: { readonly leader: LeaderId; readonly owner: Seat }[]
  hand: TreacheryId[]
  traitors: LeaderId[]
  returned: LeaderId[]
  revealedTraitors: LeaderId[]
  /** AMB-20: how much of its spice each ally may use, known to the two of them. */
  support: number
  passing: Record<WindowGroup, Until>
  /** D-COL-1: everything automatically, or what the player chooses. */
  collects: 'all' | 'asked'
  /**
   * FAC-GUI-50: a player who can act out of order is asked before every turn, or waits unasked for its place or the
   * last turn.
   */
  acts: 'asked' | 'in-place' | 'last'
  /** Offers of deals that were declined in this phase. */
  refusals: number
  /** ADV-KAR-2: the faction's own Karama effect has been used. */
  specialUsed: boolean
  /** AMB-26: starred forces revived this round. */
  eliteRevived: number
}

/** FAC-ATR-50 to FAC-ATR-54. */
type Kwisatz = { losses: number; dead: boolean; usedThisRound: boolean }

/** A card in hand that others have seen. */
type Known = { readonly holder: Seat; readonly card: TreacheryId; readonly to: readonly Seat[] }

/** AMB-72: what someone owes under a deal. */
export type Deal = {
  /** To whom it is owed. */
  readonly from: Seat
  /** Who owes it. */
  readonly to: Seat
  /** Set aside for it: paid if the promise is kept, returned if not. */
  readonly spice: number
  readonly when: DealCondition
}

/** A deal that has ended, in which round and how. */
export type SettledDeal = Deal & { readonly round: number; readonly kept: boolean }

/** DUN-DEA-2: information and future actions that players promise; recorded, not enforced. */
export const PLEDGES = [
  'tell-cards',
  'tell-traitors',
  'tell-seen',
  'tell-plan',
  'no-attack',
  'alliance',
  'as-said',
] as const
export type Pledge = (typeof PLEDGES)[number]

export type DealCondition =
  /** The recipient has no forces there when Battle begins. */
  | { readonly kind: 'absent'; readonly territory: TerritoryId }
  /** The recipient buys nothing more in this Bidding. */
  | { readonly kind: 'buys-nothing' }
  | { readonly kind: 'pledge'; readonly pledge: Pledge }

export type Victory = 'strongholds' | 'prediction' | 'fremen' | 'guild' | 'default' | 'most-strongholds'

export type ClassicState = {
  rng: Rng
  readonly advanced: boolean
  readonly options: Options
  round: number
  phase: Phase | 'setup' | 'over'
  /** 0 until the first storm. */
  storm: Sector
  shieldWall: boolean
  firstPlayer: Seat
  /** Who used the battle wheels last (DUN-STM-2). */
  dialers: readonly Seat[]
  players: Player[]
  alliances: Seat[][]
  /** AMB-1: two people play two factions each; their alliances never change. */
  readonly pairs: boolean
  bank: number
  /** Spice on the map. */
  spice: { readonly part: PartId; n: number }[]
  spiceDeck: SpiceCardId[]
  /** Piles A and B; the basic game has only A. The last card is on top. */
  spiceDiscards: [SpiceCardId[], SpiceCardId[]]
  /** The Spice card on top of the deck has been looked at by these seats (FAC-ATR-4). */
  spiceSeen: Seat[]
  treacheryDeck: TreacheryId[]
  treacheryDiscard: TreacheryId[]
  removed: TreacheryId[]
  /** Cards up for auction; the first is being sold, and `seen` lists the seats that have seen it. */
  row: TreacheryId[]
  rowSeen: Seat[]
  known: Known[]
  traitorDeck: LeaderId[]
  /** FAC-FRE-50: the next storm card, and who has looked at it. */
  stormCard: { readonly value: number; readonly seen: readonly Seat[] } | null
  /** FAC-BEN-2: secret. */
  prediction: { readonly faction: FactionId; readonly round: number } | null
  kwisatz: Kwisatz
  /** Faction advantages stopped by a Karama, until the phase ends. */
  stopped: { readonly owner: Seat; readonly advantage: Advantage }[]
  /** What is owed, and what was settled this round and last. The lists are never mutated, only replaced. */
  deals: readonly Deal[]
  settled: readonly SettledDeal[]
  won: { readonly seats: readonly Seat[]; readonly by: Victory } | null
  stack: Frame[]
}

/** The behavior of each kind of frame. */
export type Kind<K extends Frame['kind']> = FrameKind<ClassicState, Extract<Frame, { kind: K }>>

export function player(s: ClassicState, seat: Seat): Player {
  const found = s.players[seat]
  if (found === undefined) throw new Error(`there is no seat ${seat}`)
  return found
}

export const seatOf = (s: ClassicState, faction: FactionId): Seat =>
  s.players.findIndex((p) => p.faction === faction)

/** DUN-RND-4: counterclockwise from the first player. Seats are numbered in this direction. */
export function stormOrder(s: ClassicState): Seat[] {
  const count = s.players.length
  const order: Seat[] = []
  for (let step = 0; step < count; step++) order.push((s.firstPlayer + step) % count)
  return order
}

export function alliesOf(s: ClassicState, seat: Seat): readonly Seat[] {
  for (const alliance of s.alliances) {
    if (alliance.includes(seat)) return alliance.filter((other) => other !== seat)
  }
  return []
}

export function areAllied(s: ClassicState, one: Seat, other: Seat): boolean {
  for (const alliance of s.alliances) {
    if (alliance.includes(one)) return alliance.includes(other)
  }
  return false
}

/** Takes one copy of an item out of a list; says whether it was there. */
export function removeOne<T>(items: T[], item: T): boolean {
  const index = items.indexOf(item)
  if (index < 0) return false
  items.splice(index, 1)
  return true
}
