// What a box holds. Every component is plain data; a box is a manifest that lists its parts.

import type { Condition, Cost, Effect } from '../effects/types.ts'
import type { Ability } from './abilities.ts'

export const FACTIONS = ['emperor', 'guild', 'bene-gesserit', 'fremen'] as const
export type Faction = (typeof FACTIONS)[number]

export const AGENT_ICONS = [...FACTIONS, 'landsraad', 'city', 'spice-trade', 'spy'] as const
export type AgentIcon = (typeof AGENT_ICONS)[number]

export const RESOURCES = ['solari', 'spice', 'water'] as const
export type Resource = (typeof RESOURCES)[number]

export const BATTLE_ICONS = ['crysknife', 'desert-mouse', 'ornithopter', 'wild'] as const
export type BattleIcon = (typeof BATTLE_ICONS)[number]

export type CardId = string
export type SpaceId = string
export type IntrigueId = string
export type ConflictId = string
export type LeaderId = string
export type PostId = string
export type ObjectiveId = string
export type ContractId = string

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
  /** What its owner gains when it is trashed, or discarded from hand. */
  readonly trashed?: readonly Effect[]
  readonly discarded?: readonly Effect[]
  /** The Agent it sends need not meet Influence requirements. */
  readonly ignoresRequirements?: true
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
  /** All its Solari prices fall by so much once any player has a Swordmaster. */
  readonly cheaperAfterSwordmaster?: number
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
  readonly battleIcon?: BattleIcon
  readonly rewards: readonly [readonly Effect[], readonly Effect[], readonly Effect[]]
}

/** A place on Feyd-Rautha's training track; the token starts on `start`. */
export type TrainingPlace = { readonly effects: readonly Effect[]; readonly next: readonly string[] }

export type Leader = {
  readonly id: LeaderId
  readonly complexity: 1 | 2 | 3
  readonly abilities: readonly Ability[]
  readonly signet: readonly Effect[]
  /** The other side of the board; it cannot be chosen at the start. */
  readonly backOf?: LeaderId
  /** The track that the effect `train` leads along. */
  readonly training?: { readonly [place: string]: TrainingPlace }
}

export type Post = { readonly id: PostId; readonly spaces: readonly SpaceId[] }

export type Objective = {
  readonly id: ObjectiveId
  readonly battleIcon: BattleIcon
  readonly players: readonly number[]
  readonly firstPlayer?: true
}

export type Contract = {
  readonly id: ContractId
  readonly copies: number
  readonly completedBy:
    | { readonly space: SpaceId }
    | { readonly harvest: number }
    | { readonly acquiring: CardId }
    | 'taking'
  readonly reward: readonly Effect[]
  readonly tag?: string
}

/** A part of the game: what a core box holds, or what a module or another box adds to it. */
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
  /** With Objectives they name the First Player; else chance does. */
  readonly objectives: readonly Objective[]
  readonly posts: readonly Post[]
  readonly spiesPerPlayer: number
  /** The locations the Shield Wall protects from sandworms. */
  readonly shieldWall: readonly SpaceId[]
  readonly contracts: readonly Contract[]
  /** The Signet Ring ability may be left unused. */
  readonly signetOptional?: true
  /** Recall Agent cannot take back the Agent sent this turn. */
  readonly recallsOthersOnly?: true
}

/** What a module or another box adds to a core box. */
export type Module = {
  readonly id: string
  readonly cards?: readonly Card[]
  readonly intrigue?: readonly IntrigueCard[]
  readonly conflicts?: readonly Conflict[]
  readonly leaders?: readonly Leader[]
  readonly contracts?: readonly Contract[]
}
