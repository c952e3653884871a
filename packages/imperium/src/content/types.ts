// What a box holds. Every component is plain data; a box is a manifest that lists its parts.

import type { Condition, Cost, Effect } from '../effects/types.ts'

export const FACTIONS = ['emperor', 'guild', 'bene-gesserit', 'fremen'] as const
export type Faction = (typeof FACTIONS)[number]

export const AGENT_ICONS = [...FACTIONS, 'landsraad', 'city', 'spice-trade'] as const
export type AgentIcon = (typeof AGENT_ICONS)[number]

export const RESOURCES = ['solari', 'spice', 'water'] as const
export type Resource = (typeof RESOURCES)[number]

export type CardId = string
export type SpaceId = string
export type IntrigueId = string
export type ConflictId = string
export type LeaderId = string

export type Card = {
  readonly id: CardId
  readonly copies: number
  readonly pile: 'starting' | 'reserve' | 'imperium'
  /** In Persuasion; without one the card cannot be bought. */
  readonly cost?: number
  readonly factions: readonly Faction[]
  readonly icons: readonly AgentIcon[]
  readonly acquire: readonly Effect[]
  readonly agent: readonly Effect[]
  readonly reveal: readonly Effect[]
  /** What its owner gains when it is trashed. */
  readonly trashed?: readonly Effect[]
  /** Kwisatz Haderach: sends an Agent from anywhere to any space, occupied or not. */
  readonly sendsAnywhere?: true
}

export type Price = { readonly cost: Cost; readonly effects: readonly Effect[] }

export type Space = {
  readonly id: SpaceId
  readonly icon: AgentIcon
  readonly faction?: Faction
  readonly combat?: true
  readonly requires?: Extract<Condition, { is: 'influence' }>
  /** One of these is paid to send an Agent here; a free space has one empty price. */
  readonly prices: readonly Price[]
  readonly effects: readonly Effect[]
  /** Each player may come here once per game: until they have what it gives. */
  readonly once?: 'council' | 'swordmaster'
  readonly maker?: true
  /** What the controller gains when any Agent is sent here. */
  readonly controlBonus?: Effect
  /** Gained on the Reveal turn of a player whose Agent is still here. */
  readonly onReveal?: readonly Effect[]
}

/** When an Intrigue card may be played. `won`: after winning the Conflict; `turn-start`: before anything else. */
export type IntrigueTiming = 'plot' | 'turn-start' | 'combat' | 'won' | 'endgame'

/** One way to play an Intrigue card: its condition must hold and its cost is paid in full. */
export type IntriguePlay = {
  readonly timing: IntrigueTiming
  readonly condition?: Condition
  readonly cost?: Cost
  readonly effects: readonly Effect[]
}

export type IntrigueCard = {
  readonly id: IntrigueId
  readonly copies: number
  readonly plays: readonly IntriguePlay[]
}

export type Conflict = {
  readonly id: ConflictId
  readonly level: 1 | 2 | 3
  /** The location the Conflict is for. */
  readonly location?: SpaceId
  readonly rewards: readonly [readonly Effect[], readonly Effect[], readonly Effect[]]
}

/** The left ability of a Leader, as the places in the rules that ask for it. */
export type LeaderAbility = {
  readonly startsWith?: { readonly [R in Resource]?: number }
  readonly spaceDiscount?: { readonly icon: AgentIcon; readonly solari: number }
  readonly onSolariSpaceCost?: readonly Effect[]
  readonly ignoresEnemyAgentsAt?: readonly AgentIcon[]
  readonly onHarvest?: { readonly less: number; readonly effects: readonly Effect[] }
  readonly onCouncilSeat?: readonly Effect[]
  readonly seesOwnDeckTop?: true
  /** Two Factions chosen in secret; one Influence with each when so many troops are deployed in one turn. */
  readonly masterstroke?: { readonly troops: number }
}

export type Leader = {
  readonly id: LeaderId
  readonly complexity: 1 | 2 | 3
  readonly ability: LeaderAbility
  readonly signet: readonly Effect[]
}

export type Box = {
  readonly id: string
  readonly cards: readonly Card[]
  readonly spaces: readonly Space[]
  readonly intrigue: readonly IntrigueCard[]
  readonly conflicts: readonly Conflict[]
  readonly leaders: readonly Leader[]
  /** What each Influence track gives at 4. */
  readonly trackBonus: { readonly [F in Faction]: readonly Effect[] }
  /** How many Conflict cards of level I, II and III make the deck, from the top. */
  readonly conflictDeck: readonly [number, number, number]
}
