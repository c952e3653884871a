// What is said about an effect, before any language: a tree of message ids with their arguments. The catalogues
// have a message for each id; the engine has no words of its own.

import type { Gain } from './types.ts'

/** Something with a name of its own in every language. */
export type Ref = {
  readonly kind: 'battle-icon' | 'card' | 'faction' | 'icon' | 'space' | 'tag' | 'training'
  readonly id: string
}

/**
 * Several things in a row, as the language joins them: `a, b and c`. Deeds are longer than things, so alternatives
 * among them are joined by `else`; after `then` comes the deed of somebody else. What would run into its neighbour
 * (a "you may", a condition) is kept `apart`: `a; b`.
 */
export type List = {
  readonly join: 'and' | 'or' | 'else' | 'then' | 'apart'
  readonly of: readonly (Phrase | Ref)[]
}

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
  | 'influence.several'
  | 'influence.some'
  | 'influence.spied'
  | 'the-faction'
  | 'counter.cards-in-play'
  | 'counter.contracts'
  | 'counter.revealed'
  | 'counter.sandworms'
  | 'counter.sword-cards'
  | 'space-with'
  | 'space-of-faction'
  | 'spied-maker'
  /** Deeds. */
  | 'have'
  | 'gain'
  | 'may'
  | 'draw'
  | 'draw.per'
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
  | 'acquire.exactly'
  | 'acquire.for-solari'
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
  | 'ignores-requirements'
  | 'spy'
  | 'spy.at'
  | 'spy.shared'
  | 'spy.visited'
  | 'spy.then'
  | 'remove-shield-wall'
  | 'maker-hooks'
  | 'sandworm'
  | 'contract'
  | 'trash-from-hand'
  | 'return-this'
  | 'deploy-recruits'
  | 'no-deployment'
  | 'sort-top-three'
  | 'secret-factions'
  | 'masterstroke'
  | 'train'
  | 'memory'
  | 'other-memories'
  | 'repeat-space'
  | 'recruit-on-acquire'
  /** What holds deeds together. */
  | 'each-opponent'
  | 'one-opponent'
  | 'several'
  | 'once'
  | 'choose'
  | 'pay'
  | 'pay-to'
  | 'when'
  | 'when-inside'
  | 'when-also'
  | 'when-pay'
  | 'either'
  | 'on-reveal'
  | 'cost.pay'
  | 'cost.discard'
  | 'cost.flip'
  | 'cost.influence'
  | 'cost.recall-spies'
  | 'cost.retreat'
  | 'cost.retreat-some'
  | 'cost.trash'
  | 'cost.trash-from-hand'
  | 'cost.trash-in-play'
  | 'cost.trash-intrigue'
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
  | 'if.acquired'
  | 'if.both'
  | 'if.contracts'
  | 'if.discarded'
  | 'if.gained-spice'
  | 'if.influence-under-alliance'
  | 'if.maker-hooks'
  | 'if.no-council-seat'
  | 'if.sandworms'
  | 'if.spies'
  | 'if.spy-recalled'
  | 'if.spying-on-maker'
  | 'if.strength'
  | 'if.swordmaster'
  | 'if.units'
  | 'if.units-deployed'
  | 'if.visited-faction'
  | 'if.visited-maker'
  /** What is printed on a component besides effects. */
  | 'space.requires'
  | 'space.control'
  | 'space.on-reveal'
  | 'space.combat'
  | 'space.maker'
  | 'space.once'
  | 'space.cheaper'
  /** Abilities: what fires them, and what they change. */
  | 'ability.start'
  | 'ability.visit'
  | 'ability.may-visit'
  | 'ability.opponent-visit'
  | 'ability.solari-paid'
  | 'ability.harvest'
  | 'ability.council-seat'
  | 'ability.influence-reached'
  | 'ability.deployed'
  | 'ability.first-deployed'
  | 'ability.reveal'
  | 'ability.starting-goods'
  | 'ability.starting-deck'
  | 'ability.space-cost'
  | 'ability.blocking'
  | 'ability.harvest-less'
  | 'ability.deck-top'
  | 'ability.contract-offer'
  | 'training.start'
  | 'training.place'
  | 'training.end'
  | 'battle-icon'
  | 'objective.first-player'
  | 'objective.players'
  | 'count'
  | 'post.spaces'
  | 'contract.visit'
  | 'contract.harvest'
  | 'contract.acquire'
  | 'contract.at-once'

export const phrase = (id: PhraseId, args: Phrase['args'] = {}): Phrase => ({ id, args })

export const and = (...of: readonly (Phrase | Ref)[]): List => ({ join: 'and', of })

export const or = (...of: readonly (Phrase | Ref)[]): List => ({ join: 'or', of })

export const apart = (...of: readonly (Phrase | Ref)[]): List => ({ join: 'apart', of })

export const orElse = (...of: readonly (Phrase | Ref)[]): List => ({ join: 'else', of })
