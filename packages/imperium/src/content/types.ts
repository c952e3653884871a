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
export type TrackId = string
export type UnitId = string
export type HagalId = string
export type RivalId = string
export type SkillId = string
export type TechId = string
export type NavigationId = string
export type SideboardId = string

export type Card = {
  readonly id: CardId
  readonly copies: number
  /** `commander`: of the starting deck of a team Commander. */
  readonly pile: 'starting' | 'reserve' | 'imperium' | 'commander'
  /** In Persuasion; without one the card cannot be bought. */
  readonly cost?: number | undefined
  readonly factions: readonly Faction[]
  readonly icons: readonly AgentIcon[]
  readonly acquire: readonly Effect[]
  readonly agent: readonly Effect[]
  readonly reveal: readonly Effect[]
  /** Instead of all else on a turn the card may be put into play from hand, for these effects. */
  readonly start?: readonly Effect[] | undefined
  /** What its owner gains when it is trashed, or discarded from hand. */
  readonly trashed?: readonly Effect[] | undefined
  readonly discarded?: readonly Effect[] | undefined
  /** The Agent it sends need not meet Influence requirements. */
  readonly ignoresRequirements?: true | undefined
  /** It has the icons of the spaces that the owner's contracts are for. */
  readonly iconsOfContracts?: true | undefined
  /** Kwisatz Haderach: sends an Agent from anywhere to any space, occupied or not. */
  readonly sendsAnywhere?: true | undefined
}

export type Price = { readonly cost: Cost; readonly effects: readonly Effect[] }

export type Space = {
  readonly id: SpaceId
  readonly icon: AgentIcon
  readonly faction?: Faction | undefined
  /** Where the visit gives Influence, if several tracks go by the icon of the Faction. */
  readonly track?: TrackId | undefined
  readonly combat?: true | undefined
  readonly requires?: Extract<Condition, { is: 'influence' }> | undefined
  /** One of these is paid to send an Agent here; a free space has one empty price. */
  readonly prices: readonly Price[]
  readonly effects: readonly Effect[]
  /** All its Solari prices fall by this much once any player has a Swordmaster. */
  readonly cheaperAfterSwordmaster?: number | undefined
  /** Each player may come here once per game: until they have what it gives. */
  readonly once?: 'council' | 'swordmaster' | undefined
  readonly maker?: true | undefined
  /** What the controller gains when any Agent is sent here. */
  readonly controlBonus?: Effect | undefined
  /** Gained on the Reveal turn of a player whose Agent is still here. */
  readonly onReveal?: readonly Effect[] | undefined
  /** On the own board of this Leader: no one else can send an Agent here. */
  readonly onlyFor?: LeaderId | undefined
}

/** When an Intrigue card may be played. `won`: after winning the Conflict; `turn-start`: before anything else. */
export type IntrigueTiming = 'plot' | 'turn-start' | 'combat' | 'won' | 'endgame'

/** One way to play an Intrigue card: its condition must hold and its cost is paid in full. */
export type IntriguePlay = {
  readonly timing: IntrigueTiming
  readonly condition?: Condition | undefined
  readonly cost?: Cost | undefined
  readonly effects: readonly Effect[]
}

export type IntrigueCard = {
  readonly id: IntrigueId
  readonly copies: number
  /** Of a deck of its own, which only one Leader draws from. */
  readonly twisted?: true | undefined
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
  /** Spaces that are put beside the board for everyone when someone has the Leader. */
  readonly spaces?: readonly Space[]
  /** The other side of the board; it cannot be chosen at the start. */
  readonly backOf?: LeaderId
  /** The Tactics token moves on for each troop that leaves the Conflict, and from the last place back to the first. */
  readonly tactics?: Tactics
  /** The track that the effect `train` leads along. */
  readonly training?: { readonly [place: string]: TrainingPlace }
}

export type Tactics = {
  readonly start: number
  readonly end: number
  readonly rewards: readonly { readonly at: number; readonly effects: readonly Effect[] }[]
}

/** What a Sardaukar Commander can do: strength while one is in the Conflict, and what it brings on the Reveal turn. */
export type Skill = {
  readonly id: SkillId
  readonly copies: number
  readonly strength: readonly { readonly swords: number; readonly when?: Condition }[]
  readonly abilities: readonly Ability[]
}

export type Tech = {
  readonly id: TechId
  /** In spice. */
  readonly cost: number
  /** What must be given up besides. */
  readonly requires?: Cost
  readonly acquire: readonly Effect[]
  readonly abilities: readonly Ability[]
  /** Rivals may acquire it; `acquire`: what it brings them then, instead; `only`: nothing else of it works for them. */
  readonly hagal?: { readonly acquire?: readonly Effect[]; readonly only?: 'acquire' }
}

/** A card of Steersman Y'rkoon; `lasting`: in this slot it goes on to work. */
export type NavigationCard = {
  readonly id: NavigationId
  readonly effects: readonly Effect[]
  readonly lasting?: { readonly slot: number; readonly abilities: readonly Ability[] }
}

/** What lies beside the board and works for every player. */
export type Sideboard = { readonly id: SideboardId; readonly abilities: readonly Ability[] }

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
    | 'alliance'
    | 'taking'
  readonly reward: readonly Effect[]
  /** It can be taken only by whoever trashes this many Intrigue cards for it. */
  readonly trashesIntrigue?: number
  readonly tag?: string
}

/** An Influence track: a cube of each player moves along it. */
export type Track = {
  readonly id: TrackId
  /** The icon that stands for it on cards and in requirements. */
  readonly faction: Faction
  /** The last step; the first is 0. */
  readonly top: number
  /** The step from which on it is worth a point. */
  readonly pointAt?: number
  /** The step from which on one may hold its Alliance token, which is worth a point. */
  readonly allianceAt?: number
  /** What reaching a step gives, each time anew. */
  readonly rewards: readonly { readonly at: number; readonly effects: readonly Effect[] }[]
  /** On the own board of this Leader, who has no cube on other tracks; no one else has one here. */
  readonly onlyFor?: LeaderId
}

/** What fights: `troop` and `sandworm`, which the rules know by name, and others. */
export type Unit = {
  readonly id: UnitId
  readonly strength: number
  /** How many a player has at the start; those of the bank are not counted. */
  readonly supply: number
  readonly garrison: number
  /** What it is worth when that holds, instead. */
  readonly better?: { readonly when: Condition; readonly strength: number }
  /** What it is worth to a Rival, who loses it after the Conflict. */
  readonly rivalStrength?: number
  /** Where it goes when the Conflict is over. */
  readonly returnsTo: 'supply' | 'bank'
}

/** A House Hagal card: where it sends a Rival's Agent and what the Rival gets there; in Combat only its swords count. */
export type HagalCard = {
  readonly id: HagalId
  readonly copies: number
  /** None on the card that shuffles the deck anew. */
  readonly swords: number | null
  /** Not used by the other number of players. */
  readonly only?: 'solo' | 'two-players'
  /** Used only if someone has this Leader. */
  readonly withLeader?: LeaderId
  /** The Rival acquires a tech tile for this much less, and another card sends the Agent. */
  readonly tech?: { readonly less: number }
  /** A spy goes to the first free one of these posts, and another card sends the Agent. */
  readonly posts?: readonly PostId[]
  /** The first one whose condition holds is the one that counts. */
  readonly ways: readonly HagalWay[]
}

export type HagalWay = {
  readonly when?: Condition
  /** The space; of several Maker spaces the richest. */
  readonly spaces: readonly SpaceId[]
  /** Without it another card is revealed. */
  readonly needs?: Extract<Condition, { is: 'influence' }>
  readonly effects: readonly Effect[]
}

/** An automa opponent: a Rival card, or a Leader of whom only the Signet Ring ability is used. */
export type Rival = {
  readonly id: RivalId
  /** Only in solo games. */
  readonly only?: 'solo'
  readonly signet: readonly Effect[]
  /** What only Rival cards have. */
  readonly card?: {
    /** Resources that buy its Swordmaster. */
    readonly swordmaster: number
    /** The most important Faction first. */
    readonly priorities: readonly Faction[]
    readonly scheme: readonly Effect[]
    readonly influence?: { readonly [F in Faction]?: number }
    /** May play as a Streamlined Rival. */
    readonly streamlined?: true
  }
}

/** How hard a solo game is. */
export const LEVELS = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'] as const
export type Level = (typeof LEVELS)[number]

/** Rules that make Rivals cleverer; some levels bring them, and each may be used by itself. */
export const RIVAL_RULES = ['smart-politics', 'brutal-escalation', 'expert-deployment'] as const
export type RivalRule = (typeof RIVAL_RULES)[number]

export type LevelTerms = {
  /** Troops of each Rival in its garrison, and the Intrigue cards it starts with. */
  readonly garrison: number
  readonly rivalIntrigue: number
  /** What the person starts with besides. */
  readonly more: { readonly [R in Resource]?: number }
  readonly intrigue: number
  readonly rules: readonly RivalRule[]
  /** The person cannot gain the Swordmaster. */
  readonly noSwordmaster?: true
  /** What board spaces cost the person instead of what is printed there. */
  readonly spaceCosts?: { readonly [space: SpaceId]: Cost }
  /** The round in which the Rivals get their third Agents, if they do not buy them. */
  readonly swordmasterRound?: number
}

/** How a box is played by one or two people against Rivals. */
export type RivalTerms = {
  /** Smart Politics and the like, as far as the box knows them. */
  readonly rules: readonly RivalRule[]
  readonly levels: { readonly [L in Level]: LevelTerms }
  /** The spaces that Smart Politics is about. */
  readonly politics: readonly SpaceId[]
  /** How far ahead a Rival deploys nothing by Expert Deployment, and in what. */
  readonly expertLead: { readonly n: number; readonly of: 'strength' | 'units' }
  /** In a two-player game: a Rival with a card of its own, or a mere spoiler. */
  readonly ofTwo: 'rival' | 'spoiler'
  /** The Imperium Row may be churned in solo games. */
  readonly churn: boolean
  /** So many copies of cards each Rival with a face counts as owning. */
  readonly owns: { readonly [card: CardId]: number }
}

/** The kinds of components; within its kind each has an id of its own. */
type Components = {
  readonly cards: Card
  readonly spaces: Space
  readonly intrigue: IntrigueCard
  readonly conflicts: Conflict
  readonly leaders: Leader
  readonly objectives: Objective
  readonly posts: Post
  readonly contracts: Contract
  readonly tracks: Track
  readonly units: Unit
  readonly hagal: HagalCard
  readonly rivals: Rival
  readonly skills: Skill
  readonly tech: Tech
  readonly navigation: NavigationCard
  readonly sideboards: Sideboard
}

export type PartKind = keyof Components
export type Part<K extends PartKind> = Components[K]
export type Parts = { readonly [K in PartKind]: readonly Part<K>[] }

/** Whom an arrow of a team Commander's Agent activates: the Ally two seats on clockwise, the one two seats back, or either. */
export const ARROWS = ['left', 'right', 'both'] as const
export type Arrow = (typeof ARROWS)[number]

/** A team: a Commander, who does not fight, and the Allies, who do (SIX-GEN-05, SIX-GEN-06). */
export type Team = {
  /** The Leader of the Commander's seat. */
  readonly leader: LeaderId
  readonly commander: number
  /** The seats of the Allies that the left and the right arrow activate. */
  readonly allies: { readonly left: number; readonly right: number }
  /** The Commander's starting deck, and points at the start. */
  readonly deck: { readonly [card: CardId]: number }
  readonly points: number
  /** What the other team cannot have: sandworms with their Maker Hooks, Sardaukar Commanders, cards of the Throne Row. */
  readonly has: readonly ('sandworms' | 'sardaukar-commanders' | 'throne-row')[]
  /** SIX-SET-04: Leaders that go well with the Commander. Advice, not a rule. */
  readonly advised: readonly LeaderId[]
}

/** What holds for a game beside its components: how many play, how much there is of what, and rules that differ. */
export type Terms = {
  /** How many can play. */
  readonly players: readonly number[]
  /** Without the Swordmaster. */
  readonly agentsPerPlayer: number
  readonly startingWater: number
  /** By the number of players; 0 if it is not given. */
  readonly startingPoints: { readonly [players: number]: number }
  /** Cards in the Imperium Row. */
  readonly rowSize: number
  /** Cards drawn for a round. */
  readonly handSize: number
  /** How many units may be deployed from the garrison beside those recruited this turn. */
  readonly fromGarrison: number
  /** Intrigue cards are stolen from whoever has this many. */
  readonly stealsFrom: number
  /** With this many players there is a reward for third place. */
  readonly thirdRewardFrom: number
  /** With this many points on any seat the game ends with the round. */
  readonly pointsToEnd: number
  /** Contracts that lie face up. */
  readonly contractsOffered: number
  /** How many Conflict cards of level I, II and III make the deck, from the top. */
  readonly conflictDeck: readonly [number, number, number]
  readonly spiesPerPlayer: number
  /** The locations the Shield Wall protects from sandworms. */
  readonly shieldWall: readonly SpaceId[]
  /** The Signet Ring ability may be left unused. */
  readonly signetOptional: boolean
  /** Recall Agent cannot take back the Agent sent this turn. */
  readonly recallsOthersOnly: boolean
  readonly against: RivalTerms
  /** Sardaukar Commanders at the start: on these spaces, with enough players also on those, and in the bank. */
  readonly commanders?: {
    readonly at: readonly SpaceId[]
    readonly withFour: readonly SpaceId[]
    readonly bank: number
    /** In all. */
    readonly count: number
    /** Skills that lie face up. */
    readonly skillsOffered: number
  }
  /** Stacks of tech tiles. */
  readonly techStacks?: number
  /** A wild battle icon may be paired with another one. */
  readonly wildPairs?: true
  /** Everyone plays in one of these. */
  readonly teams?: readonly Team[]
  /** SIX-SET-03, SIX-SET-04: Leaders that go well with either team, and one that does not go well with any. */
  readonly advice?: { readonly either: readonly LeaderId[]; readonly neither: readonly LeaderId[] }
  /** Where Sardaukar Commanders stand at the start, instead of where they usually do. */
  readonly commandersAt?: readonly SpaceId[]
}

/** What is in play: a core box, or what modules make of it. With Objectives they name the First Player; else chance does. */
export type Box = Parts & Terms & { readonly id: string }

/** What is done to a box. Nothing is replaced twice, or replaced and removed, so the order does not matter. */
export type Changes = {
  readonly adds?: Partial<Parts>
  /** By id. What cannot do without them goes too: the last connection of a post, a contract for a space or a card. */
  readonly removes?: { readonly [K in PartKind]?: readonly string[] }
  /** Components that take the place of those with their ids. */
  readonly replaces?: Partial<Parts>
  /** Terms that take the place of those of the box. */
  readonly terms?: Partial<Terms>
}

/** A part of the game that may be played with: a module of the box, or what another box lends to it. */
export type Module = Changes & {
  readonly id: string
  /** Modules it cannot be played without, and modules it cannot be played with. */
  readonly needs?: readonly string[]
  readonly excludes?: readonly string[]
  /** It comes by itself with this many players, and in no other way. */
  readonly comesWith?: number
  /** What more it does when these modules are in play as well. */
  readonly together?: readonly (Changes & { readonly with: readonly string[] })[]
}

/** A core box and the modules it takes. */
export type Core = { readonly box: Box; readonly modules: readonly Module[] }
