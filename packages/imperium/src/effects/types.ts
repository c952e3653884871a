// The effect language: what a card, a space, a Leader or a reward does, as plain data. The rules run it, the table
// draws it, the catalogues say it in four languages and the bots value it, all from this one definition.

import type { AgentIcon, BattleIcon, CardId, Faction, Resource, SpaceId } from '../content/types.ts'

/** What can be gained and simply counts up. */
export type Gain = Resource | 'persuasion' | 'swords' | 'vp'

/** Which Faction an Influence effect is about: one, the player's choice of some, or of those where an opponent leads. */
export type FactionChoice = Faction | 'any' | 'opponent-ahead' | readonly Faction[]

export type Effect =
  | { readonly do: 'gain'; readonly what: Gain; readonly n: number }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'intrigue'; readonly n: number }
  /** Recruit from supply; `deploy`: on a Reveal turn these troops may go straight to the Conflict. */
  | { readonly do: 'recruit'; readonly n: number; readonly deploy?: true }
  | { readonly do: 'influence'; readonly with: FactionChoice; readonly n: number }
  /** The trash icon: hand, discard pile or in play, always optional. */
  | { readonly do: 'trash' }
  | { readonly do: 'trash-this' }
  | { readonly do: 'discard'; readonly n: number }
  /** Deploy troops from the garrison; `upTo` 'any' means as many as there are. */
  | { readonly do: 'deploy'; readonly upTo: number | 'any' }
  | { readonly do: 'deploy-from-supply'; readonly n: number }
  | { readonly do: 'retreat'; readonly upTo: number | 'any' }
  | { readonly do: 'lose-troop'; readonly from: 'garrison' | 'conflict' }
  | { readonly do: 'take-reserve'; readonly card: CardId }
  | Acquire
  | { readonly do: 'take-from-discard'; readonly faction: Faction }
  | { readonly do: 'steal-intrigue' }
  | { readonly do: 'harvest'; readonly n: number }
  | { readonly do: 'double-harvest' }
  | { readonly do: 'faction-influence'; readonly n: number }
  /** What visiting a Faction's space gives besides its own effects. */
  | { readonly do: 'visit'; readonly faction: Faction }
  | { readonly do: 'discount'; readonly card: CardId; readonly n: number }
  | { readonly do: 'acquire-on-top' }
  | { readonly do: 'faction-icons' }
  | { readonly do: 'ignore-enemy-agents' }
  | { readonly do: 'forbid-space' }
  | { readonly do: 'set-aside-row-card' }
  | { readonly do: 'recall-agent' }
  | { readonly do: 'may-pass' }
  | { readonly do: 'look-draw-or-trash' }
  | { readonly do: 'shuffle-discard-into-deck' }
  | { readonly do: 'council-seat' }
  | { readonly do: 'swordmaster' }
  /** The Mentat from its own space for this round, or as a Conflict reward from wherever it is for the next. */
  | { readonly do: 'mentat'; readonly won?: true }
  | { readonly do: 'control'; readonly space: SpaceId }
  | { readonly do: 'signet' }
  /** May place a spy on a free observation post. */
  | PlaceSpy
  | { readonly do: 'remove-shield-wall' }
  | { readonly do: 'maker-hooks' }
  | { readonly do: 'sandworm'; readonly n: number }
  | { readonly do: 'contract' }
  /** One Influence with each Faction the player is spying on. */
  | { readonly do: 'influence-spied'; readonly n: number }
  /** Trash a card from hand; one that costs something brings `gain`. */
  | { readonly do: 'trash-from-hand'; readonly gain: readonly Effect[] }
  | { readonly do: 'return-this' }
  /** Any troops recruited this turn may be deployed. */
  | { readonly do: 'deploy-recruits' }
  | { readonly do: 'no-deployment' }
  /** The top three cards: one drawn, one discarded, one trashed. */
  | { readonly do: 'sort-top-three' }
  /** Feyd-Rautha's token moves on along the training track. */
  | { readonly do: 'train' }
  /** Lady Jessica: a troop of the supply becomes a memory; all memories come back as cards, and she turns over. */
  | { readonly do: 'memory' }
  | { readonly do: 'other-memories' }
  /** Once more what is printed on the space the Agent was sent to. */
  | { readonly do: 'repeat-space' }
  /** Recruit whenever a card is acquired, for the rest of the Reveal turn. */
  | { readonly do: 'recruit-on-acquire'; readonly n: number }
  | { readonly do: 'each-opponent'; readonly effect: Effect }
  | { readonly do: 'one-opponent'; readonly effect: Effect }
  | { readonly do: 'all'; readonly effects: readonly Effect[] }
  /** Choose `n` of the effects; with two, both are named before either happens. */
  | { readonly do: 'choose'; readonly n: number; readonly effects: readonly Effect[] }
  | { readonly do: 'pay'; readonly cost: Cost; readonly effects: readonly Effect[] }
  | { readonly do: 'when'; readonly condition: Condition; readonly effects: readonly Effect[] }
  /** The first if the condition holds when it is resolved, else the second. */
  | { readonly do: 'either'; readonly condition: Condition; readonly yes: Effect; readonly no: Effect }
  | { readonly do: 'per'; readonly counter: Counter; readonly effect: Effect & { do: 'gain' | 'draw' } }
  | { readonly do: 'on-reveal'; readonly effects: readonly Effect[] }

/** A card for nothing, or for Solari instead of Persuasion. */
export type Acquire = {
  readonly do: 'acquire'
  /** The most it may cost; `solari`: its cost is paid in Solari. */
  readonly upTo: number | 'solari'
  readonly atLeast?: number
  readonly to: 'discard' | 'deck' | 'hand'
  readonly optional?: true
}

export type PlaceSpy = {
  readonly do: 'spy'
  /** Posts connected to a space with one of these icons, or to the space just visited; any, if not given. */
  readonly at?: readonly AgentIcon[] | 'visited'
  /** Other players' spies on the post do not matter. */
  readonly share?: true
  /** What more happens if the post is connected to a space with one of these icons. */
  readonly afterwards?: readonly { readonly at: readonly AgentIcon[]; readonly effects: readonly Effect[] }[]
}

/** What stands left of an arrow. All of it is paid, or nothing. */
export type Cost = {
  readonly [R in Resource]?: number
} & {
  readonly influence?: number
  readonly trash?: number
  readonly trashThis?: true
  readonly conflictTroops?: number
  readonly discard?: number
  readonly recallSpies?: number
  /** Troops retreat: at least the first, at most the second number. */
  readonly retreat?: readonly [number, number]
  readonly trashIntrigue?: number
  /** Another card of that Faction in play, or a card of it in hand. */
  readonly trashInPlay?: Faction
  readonly trashFromHand?: Faction
  /** A face-up Conflict card the player has won, with that battle icon or the wild one. */
  readonly flipConflict?: BattleIcon
}

export type Condition =
  | { readonly is: 'influence'; readonly with: Faction; readonly n: number }
  | { readonly is: 'alliance'; readonly with: Faction | 'any' }
  /** Another card of that Faction in play: the Fremen Bond and its kin. */
  | { readonly is: 'bond'; readonly with: Faction }
  | { readonly is: 'council-seat' }
  | { readonly is: 'no-council-seat' }
  | { readonly is: 'swordmaster' }
  | { readonly is: 'mentat-home' }
  | { readonly is: 'maker-hooks' }
  | { readonly is: 'spy-recalled' }
  | { readonly is: 'spies'; readonly n: number }
  | { readonly is: 'spying-on-maker' }
  /** The Agent of this turn went to a Maker space, or to a Faction's. */
  | { readonly is: 'visited'; readonly what: 'maker' | 'faction' }
  | { readonly is: 'units'; readonly n: number }
  | { readonly is: 'sandworms'; readonly n: number }
  | { readonly is: 'units-deployed'; readonly n: number }
  | { readonly is: 'strength'; readonly n: number }
  | { readonly is: 'contracts'; readonly n: number }
  /** The card discarded last on this turn is of that Faction. */
  | { readonly is: 'discarded'; readonly faction: Faction }
  | { readonly is: 'acquired'; readonly card: CardId }
  | { readonly is: 'gained-spice' }
  /** At least so much Influence on a track whose Alliance an opponent holds. */
  | { readonly is: 'influence-under-alliance'; readonly n: number }
  | { readonly is: 'both'; readonly conditions: readonly [Condition, Condition] }
  | { readonly is: 'enemy-troops-in-conflict' }
  | { readonly is: 'owns'; readonly card: CardId; readonly n: number }
  | { readonly is: 'owns-most'; readonly card: CardId }
  /** At least `n` Influence on `tracks` tracks, on exactly so many if `exactly`. */
  | { readonly is: 'tracks'; readonly tracks: number; readonly n: number; readonly exactly?: true }

export type Counter =
  | { readonly count: 'cards-in-play'; readonly faction: Faction }
  | { readonly count: 'revealed'; readonly faction: Faction }
  | { readonly count: 'sandworms' }
  | { readonly count: 'contracts' }
  /** Other revealed cards that have given swords this turn. */
  | { readonly count: 'sword-cards' }

/** Where an effect comes from: for the log, the pending chips and "trash this card". */
export type Source = {
  readonly kind: 'card' | 'space' | 'leader' | 'intrigue' | 'conflict' | 'track' | 'control' | 'contract'
  readonly id: string
}

/** An effect that waits to be resolved. */
export type Item = { readonly source: Source; readonly effect: Effect; readonly optional?: true }
