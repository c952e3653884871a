// What is said about an effect, before any language: a tree of message ids with their arguments. The catalogues
// have a message for each id; the engine has no words of its own.

import type { Gain } from './types.ts'

/** Something with a name of its own in every language. */
export type Ref = { readonly kind: 'card' | 'faction' | 'icon' | 'space'; readonly id: string }

/**
 * Several things in a row, as the language joins them: `a, b and c`. Deeds are longer than things, so alternatives
 * among them are joined by `else`; after `then` comes the deed of somebody else.
 */
export type List = { readonly join: 'and' | 'or' | 'else' | 'then'; readonly of: readonly (Phrase | Ref)[] }

/**
 * Who a verb speaks to, for languages whose verbs show it: `do` tells the reader what to do and is left out of the
 * arguments, `they` tells what an opponent does, `to` names a deed (may draw, choose to draw).
 */
export type Mood = 'do' | 'they' | 'to'

/** Numbers and plain words choose a form of the message, the rest is put into it. */
export type Arg = number | string | Ref | List | Phrase

export type Phrase = { readonly id: PhraseId; readonly args: { readonly [name: string]: Arg } }

export type PhraseId =
  /** Things, always as the object of a verb: to gain, to pay or to choose. */
  | `amount.${Gain}`
  | 'amount.per'
  | 'influence.all'
  | 'influence.any'
  | 'influence.each'
  | 'influence.one'
  | 'influence.opponent-ahead'
  | 'influence.some'
  | 'the-faction'
  | 'counter.cards-in-play'
  /** Deeds. */
  | 'have'
  | 'gain'
  | 'may'
  | 'draw'
  | 'intrigue'
  | 'recruit'
  | 'recruit-and-deploy'
  | 'trash'
  | 'trash-this'
  | 'discard'
  | 'deploy'
  | 'deploy.any'
  | 'deploy-from-supply'
  | 'retreat'
  | 'retreat.any'
  | 'lose-troop'
  | 'take-reserve'
  | 'acquire'
  | 'acquire.on-top'
  | 'take-from-discard'
  | 'steal-intrigue'
  | 'harvest'
  | 'double-harvest'
  | 'faction-influence'
  | 'visit'
  | 'discount'
  | 'acquire-on-top'
  | 'faction-icons'
  | 'ignore-enemy-agents'
  | 'forbid-space'
  | 'set-aside-row-card'
  | 'recall-agent'
  | 'pass'
  | 'look-draw-or-trash'
  | 'shuffle-discard-into-deck'
  | 'council-seat'
  | 'swordmaster'
  | 'mentat'
  | 'mentat.won'
  | 'control'
  | 'signet'
  | 'sends-anywhere'
  /** What holds deeds together. */
  | 'each-opponent'
  | 'one-opponent'
  | 'several'
  | 'choose'
  | 'pay'
  | 'pay-to'
  | 'when'
  | 'when-pay'
  | 'either'
  | 'on-reveal'
  | 'cost.pay'
  | 'cost.influence'
  | 'cost.trash'
  | 'cost.trash-this'
  | 'cost.troops'
  | 'if.influence'
  | 'if.alliance'
  | 'if.any-alliance'
  | 'if.bond'
  | 'if.council-seat'
  | 'if.mentat-home'
  | 'if.enemy-troops-in-conflict'
  | 'if.owns'
  | 'if.owns-most'
  | 'if.tracks'
  | 'if.tracks-exactly'
  /** What is printed on a board space or a Leader besides effects. */
  | 'space.requires'
  | 'space.control'
  | 'space.on-reveal'
  | 'space.combat'
  | 'space.maker'
  | 'space.once'
  | 'leader.sees-deck-top'
  | 'leader.starts-with'
  | 'leader.space-discount'
  | 'leader.on-solari-cost'
  | 'leader.ignores-agents'
  | 'leader.on-harvest'
  | 'leader.on-council-seat'
  | 'leader.masterstroke'

export const phrase = (id: PhraseId, args: Phrase['args'] = {}): Phrase => ({ id, args })

export const and = (...of: readonly (Phrase | Ref)[]): List => ({ join: 'and', of })

export const or = (...of: readonly (Phrase | Ref)[]): List => ({ join: 'or', of })

export const orElse = (...of: readonly (Phrase | Ref)[]): List => ({ join: 'else', of })
