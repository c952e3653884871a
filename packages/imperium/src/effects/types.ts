// The effect language: what a card, a space, a Leader or a reward does, as plain data. The rules run it, the table
// draws it, the catalogs say it in four languages and the bots value it, all from this one definition.

import type { Once } from '../content/abilities.ts'
import type {
  AgentIcon,
  BattleIcon,
  CardId,
  Faction,
  LeaderId,
  Resource,
  SpaceId,
  TrackId,
} from '../content/types.ts'

/** What can be gained and simply counts up. */
export type Gain = Resource | 'persuasion' | 'swords' | 'vp'

/**
 * Which Faction an Influence effect is about: one, the player's choice of some, of those where an opponent leads, or of
 * those with 2 Influence other than the one that has set off a Navigation card.
 */
export type FactionChoice = Faction | 'any' | 'opponent-ahead' | 'navigated-other' | readonly Faction[]

/** What each kind of effect says; what it does is in kinds/. */
export type Effects = {
  readonly gain: { readonly what: Gain; readonly n: number }
  readonly draw: { readonly n: number }
  readonly intrigue: { readonly n: number }
  /**
   * Recruit from supply; `deploy`: on a Reveal turn these troops may go straight to the Conflict; `stays`: they cannot be
   * deployed this turn.
   */
  readonly recruit: { readonly n: number; readonly deploy?: true; readonly stays?: true }
  readonly influence: { readonly with: FactionChoice; readonly n: number }
  /**
   * Influence of a Rival: with the Faction at that place of its list, where it has most, or where it takes an Alliance if
   * it can, else where it has least.
   */
  readonly 'rival-influence': { readonly with: number | 'most' | 'alliance'; readonly n: number }
  /** The trash icon: hand, discard pile or in play, always optional; or from one of these zones, or not optional. */
  readonly trash: {
    readonly from?: 'hand' | 'play'
    readonly must?: true
    /** What a card of that Faction, or one that costs something, brings. */
    readonly brings?: { readonly of: Faction | 'cost'; readonly effects: readonly Effect[] }
  }
  readonly 'trash-this': Nothing
  readonly discard: { readonly n: number }
  /** Deploy troops from the garrison; `upTo` 'any' means as many as there are. */
  readonly deploy: { readonly upTo: number | 'any' }
  /** `orGarrison`: where no one may be deployed they go there. */
  readonly 'deploy-from-supply': { readonly n: number; readonly orGarrison?: true }
  readonly retreat: { readonly upTo: number | 'any' }
  readonly 'lose-troop': { readonly from: 'garrison' | 'conflict' | 'any' }
  /** A troop of an opponent goes from the Conflict to its garrison. */
  readonly repel: Nothing
  readonly 'take-reserve': { readonly card: CardId }
  /** A card for nothing, or for Solari instead of Persuasion. */
  readonly acquire: {
    /** The most it may cost; `solari`: its cost is paid in Solari; `any`: no matter what. */
    readonly upTo: number | 'solari' | 'any'
    /** Not from the Reserve. */
    readonly from?: 'row'
    readonly atLeast?: number
    readonly to: 'discard' | 'deck' | 'hand'
    readonly optional?: true
  }
  readonly 'take-from-discard': { readonly faction: Faction }
  readonly 'steal-intrigue': Nothing
  readonly harvest: { readonly n: number }
  readonly 'double-harvest': Nothing
  readonly 'faction-influence': { readonly n: number }
  /** What visiting a Faction's space gives besides its own effects. */
  readonly visit: { readonly faction: Faction; readonly track?: TrackId }
  readonly discount: { readonly card: CardId; readonly n: number }
  readonly 'acquire-on-top': Nothing
  readonly 'faction-icons': Nothing
  /** The card played on this turn has these icons, too. */
  readonly 'card-icons': { readonly icons: readonly AgentIcon[] }
  /** The next card of the Faction this round has all icons, and its Agent box brings these effects, too. */
  readonly boost: { readonly faction: Faction; readonly effects: readonly Effect[] }
  readonly 'ignore-requirements': Nothing
  readonly 'ignore-enemy-agents': Nothing
  readonly 'forbid-space': Nothing
  readonly 'set-aside-row-card': Nothing
  readonly 'recall-agent': Nothing
  readonly 'may-pass': Nothing
  /** The turn is over. */
  readonly pass: Nothing
  readonly 'look-draw-or-trash': Nothing
  /** The top card of the deck: it stays, is discarded, or is drawn for this many Solari. */
  readonly 'look-and-decide': { readonly solari: number }
  readonly 'shuffle-discard-into-deck': Nothing
  readonly 'council-seat': Nothing
  /** `once`: for one round, with the token that is worth swords for good (SIX-SWM-01). */
  readonly swordmaster: { readonly once?: true }
  /** The Mentat from its own space for this round, or as a Conflict reward from wherever it is for the next. */
  readonly mentat: { readonly won?: true }
  readonly control: { readonly space: SpaceId }
  readonly signet: Nothing
  /** May place a spy on a free observation post. */
  readonly spy: {
    /** Posts connected to a space with one of these icons, or to the space just visited; any, if not given. */
    readonly at?: readonly AgentIcon[] | 'visited'
    /** Other players' spies on the post do not matter. */
    readonly share?: true
    /** What more happens if the post is connected to a space with one of these icons. */
    readonly afterwards?: readonly {
      readonly at: readonly AgentIcon[]
      readonly effects: readonly Effect[]
    }[]
  }
  readonly 'remove-shield-wall': Nothing
  readonly 'maker-hooks': Nothing
  readonly sandworm: { readonly n: number }
  readonly contract: Nothing
  /** One of the own contracts, whatever it asks for. */
  readonly 'complete-contract': Nothing
  /** This many contracts of the bank: one is taken, the others leave the game. */
  readonly 'reveal-contracts': { readonly n: number }
  /** Opponents' spies on the space just visited move elsewhere. */
  readonly 'move-spies': Nothing
  /** A Commander from the space just visited, for its price, or from the bank for nothing; a skill comes with it. */
  readonly 'acquire-commander': { readonly from: 'space' | 'bank' }
  /** A Commander from the own supply, for its price. */
  readonly 'recruit-commander': Nothing
  /** What Commanders cost less on this turn. */
  readonly 'commander-discount': { readonly n: number }
  readonly skill: Nothing
  /** Units may be deployed on this turn as on one with a combat space. */
  readonly 'combat-icon': Nothing
  /** A tech tile for its price, or for less; `must`: it cannot be left. */
  readonly 'acquire-tech': { readonly less?: number; readonly must?: true }
  /** The Commander on the space just visited leaves the game. */
  readonly 'remove-commander': Nothing
  /** The activated Ally gets it; the same for each Ally, or for everyone in the team. */
  readonly 'for-ally': { readonly effect: Effect }
  readonly 'for-each': { readonly of: 'allies' | 'team'; readonly effect: Effect }
  /** One of the team and the player each give this much of one thing. */
  readonly trade: Nothing
  /** Troops, split among the Allies of the team, who may deploy them at once. */
  readonly reinforce: { readonly n: number }
  /** An arrow that costs spice, to which the Allies may contribute, and the card. */
  readonly 'pay-together': { readonly spice: number; readonly effects: readonly Effect[] }
  /** Each Ally gets one of the face-up contracts. */
  readonly 'assign-contracts': Nothing
  /** A card of the Imperium Row goes to the Throne Row. */
  readonly 'throne-row': Nothing
  readonly 'lose-influence': { readonly n: number }
  readonly 'lose-all': { readonly what: Resource }
  /** Influence with each Faction, or with each where the player has at most this much; `effects`: with one of them. */
  readonly 'influence-each': {
    readonly atMost?: number
    readonly n: number
    readonly effects: readonly Effect[]
  }
  /** Each opponent who has some gives it up for the player. */
  readonly rob: { readonly what: Resource; readonly n: number }
  readonly 'bonus-spice': { readonly at: SpaceId; readonly n: number }
  readonly 'take-bonus-spice': { readonly n: number }
  /** Duncan Idaho: the Agent of this turn goes to the Conflict. */
  readonly 'deploy-agent': Nothing
  readonly 'draw-twisted': { readonly n: number }
  /** Steersman Y'rkoon: this many Navigation cards are drawn and this many of them laid out; the next one is played. */
  readonly 'plot-course': { readonly draw: number; readonly lay: number }
  readonly 'play-navigation': Nothing
  /** Kota Odax of Ix: the bottom tile of one of the stacks. */
  readonly 'secret-project': Nothing
  /** One Influence with each Faction the player is spying on. */
  readonly 'influence-spied': { readonly n: number }
  /** Trash a card from hand; one that costs something brings `gain`. */
  readonly 'trash-from-hand': { readonly gain: readonly Effect[] }
  readonly 'return-this': Nothing
  /** Any troops recruited this turn may be deployed. */
  readonly 'deploy-recruits': Nothing
  readonly 'no-deployment': Nothing
  /** The top three cards: one drawn, one discarded, one trashed. */
  readonly 'sort-top-three': Nothing
  /** The Baron: two Factions chosen in secret; revealed, they give one Influence each. */
  readonly 'secret-factions': Nothing
  readonly masterstroke: Nothing
  /** Feyd-Rautha's token moves on along the training track. */
  readonly train: Nothing
  /** Lady Jessica: a troop of the supply becomes a memory; all memories come back as cards, and she turns over. */
  readonly memory: Nothing
  readonly 'other-memories': Nothing
  /** Once more what is printed on the space the Agent was sent to. */
  readonly 'repeat-space': Nothing
  /** Recruit whenever a card is acquired, for the rest of the Reveal turn. */
  readonly 'recruit-on-acquire': { readonly n: number }
  readonly 'each-opponent': { readonly effect: Effect }
  readonly 'one-opponent': { readonly effect: Effect }
  readonly all: { readonly effects: readonly Effect[] }
  /** What an ability brings that works once in a turn, a round or the game. */
  readonly once: { readonly per: Once; readonly ability: string; readonly effects: readonly Effect[] }
  /** Choose `n` of the effects; with two, both are named before either happens. */
  readonly choose: { readonly n: number; readonly effects: readonly Effect[] }
  readonly pay: { readonly cost: Cost; readonly effects: readonly Effect[] }
  readonly when: { readonly condition: Condition; readonly effects: readonly Effect[] }
  /** The first if the condition holds when it is resolved, else the second. */
  readonly either: { readonly condition: Condition; readonly yes: Effect; readonly no: Effect }
  readonly per: { readonly counter: Counter; readonly effect: EffectOf<'gain' | 'draw'> }
  readonly 'on-reveal': { readonly effects: readonly Effect[] }
}

/** The name says it all. */
type Nothing = unknown

export type EffectName = keyof Effects

/** An effect of one kind, or of one of several. */
export type EffectOf<Name extends EffectName> = { [N in Name]: { readonly do: N } & Effects[N] }[Name]

export type Effect = EffectOf<EffectName>

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
  /** This many face-up Conflict cards the player has won, whatever they show. */
  readonly flipConflicts?: number
  /** Troops from the garrison or the Conflict. */
  readonly loseTroops?: number
  /** A card that costs something from the discard pile. */
  readonly trashDiscarded?: number
  readonly trashTech?: number
  /** Spies on the board leave the game. */
  readonly trashSpies?: number
  /** An Intrigue card from hand, to an opponent. */
  readonly giveIntrigue?: number
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
  /** The Agent of this turn went to a Maker space, to a Faction's, or to one with that icon. */
  | { readonly is: 'visited'; readonly what: 'maker' | 'faction' | AgentIcon }
  /** An Agent of the player stands on such a space. */
  | { readonly is: 'agent-at'; readonly icon: AgentIcon }
  /** A Sardaukar Commander of the player is in the Conflict. */
  | { readonly is: 'commander' }
  | { readonly is: 'owns-commander' }
  /** Command: this much Persuasion has been gained for this Reveal turn. */
  | { readonly is: 'persuasion'; readonly n: number }
  | { readonly is: 'tech'; readonly n: number }
  | { readonly is: 'garrison'; readonly n: number }
  | { readonly is: 'has'; readonly what: Resource; readonly n: number }
  | { readonly is: 'contract-completed' }
  | { readonly is: 'enemy-sandworm' }
  /** The Navigation card lies in this slot; it was set off by that Faction. */
  | { readonly is: 'navigation-slot'; readonly n: number }
  | { readonly is: 'navigated'; readonly with: Faction }
  /** The Intrigue card just trashed or given away was not a Twisted one. */
  | { readonly is: 'plain-intrigue' }
  | { readonly is: 'units'; readonly n: number }
  | { readonly is: 'sandworms'; readonly n: number }
  | { readonly is: 'units-deployed'; readonly n: number }
  | { readonly is: 'strength'; readonly n: number }
  /** The Conflict fought for is of this level. */
  | { readonly is: 'conflict-level'; readonly level: 1 | 2 | 3 }
  | { readonly is: 'contracts'; readonly n: number }
  /** The card discarded last on this turn is of that Faction. */
  | { readonly is: 'discarded'; readonly faction: Faction }
  | { readonly is: 'acquired'; readonly card: CardId }
  /** At least this much on this turn, or any. */
  | { readonly is: 'gained-spice'; readonly n?: number }
  /** At least this much Influence on a track whose Alliance an opponent holds. */
  | { readonly is: 'influence-under-alliance'; readonly n: number }
  | { readonly is: 'both'; readonly conditions: readonly [Condition, Condition] }
  | { readonly is: 'enemy-troops-in-conflict' }
  | { readonly is: 'owns'; readonly card: CardId; readonly n: number }
  | { readonly is: 'owns-most'; readonly card: CardId }
  /** The player is in the team of that Leader. */
  | { readonly is: 'team'; readonly of: LeaderId }
  /** At least `n` Influence on `tracks` tracks, on exactly this many if `exactly`. */
  | { readonly is: 'tracks'; readonly tracks: number; readonly n: number; readonly exactly?: true }

export type Counter =
  | { readonly count: 'cards-in-play'; readonly faction: Faction }
  | { readonly count: 'revealed'; readonly faction: Faction }
  | { readonly count: 'sandworms' }
  | { readonly count: 'contracts' }
  /** Other revealed cards that have given swords this turn. */
  | { readonly count: 'sword-cards' }
  /** Tracks with at least this much Influence. */
  | { readonly count: 'tracks'; readonly n: number }
  /** Kinds of units in the Conflict. */
  | { readonly count: 'unit-kinds' }

/** The kinds of components that carry effects. */
export const SOURCES = [
  'card',
  'space',
  'leader',
  'intrigue',
  'conflict',
  'track',
  'control',
  'contract',
  'hagal',
  'rival',
  'skill',
  'tech',
  'navigation',
  'sideboard',
] as const

/** Where an effect comes from: for the log, the pending chips and "trash this card". */
export type Source = { readonly kind: (typeof SOURCES)[number]; readonly id: string }

/** The lists of effects a component may carry; `rule` is what no component prints but a rule adds. */
export type Region =
  | 'start'
  | 'agent'
  | 'reveal'
  | 'acquire'
  | 'trashed'
  | 'discarded'
  | 'play'
  | 'price'
  | 'space'
  | 'control'
  | 'signet'
  | 'ability'
  | 'training'
  | 'scheme'
  | 'way'
  | 'reward'
  | 'bonus'
  | 'course'
  | 'tactics'
  | 'rule'

/**
 * Where on its source something is printed: `agent.0`, `play.1` for a way to play an Intrigue card, `reveal.1.0` for
 * the first part of what stands at `reveal.1`. Source and slot are the address of an effect (content/slots.ts).
 */
export type Slot = `${Region}.${string}`

/** An effect with its address. */
export type Printed = { readonly source: Source; readonly slot: Slot; readonly effect: Effect }

/** An effect that waits to be resolved. */
export type Item = Printed & { readonly optional?: true }
