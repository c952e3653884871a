// What an ability says, wherever it is printed: a trigger brings effects when something happens, a modifier changes a
// rule for as long as it is there. A rule says what has happened or asks what is changed; who cares is written here.

import type { Condition, Effect, Source } from '../effects/types.ts'
import type { AgentIcon, BattleIcon, CardId, Faction, Resource, SpaceId } from './types.ts'

/** The board spaces with one of these icons, one of them, or all. */
export type SpacesWith = { readonly icons: readonly AgentIcon[] } | { readonly space: SpaceId } | 'all'

/** Some of the board spaces; `spied-makers`: the Maker spaces the player is spying on; `commander`: where one stands. */
export type Spaces = SpacesWith | 'spied-makers' | 'commander'

/** What each trigger says; when it fires and where its effects go is in pieces/triggers.ts. */
type Triggers = {
  /** Before the first round, when all else is laid out. */
  readonly start: Nothing
  /** The player has sent an Agent to such a space. */
  readonly visit: { readonly at: Spaces }
  /** An opponent has. */
  readonly 'opponent-visit': { readonly at: Spaces }
  /** A teammate has. */
  readonly 'teammate-visit': { readonly at: Spaces }
  /** The player has paid Solari to send an Agent to a board space. */
  readonly 'solari-paid': Nothing
  readonly harvest: Nothing
  /** The player has taken a seat in the High Council. */
  readonly 'council-seat': Nothing
  /** Influence has come up to `n` or past it, each time anew. */
  readonly 'influence-reached': { readonly with: Faction | 'any'; readonly n: number }
  /** This many troops have been deployed in one turn of the player. */
  readonly deployed: { readonly troops: number }
  /** The player's Reveal turn. */
  readonly reveal: Nothing
  /** The player's turn, whatever it becomes; only an Agent turn, once the Agent has been sent. */
  readonly turn: Nothing
  readonly 'agent-turn': Nothing
  readonly 'round-start': Nothing
  /** The player has trashed a card that is not an Intrigue card. */
  readonly trashed: Nothing
  /** The player has drawn or stolen an Intrigue card on the own turn; fires for each. */
  readonly 'intrigue-drawn': Nothing
  /** This much spice has been gained in one turn, no matter whose it is. */
  readonly 'spice-gained': { readonly n: number }
  readonly 'contract-completed': Nothing
  readonly 'conflict-won': Nothing
  /** A Sardaukar Commander has been recruited, or acquired. */
  readonly 'commander-recruited': Nothing
  /** Instead of each sandworm that the player would summon. */
  readonly 'sandworm-instead': Nothing
  readonly endgame: Nothing
}

/** What each modifier says; the rule that it changes asks for it by name. */
type Modifiers = {
  /** What the player has at the start. */
  readonly 'starting-goods': { readonly more: Amounts }
  readonly 'starting-deck': { readonly without: readonly CardId[] }
  /** What the player pays to send an Agent to such a space. */
  readonly 'space-cost': { readonly at: SpacesWith; readonly less: Amounts }
  /** Enemy Agents at such a space do not block the player. */
  readonly blocking: { readonly at: SpacesWith }
  /** The spice that the player harvests. */
  readonly harvest: { readonly less: number }
  /** The top card of the own deck: the player may look at it at any time. */
  readonly 'deck-top': Nothing
  /** Contracts with this tag are set aside, for the player alone to take. */
  readonly 'contract-offer': { readonly own: string }
  /** The Agent icons of all cards of the player, or of one. */
  readonly 'card-icons': { readonly icons: readonly AgentIcon[]; readonly card?: CardId }
  /** Where Intelligence can be gathered, it must be. */
  readonly gather: Nothing
  /** The player need not meet what such a space requires. */
  readonly requirement: { readonly at: SpacesWith }
  /** What tech tiles cost the player, or the one that lies on the own board. */
  readonly 'tech-cost': { readonly less: number; readonly own?: true }
  /** What it costs the player to recruit or acquire a Sardaukar Commander. */
  readonly 'commander-cost': { readonly less: number }
  /** Intrigue cards are stolen from the player only with this many. */
  readonly theft: { readonly from: number }
  /** All battle icons of the player count as this one. */
  readonly 'battle-icons': { readonly as: BattleIcon }
}

type Amounts = { readonly [R in Resource]?: number }

/** The name says it all. */
type Nothing = unknown

export type TriggerName = keyof Triggers
export type ModifierName = keyof Modifiers

/** How often an ability can be used: once in a turn, no matter whose it is, in a round or in the game. */
export type Once = 'turn' | 'round' | 'game'

/** An ability on one trigger, or on one of several. */
export type TriggerOf<Name extends TriggerName> = {
  [N in Name]: { readonly on: N } & Triggers[N] & {
      /** Must hold when it happens. What may come true later in the turn is the effect `when`. */
      readonly when?: Condition
      readonly effects: readonly Effect[]
      /** The player may leave all of it undone. */
      readonly may?: true
      readonly once?: Once
    }
}[Name]

/** A modifier of one kind, or of one of several; `when`: as long as that holds. */
export type ModifierOf<Name extends ModifierName> = {
  [N in Name]: { readonly changes: N } & Modifiers[N] & { readonly when?: Condition }
}[Name]

export type Trigger = TriggerOf<TriggerName>
export type Modifier = ModifierOf<ModifierName>
export type Ability = Trigger | Modifier

/** The effects as they are carried out: what can be used only so often is marked as used when it is. */
export const effectsOfTrigger = (
  { effects, once }: Pick<Trigger, 'effects' | 'once'>,
  source: Source,
  index: number,
): readonly Effect[] =>
  once === undefined
    ? effects
    : [{ do: 'once', per: once, ability: `${source.kind} ${source.id} ${index}`, effects }]
