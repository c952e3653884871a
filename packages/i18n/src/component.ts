// A component of a game as it is listed: with its name and its text.

type Kind =
  | 'card'
  | 'intrigue'
  | 'conflict'
  | 'leader'
  | 'space'
  | 'post'
  | 'objective'
  | 'contract'
  | 'hagal'
  | 'rival'
  | 'skill'
  | 'tech'
  | 'navigation'
  | 'sideboard'
  | 'faction'
  | 'treachery'
  | 'spice-card'
  | 'territory'

export type Group =
  | 'starting'
  | 'commander'
  | 'reserve'
  | 'imperium'
  | 'intrigue'
  | 'twisted'
  | 'conflicts'
  | 'leaders'
  | 'spaces'
  | 'posts'
  | 'objectives'
  | 'contracts'
  | 'hagal'
  | 'rivals'
  | 'skills'
  | 'tech'
  | 'navigation'
  | 'sideboards'
  | 'factions'
  | 'treachery'
  | 'spice'
  | 'territories'

export type Component = {
  /** As in targets and names. */
  readonly kind: Kind
  /** The pile or the part of the table it belongs to. */
  readonly group: Group
  readonly id: string
  readonly name: string
  /** None of a Leader who is the other side of another. */
  readonly copies: number
  /** In Persuasion. */
  readonly cost?: number
  /** I to III on a Conflict card. */
  readonly level?: number
  /** On a Conflict card or an Objective. */
  readonly battleIcon?: string
  /** On a House Hagal card. */
  readonly swords?: number
  /** How many resources buy a Rival's Swordmaster. */
  readonly swordmaster?: number
  readonly icons?: readonly string[]
  /** Whom it belongs to. */
  readonly factions?: readonly string[]
  /** By the place on the component where it stands, and what that place is called. */
  readonly text: { readonly [place: string]: string }
  readonly labels: { readonly [place: string]: string }
  /** Carried by code made for this one component. */
  readonly custom: boolean
}
