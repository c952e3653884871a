// Pending work of classic Dune: what may be on the stack of a state. Each kind is handled in the file of its phase.

import type { Sealed, Seat } from '@sietch/kernel'
import type { FactionId, LeaderId, PartId, TerritoryId, TreacheryId, TreacheryKind } from './content/types.ts'
import type { Advantage } from './setup-options.ts'
import type { DealCondition, Forces, Pledge } from './state.ts'

/** A group being put together: how many tokens, source by source and kind by kind. */
export type Picker = {
  readonly from: readonly (PartId | 'reserves')[]
  /** The source being asked about: twice its index in `from`, plus one for its starred forces. */
  at: number
  readonly taken: (Forces & { readonly from: PartId | 'reserves' })[]
  readonly most: number
  /** All of them must go. */
  readonly all: boolean
}

/** An opportunity to play a card out of turn. */
export type Window =
  | { readonly name: 'stop'; readonly owner: Seat; readonly advantage: Advantage }
  | { readonly name: 'weather-control' }
  | { readonly name: 'family-atomics' }
  | { readonly name: 'special'; readonly effect: Special }

/** What a faction's own Karama does (ADV-KAR-3 to ADV-KAR-7). */
export type Special = 'see-plan' | 'revive' | 'worm' | 'cancel-shipment' | 'swap-cards'

/** DUN-TCH-7, ADV-KAR-1: stopping an advantage, the faction's own effect, or shipping at the Guild's price. */
export type KaramaUse = Extract<Window, { name: 'stop' | 'special' }> | { readonly name: 'price' }

export type Answer = 'pass' | TreacheryId

/** The sides of a battle: the aggressor first. */
export type Side = 0 | 1

export type PlanLeader = LeaderId | 'cheap-hero' | 'none'
export type PlanCard = TreacheryId | 'none'

export type Plan = {
  dial: number
  spice: number
  leader: PlanLeader
  weapon: PlanCard
  defense: PlanCard
  kwisatz: boolean
}

export type PlanPart = 'dial' | 'leader' | 'weapon' | 'defense'

/** FAC-BEN-4. */
export type VoiceObject = Exclude<TreacheryKind, 'special'>
type Voice = {
  readonly by: Seat
  readonly side: Side
  readonly play: boolean
  readonly object: VoiceObject
}

type Prescience = { readonly by: Seat; readonly side: Side; readonly part: PlanPart }

/** What a plan may still be asked about, and what binds it. */
export type PlanPromise =
  | { readonly part: 'leader'; readonly id: LeaderId | 'cheap-hero'; readonly yes: boolean }
  | { readonly part: 'weapon' | 'defense'; readonly card: TreacheryKind; readonly yes: boolean }
  | { readonly part: 'dial'; readonly least: number; readonly yes: boolean }

type BattleStage =
  | 'announce'
  | 'voice'
  | 'voice-window'
  | 'prescience'
  | 'prescience-window'
  | 'answer'
  | 'plan'
  | 'traitor'
  | 'losses'
  | 'lose-where'
  | 'cards'
  | 'capture'
  | 'capture-window'
  | 'captive'
  | 'over'

export type BattleFrame = {
  readonly kind: 'battle'
  readonly territory: TerritoryId
  /** The parts that the storm leaves together (AMB-31). */
  readonly site: readonly PartId[]
  readonly seats: readonly [Seat, Seat]
  stage: BattleStage
  /** Standing advantages the others may still stop before the plans are made (AMB-87). */
  windows: { readonly owner: Seat; readonly advantage: Advantage }[]
  /** VIS-15: neither leader nor Cheap Hero. */
  leaderless: readonly [boolean, boolean]
  voice: Voice | null
  prescience: Prescience | null
  /** Binding answers. */
  readonly locks: [Partial<Plan>, Partial<Plan>]
  readonly promises: [PlanPromise[], PlanPromise[]]
  /** The plans so far, and whether they are finished. */
  readonly plans: [Partial<Plan>, Partial<Plan>]
  readonly committed: [boolean, boolean]
  /** ADV-KAR-3: players who have seen the other side's plan. */
  seenBy: Seat[]
  calls: Sealed<boolean>
  winner: Side | null
  /** Tokens the winner still has to lose. */
  owed: Forces
  /** The leader drawn from the loser (AMB-50). */
  captive: LeaderId | null
  verdict: 'decline' | 'kill' | 'keep' | null
}

export type PlayerTurnFrame = {
  readonly kind: 'player-turn'
  readonly seat: Seat
  stage: 'support' | 'ship' | 'move' | 'end'
  /** DUN-TCH-7 b: a Karama lowers the price of this turn's shipment. */
  guildPrice: boolean
  moves: number
  /** AMB-30 d: where this turn's shipment joined an ally. */
  mustLeave: TerritoryId | null
}

/** A shipment being made (DUN-SHP, FAC-GUI-3). */
export type ShipFrame = {
  readonly kind: 'ship'
  readonly seat: Seat
  readonly way: 'reserves' | 'cross' | 'return'
  to: PartId | null
  readonly from: TerritoryId | null
  picker: Picker | null
  stage: 'to' | 'group' | 'kind' | 'windows' | 'special' | 'land' | 'accompany'
  /** Advantages that make it possible or cheaper, which others still get a chance to stop. */
  windows: { readonly owner: Seat; readonly advantage: Advantage }[]
  offered: number
  asAdvisors: boolean
  /** The player has chosen what the tokens are. */
  decided: boolean
  cancelled: boolean
}

/** Tokens on their way by land or by worm. */
export type MoveFrame = {
  readonly kind: 'move'
  readonly seat: Seat
  readonly by: 'move' | 'ride'
  from: TerritoryId
  to: PartId | null
  picker: Picker | null
  stage: 'to' | 'group' | 'window' | 'kind' | 'go'
  asAdvisors: boolean
  /** All of them must leave. */
  readonly all: boolean
}

export type Question =
  | { readonly about: 'card'; readonly card: TreacheryId }
  | { readonly about: 'kind'; readonly kind: TreacheryKind }
  | { readonly about: 'traitor'; readonly leader: LeaderId }
  | { readonly about: 'spice'; readonly least: number }
  | { readonly about: 'predicted-faction'; readonly faction: FactionId }
  | { readonly about: 'predicted-round'; readonly round: number }
  | { readonly about: 'storm-card'; readonly value: number }
  | { readonly about: 'spice-card'; readonly card: string }
  | { readonly about: 'captive'; readonly leader: LeaderId }
  | { readonly about: 'plan-leader'; readonly leader: LeaderId | 'cheap-hero' }
  | { readonly about: 'plan-weapon' | 'plan-defense'; readonly kind: TreacheryKind }
  | { readonly about: 'plan-dial'; readonly least: number }
  /** In the player's own words, if typed in; answered yes or no, recorded, not enforced. */
  | { readonly about: 'free'; readonly words?: string }

type Proposal = { readonly from: Seat; readonly to: Seat }

/** Everyone negotiates at once and may propose to anyone, until all are done. */
export type NegotiationFrame = {
  readonly kind: 'negotiation'
  readonly about: 'alliances' | 'factions'
  readonly waiting: Seat[]
  /** What waits for an answer. */
  readonly proposals: Proposal[]
  /** Everything proposed; alliances since either of the two last changed sides. */
  readonly proposed: Proposal[]
  /** Players who broke an alliance, once per time. */
  readonly broken: Seat[]
}

export type Frame =
  | { readonly kind: 'choose-faction'; readonly order: readonly Seat[]; next: number }
  | NegotiationFrame
  | { readonly kind: 'setup'; step: number }
  | { readonly kind: 'predict'; readonly seat: Seat; faction: FactionId | null }
  | { readonly kind: 'traitors'; readonly picks: Sealed<LeaderId> }
  | {
      readonly kind: 'start-forces'
      readonly seat: Seat
      readonly parts: readonly PartId[]
      at: number
      left: number
      elite: number
    }
  | { readonly kind: 'start-advisor'; readonly seat: Seat }
  | { readonly kind: 'round' }
  | {
      readonly kind: 'storm'
      stage: 'dial' | 'distance' | 'weather' | 'atomics' | 'half' | 'move' | 'end'
      dials: Sealed<number>
      distance: number
      entered: number
    }
  | { readonly kind: 'storm-card'; readonly seat: Seat; stage: 'window' | 'draw' }
  | { readonly kind: 'weather'; readonly seat: Seat }
  | { readonly kind: 'atomics'; readonly seat: Seat }
  | {
      readonly kind: 'halve'
      readonly seat: Seat
      readonly part: PartId
      readonly losses: number
      /** The tokens they are taken from. */
      readonly among: Forces
    }
  | { readonly kind: 'window'; readonly window: Window; readonly answers: Sealed<Answer> }
  | {
      readonly kind: 'karama'
      readonly seat: Seat
      readonly card: TreacheryId
      readonly use: KaramaUse
      stage: 'window' | 'effect'
    }
  | {
      readonly kind: 'blow'
      pile: 0 | 1
      stage: 'special' | 'reveal' | 'special-after' | 'nexus' | 'rides' | 'next'
      /** Worms of this blow, and Shai-Hulud cards of the whole phase. */
      worms: number
      shaiHuluds: number
      setAside: number
      rides: TerritoryId[]
      /** What a Karama worm leads to when the phase ends (ADV-KAR-5). */
      lateNexus: boolean
      lateRides: TerritoryId[]
    }
  | {
      readonly kind: 'worm'
      readonly territory: TerritoryId
      stage: 'start' | 'protect' | 'ally-window' | 'strike'
      /** Allies that may be spared, and those that have been. */
      readonly asked: Seat[]
      readonly spared: Seat[]
      readonly karama: boolean
    }
  | {
      readonly kind: 'place-worm'
      readonly seat: Seat
      stage: 'choose' | 'window'
      to: TerritoryId | null
      readonly karama: boolean
    }
  | { readonly kind: 'charity'; readonly left: Seat[]; asked: boolean }
  | {
      readonly kind: 'bidding'
      stage: 'start' | 'support' | 'look' | 'special' | 'card' | 'sold'
      opener: Seat
      cards: number
      /** Seats that pass for the rest of the phase; each known to its seat alone. */
      readonly out: Seat[]
      sale: { readonly seat: Seat; readonly bid: number; readonly karama: TreacheryId | null } | null
      step: 'take' | 'income' | 'bonus' | 'draw' | 'over'
      looked: boolean
    }
  | {
      readonly kind: 'auction'
      readonly opener: Seat
      turn: Seat
      bid: number
      bidder: Seat | null
      /** The card the highest bidder will use instead of spice. */
      karama: TreacheryId | null
      readonly passed: Seat[]
      /** Seats that pass until this card is sold; each known to its seat alone. */
      readonly out: Seat[]
      /** How high the table may bid for each seat; each known to its seat alone. */
      readonly limits: { readonly seat: Seat; readonly most: number }[]
    }
  | { readonly kind: 'support'; readonly left: Seat[] }
  | { readonly kind: 'swap'; readonly seat: Seat; victim: Seat | null; owed: number; given: number }
  | {
      readonly kind: 'revival'
      stage: 'grants' | 'players' | 'wartime'
      readonly left: {
        readonly seat: Seat
        stage: 'forces' | 'leader'
        /** True once anyone has been revived. */
        revived: boolean
      }[]
      /** Grants that a Karama may still stop. */
      readonly grants: {
        readonly seat: Seat
        readonly ally: Seat
        readonly kind: 'free' | 'pay'
        n: number
        stage: 'ask' | 'window'
      }[]
    }
  | {
      readonly kind: 'free-revival'
      readonly seat: Seat
      readonly forces: number
      readonly faceDown: boolean
    }
  | { readonly kind: 'wartime'; readonly seat: Seat; readonly left: TerritoryId[]; stage: 'ask' | 'window' }
  | {
      readonly kind: 'shipment'
      stage: 'look' | 'turns'
      readonly left: Seat[]
      readonly acted: Seat[]
      /** A seat that can act out of order is asked once before each turn. */
      asked: boolean
      looked: boolean
    }
  | {
      readonly kind: 'out-of-order'
      readonly seat: Seat
      readonly next: Seat
      stage: 'ask' | 'passed' | 'acts' | 'waits'
    }
  | PlayerTurnFrame
  | ShipFrame
  | MoveFrame
  | {
      readonly kind: 'intrusion'
      readonly seat: Seat
      readonly territory: TerritoryId
      stage: 'ask' | 'window'
    }
  | {
      readonly kind: 'accompany'
      readonly seat: Seat
      readonly part: PartId
      stage: 'ask' | 'window'
      to: PartId | null
    }
  | { readonly kind: 'battles'; begun: boolean }
  | { readonly kind: 'reflection'; readonly waiting: Seat[] }
  | BattleFrame
  /** The places of the first seat that are still to be harvested; null before its turn. */
  | { readonly kind: 'collection'; readonly left: Seat[]; parts: PartId[] | null }
  | {
      readonly kind: 'question'
      readonly seat: Seat
      target: Seat | null
      about: Question['about'] | null
      question: Question | null
    }
  | {
      readonly kind: 'offer'
      readonly seat: Seat
      to: Seat | null
      /** The offer: spice or a promise. */
      spice: number
      pledge: Pledge | null
      /** What is asked in return, and spice asked for in addition. */
      when: DealCondition | 'now' | null
      asks: number
    }
