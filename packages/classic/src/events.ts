// The events of a game of classic Dune. `seat` is the player it happens to; `from` is where something was or who had it
// before, `to` where it is or who has it now.

import { type Seat, type SeenEvent, type SeenOf, telling } from '@sietch/kernel'
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
import type {
  KaramaUse,
  MoveFrame,
  Plan,
  PlanPart,
  Question,
  ShipFrame,
  VoiceObject,
  Window,
} from './frames.ts'
import type { Advantage } from './setup-options.ts'
import type { DealCondition, Pledge, Victory } from './state.ts'

/** What spice can be paid for. */
export type Payment =
  | 'start'
  | 'charity'
  | 'card'
  | 'revival'
  | 'shipment'
  | 'battle'
  | 'leaders'
  | 'captive'
  | 'income'
  | 'gift'

/** What forces can die of. */
export type Cause = 'storm' | 'worm' | 'atomics' | 'battle' | 'explosion' | 'alliance'

/** What a treachery card is played for, outside a battle plan. */
export type CardUse = Window['name'] | 'karama' | 'payment' | 'question' | 'revival' | 'move'

/** What everyone learns, by kind of event. */
type Open = {
  // Setup
  'faction-chosen': OfSeat & { readonly faction: FactionId }
  'swap-proposed': OfSeat & { readonly to: Seat }
  'swap-declined': OfSeat & { readonly to: Seat }
  'factions-swapped': OfSeat & { readonly to: Seat; readonly factions: readonly FactionId[] }
  seated: { readonly factions: readonly FactionId[] }
  predicted: OfSeat
  'traitors-dealt': OfSeat
  placed: OfSeat & Tokens & { readonly part: PartId }
  // The round
  phase: { readonly phase: Phase; readonly round: number }
  'first-player': OfSeat
  'turn-over': OfSeat
  prediction: OfSeat & { readonly faction: FactionId; readonly round: number }
  won: { readonly seats: readonly Seat[]; readonly by: Victory }
  // Storm
  'storm-dialled': {
    readonly dials: readonly { readonly seat: Seat; readonly dial: number }[]
    readonly distance: number
  }
  'storm-card': { readonly value: number }
  'storm-card-drawn': OfSeat
  'storm-moved': { readonly to: Sector; readonly distance: number }
  weather: OfSeat & { readonly distance: number }
  'shield-wall-destroyed': OfSeat
  // Spice
  spice: {
    readonly from: Seat | 'bank'
    readonly to: Seat | 'bank'
    readonly spice: number
    readonly reason: Payment
  }
  'spice-taken': { readonly part: PartId; readonly spice: number; readonly to: Seat | 'bank' }
  'spice-card': { readonly card: SpiceCardId; readonly pile: 0 | 1 }
  'spice-blow': { readonly part: PartId; readonly spice: number }
  'spice-looked': OfSeat
  'bribes-taken': OfSeat & { readonly spice: number }
  // Worms and alliances
  worm: { readonly territory: TerritoryId }
  'worm-placed': OfSeat & { readonly territory: TerritoryId }
  nexus: Nothing
  'alliance-proposed': OfSeat & { readonly to: Seat }
  'alliance-declined': OfSeat & { readonly to: Seat }
  alliance: { readonly seats: readonly Seat[] }
  'alliance-broken': OfSeat & { readonly with: readonly Seat[] }
  // Treachery cards
  hands: { readonly cards: readonly number[] }
  row: { readonly cards: number }
  auction: { readonly number: number; readonly of: number; readonly opener: Seat }
  bid: OfSeat & { readonly bid: number }
  passed: OfSeat
  sold: OfSeat & { readonly bid: number }
  'bidding-over': Nothing
  support: OfSeat
  'card-taken': OfSeat
  'card-played': OfCard & { readonly use: CardUse }
  'card-discarded': OfCard
  'card-returned': OfCard
  /** Everyone who might have played a card has answered, without knowing the others' answers. */
  'window-closed': Nothing
  'cards-swapped': OfSeat & { readonly victim: Seat; readonly cards: number }
  karama: OfCard & {
    readonly use: KaramaUse['name']
    readonly owner?: Seat
    readonly advantage?: Advantage
  }
  // Forces
  killed: OfSeat & Tokens & { readonly part: PartId; readonly cause: Cause }
  revived: OfSeat & Tokens
  shipping: OfSeat & { readonly way: ShipFrame['way']; readonly forces: number; readonly to: PartId | null }
  shipped: OfSeat &
    Tokens & {
      readonly way: ShipFrame['way']
      readonly from: TerritoryId | null
      readonly to: PartId | null
      readonly price: number
    }
  'shipment-cancelled': OfSeat
  moved: OfSeat & Tokens & { readonly from: TerritoryId; readonly to: PartId; readonly by: MoveFrame['by'] }
  accompanied: OfSeat & { readonly part: PartId }
  flipped: OfSeat & { readonly territory: TerritoryId; readonly to: 'fighters' | 'advisors' }
  // Battle
  battle: {
    readonly territory: TerritoryId
    readonly aggressor: Seat
    readonly defender: Seat
    readonly round: number
  }
  leaderless: OfSeat
  voice: OfSeat & { readonly target: Seat; readonly play: boolean; readonly object: VoiceObject }
  prescience: OfSeat & { readonly target: Seat; readonly part: PlanPart }
  answered: OfSeat & { readonly part: PlanPart }
  plan: OfSeat & Readonly<Plan>
  traitor: OfSeat & { readonly leader: LeaderId }
  explosion: { readonly territory: TerritoryId }
  'battle-won': OfSeat & { readonly by: 'traitor' | 'strength'; readonly totals?: readonly number[] }
  // Leaders
  'leader-killed': { readonly leader: LeaderId | 'kwisatz-haderach'; readonly owner: Seat }
  'leader-revived': OfSeat & { readonly leader: LeaderId | 'kwisatz-haderach' }
  'leader-returned': { readonly leader: LeaderId; readonly owner: Seat }
  'leader-captured': OfSeat & { readonly owner: Seat; readonly kept: boolean }
  'captive-drawn': OfSeat
  // Talk
  truth: OfSeat & { readonly target: Seat; readonly question: Question; readonly yes: boolean }
  'deal-offered': Bargain
  deal: Bargain
  'deal-declined': OfSeat & { readonly to: Seat }
  'deal-concluded': {
    readonly from: Seat
    readonly to: Seat
    readonly spice: number
    readonly kept: boolean
    readonly when: DealCondition
  }
}

/** What only some learn. */
type Secret = {
  predicted: { readonly faction: FactionId; readonly round: number }
  'traitors-dealt': { readonly leaders: readonly LeaderId[] }
  'storm-card-drawn': { readonly value: number }
  'spice-looked': { readonly card: SpiceCardId }
  auction: { readonly card: TreacheryId }
  support: { readonly spice: number }
  'card-taken': { readonly card: TreacheryId }
  'cards-swapped': { readonly taken: readonly TreacheryId[] }
  answered: { readonly value: number | string; readonly spice?: number }
  'leader-captured': { readonly leader: LeaderId }
  'captive-drawn': { readonly leader: LeaderId }
}

/** Events that reveal something hidden until then. */
type Revealing =
  /** Based on a limit named in secret. */
  | 'bid'
  | 'passed'
  | 'card-discarded'
  | 'window-closed'
  | 'truth'
  | 'leaderless'
  | 'plan'
  | 'prediction'
  | 'traitor'
  | 'storm-card'
  | 'storm-dialled'
  | 'spice-card'

type OfSeat = { readonly seat: Seat }
type OfCard = OfSeat & { readonly card: TreacheryId }
type Tokens = { readonly forces: number; readonly elite: number }
type Bargain = OfSeat & {
  readonly to: Seat
  readonly spice: number
  readonly pledge?: Pledge
  readonly when: DealCondition | 'now'
  readonly asks?: number
}
type Nothing = { readonly [field: string]: never }

export const { tellOpen, tellRevealed, tellSecret } = telling<Open, Secret, Revealing>()

export type ClassicEvent = SeenOf<Open, Secret>

/** An event that comes from a server, a store or a file. */
export const readEvent = ({ kind, data }: SeenEvent): ClassicEvent => ({ kind, data }) as ClassicEvent
