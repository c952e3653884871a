// The effect language: what a card, a space, a Leader or a reward does, as plain data. The rules run it, the table
// draws it, the catalogues say it in four languages and the bots value it, all from this one definition.

import type { CardId, Faction, Resource, SpaceId } from '../content/types.ts'

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
  | { readonly do: 'acquire'; readonly upTo: number; readonly onTop?: true }
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
  | { readonly do: 'each-opponent'; readonly effect: Effect }
  | { readonly do: 'one-opponent'; readonly effect: Effect }
  | { readonly do: 'all'; readonly effects: readonly Effect[] }
  /** Choose `n` of the effects; with two, both are named before either happens. */
  | { readonly do: 'choose'; readonly n: number; readonly effects: readonly Effect[] }
  | { readonly do: 'pay'; readonly cost: Cost; readonly effects: readonly Effect[] }
  | { readonly do: 'when'; readonly condition: Condition; readonly effects: readonly Effect[] }
  /** The first if the condition holds when it is resolved, else the second. */
  | { readonly do: 'either'; readonly condition: Condition; readonly yes: Effect; readonly no: Effect }
  | { readonly do: 'per'; readonly counter: Counter; readonly effect: Effect & { do: 'gain' } }
  | { readonly do: 'on-reveal'; readonly effects: readonly Effect[] }

/** What stands left of an arrow. All of it is paid, or nothing. */
export type Cost = {
  readonly [R in Resource]?: number
} & {
  readonly influence?: number
  readonly trash?: number
  readonly trashThis?: true
  readonly conflictTroops?: number
}

export type Condition =
  | { readonly is: 'influence'; readonly with: Faction; readonly n: number }
  | { readonly is: 'alliance'; readonly with: Faction | 'any' }
  /** Another card of that Faction in play: the Fremen Bond and its kin. */
  | { readonly is: 'bond'; readonly with: Faction }
  | { readonly is: 'council-seat' }
  | { readonly is: 'mentat-home' }
  | { readonly is: 'enemy-troops-in-conflict' }
  | { readonly is: 'owns'; readonly card: CardId; readonly n: number }
  | { readonly is: 'owns-most'; readonly card: CardId }
  /** At least `n` Influence on `tracks` tracks, on exactly so many if `exactly`. */
  | { readonly is: 'tracks'; readonly tracks: number; readonly n: number; readonly exactly?: true }

export type Counter = { readonly count: 'cards-in-play'; readonly faction: Faction }

/** Where an effect comes from: for the log, the pending chips and "trash this card". */
export type Source = {
  readonly kind: 'card' | 'space' | 'leader' | 'intrigue' | 'conflict' | 'track' | 'control'
  readonly id: string
}

/** An effect that waits to be resolved. */
export type Item = { readonly source: Source; readonly effect: Effect }
