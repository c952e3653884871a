// Amounts, costs, conditions, counters and kinds of spaces as phrases: the terms on which effects happen.

import {
  type AgentIcon,
  type CardId,
  FACTIONS,
  type Faction,
  RESOURCES,
  type Resource,
} from '../content/types.ts'
import type { Voice } from './kind.ts'
import { and, type List, type Mood, or, type Phrase, phrase, type Ref } from './phrase.ts'
import type { Condition, Cost, Counter, Effect, EffectOf, FactionChoice, Gain } from './types.ts'

/** A phrase whose verb shows who it speaks to. */
export const verb = (id: Phrase['id'], mood: Mood, args: Phrase['args'] = {}): Phrase =>
  phrase(id, mood === 'do' ? args : { ...args, mood })

export const factionRef = (id: Faction): Ref => ({ kind: 'faction', id })

/** Is it one Faction and no choice? */
export const isFaction = (choice: FactionChoice): choice is Faction =>
  FACTIONS.some((faction) => faction === choice)

export const cardRef = (id: CardId): Ref => ({ kind: 'card', id })

export const amount = (what: Gain, n: number): Phrase => phrase(`amount.${what}`, { n })

export const amounts = (resources: { readonly [R in Resource]?: number }): Phrase[] =>
  RESOURCES.flatMap((resource) => {
    const n = resources[resource]
    return n === undefined ? [] : [amount(resource, n)]
  })

/** "A City space", or one of several; all four Factions together are "a Faction space". */
export function spacesWith(icons: readonly AgentIcon[]): List {
  const isAnyFaction = FACTIONS.every((faction) => icons.includes(faction))
  const others = icons.filter((icon) => !(isAnyFaction && FACTIONS.some((faction) => faction === icon)))
  const said = others.map((id) => phrase('space-with', { icon: { kind: 'icon', id } }))
  return or(...(isAnyFaction ? [phrase('space-of-faction')] : []), ...said)
}

const OTHER_COSTS: {
  readonly [K in Exclude<keyof Cost, Resource>]-?: (cost: Cost, mood: Mood) => Phrase[]
} = {
  influence: ({ influence: n }, mood) => (n === undefined ? [] : [verb('cost.influence', mood, { n })]),
  conflictTroops: ({ conflictTroops: n }, mood) =>
    n === undefined ? [] : [verb('cost.troops', mood, { n })],
  retreat({ retreat }, mood) {
    if (retreat === undefined) return []
    const [least, most] = retreat
    return least === most
      ? [verb('cost.retreat', mood, { n: most })]
      : [verb('cost.retreat-some', mood, { least, most })]
  },
  recallSpies: ({ recallSpies: n }, mood) =>
    n === undefined ? [] : [verb('cost.recall-spies', mood, { n })],
  discard: ({ discard: n }, mood) => (n === undefined ? [] : [verb('cost.discard', mood, { n })]),
  trash: ({ trash: n }, mood) => (n === undefined ? [] : [verb('cost.trash', mood, { n })]),
  trashThis: ({ trashThis }, mood) => (trashThis ? [verb('cost.trash-this', mood)] : []),
  trashInPlay: ({ trashInPlay }, mood) =>
    trashInPlay === undefined ? [] : [verb('cost.trash-in-play', mood, { faction: factionRef(trashInPlay) })],
  trashFromHand: ({ trashFromHand }, mood) =>
    trashFromHand === undefined
      ? []
      : [verb('cost.trash-from-hand', mood, { faction: factionRef(trashFromHand) })],
  trashIntrigue: ({ trashIntrigue: n }, mood) =>
    n === undefined ? [] : [verb('cost.trash-intrigue', mood, { n })],
  flipConflict: ({ flipConflict: id }, mood) =>
    id === undefined ? [] : [verb('cost.flip', mood, { icon: { kind: 'battle-icon', id } })],
  flipConflicts: ({ flipConflicts: n }, mood) =>
    n === undefined ? [] : [verb('cost.flip-any', mood, { n })],
  loseTroops: ({ loseTroops: n }, mood) => (n === undefined ? [] : [verb('cost.lose-troops', mood, { n })]),
  trashDiscarded: ({ trashDiscarded: n }, mood) =>
    n === undefined ? [] : [verb('cost.trash-discarded', mood, { n })],
  trashTech: ({ trashTech: n }, mood) => (n === undefined ? [] : [verb('cost.trash-tech', mood, { n })]),
  trashSpies: ({ trashSpies: n }, mood) => (n === undefined ? [] : [verb('cost.trash-spies', mood, { n })]),
  giveIntrigue: ({ giveIntrigue: n }, mood) =>
    n === undefined ? [] : [verb('cost.give-intrigue', mood, { n })],
}

/** What is done to pay: "lose 1 Influence", "pay 2 spice". */
export function describeCost(cost: Cost, mood: Mood = 'do'): Phrase[] {
  const others = Object.values(OTHER_COSTS).flatMap((said) => said(cost, mood))
  const paid = amounts(cost)
  return paid.length === 0 ? others : [...others, verb('cost.pay', mood, { what: and(...paid) })]
}

export function describeCondition(condition: Condition, mood: Mood = 'do'): Phrase {
  switch (condition.is) {
    case 'influence':
      return verb('if.influence', mood, { faction: factionRef(condition.with), n: condition.n })
    case 'alliance':
      return condition.with === 'any'
        ? verb('if.any-alliance', mood)
        : phrase('if.alliance', { faction: factionRef(condition.with) })
    case 'bond':
      return phrase('if.bond', { faction: factionRef(condition.with) })
    case 'discarded':
      return phrase('if.discarded', { faction: factionRef(condition.faction) })
    case 'swordmaster':
      return verb('if.swordmaster', mood)
    case 'council-seat':
    case 'no-council-seat':
    case 'mentat-home':
    case 'maker-hooks':
    case 'spy-recalled':
    case 'spying-on-maker':
    case 'enemy-troops-in-conflict':
    case 'commander':
    case 'owns-commander':
    case 'contract-completed':
    case 'enemy-sandworm':
    case 'plain-intrigue':
      return phrase(`if.${condition.is}`)
    case 'gained-spice':
      return condition.n === undefined
        ? phrase('if.gained-spice')
        : phrase('if.gained-spice-of', { n: condition.n })
    case 'visited':
      return condition.what === 'maker' || condition.what === 'faction'
        ? phrase(`if.visited-${condition.what}`)
        : phrase('if.visited', { spaces: spacesWith([condition.what]) })
    case 'agent-at':
      return phrase('if.agent-at', { spaces: spacesWith([condition.icon]) })
    case 'has':
      return phrase('if.has', { what: amount(condition.what, condition.n) })
    case 'navigated':
      return phrase('if.navigated', { faction: factionRef(condition.with) })
    case 'spies':
    case 'units':
    case 'sandworms':
    case 'units-deployed':
    case 'strength':
    case 'contracts':
    case 'influence-under-alliance':
    case 'persuasion':
    case 'tech':
    case 'garrison':
    case 'navigation-slot':
      return phrase(`if.${condition.is}`, { n: condition.n })
    case 'conflict-level':
      return phrase('if.conflict-level', { n: condition.level })
    case 'both':
      return phrase('if.both', {
        conditions: { join: 'both', of: condition.conditions.map((each) => describeCondition(each, mood)) },
      })
    case 'acquired':
      return phrase('if.acquired', { card: cardRef(condition.card) })
    case 'owns':
      return phrase('if.owns', { card: cardRef(condition.card), n: condition.n })
    case 'team':
      return phrase('if.team', { leader: { kind: 'leader', id: condition.of } })
    case 'owns-most':
      return phrase('if.owns-most', { card: cardRef(condition.card) })
    case 'tracks':
      return phrase(condition.exactly ? 'if.tracks-exactly' : 'if.tracks', {
        tracks: condition.tracks,
        n: condition.n,
      })
  }
}

export function describeCounter(counter: Counter): Phrase {
  switch (counter.count) {
    case 'cards-in-play':
    case 'revealed':
      return phrase(`counter.${counter.count}`, { faction: factionRef(counter.faction) })
    case 'sandworms':
    case 'contracts':
    case 'sword-cards':
    case 'unit-kinds':
      return phrase(`counter.${counter.count}`)
    case 'tracks':
      return phrase('counter.tracks', { n: counter.n })
  }
}

const isWhen = (effect: Effect): boolean => effect.do === 'when'

/**
 * What is paid, and what for: "pay 2 water to draw 2 cards". What comes on a condition is no purpose: it is said after
 * that. Neither is what may be left undone before the rest is done: then the one is told after the other.
 */
export function sayPaid(
  effects: readonly Effect[],
  isOptional: (effect: Effect) => boolean,
  { mood, list }: Pick<Voice, 'mood' | 'list'>,
  pays: (id: 'pay' | 'pay-to', effects: List) => Phrase,
): Phrase {
  const extras = effects.filter((effect) => effect.do === 'when')
  const bought = effects.slice(0, effects.length - extras.length)
  const isPurpose =
    bought.length > 0 && !bought.some(isWhen) && !(mood === 'do' && bought.slice(0, -1).some(isOptional))
  if (!isPurpose) return pays(mood === 'do' ? 'pay' : 'pay-to', list(effects, mood, 'clause'))
  const paid = pays('pay-to', list(bought, 'to', 'clause'))
  if (extras.length === 0) return paid
  const also = extras.map((extra) => sayWhen('when-also', extra, { mood, list }))
  return phrase('several', { of: { join: 'apart', of: [paid, ...also] } })
}

/** Behind its condition the place of a visit is not said again. */
const sayThere = (part: Phrase | Ref): Phrase | Ref =>
  'args' in part && part.id === 'faction-influence' ? phrase('faction-influence.there', part.args) : part

/** What happens on a condition; among several deeds it says that it comes on top of the others. */
export function sayWhen(
  id: 'when' | 'when-inside' | 'when-also',
  { condition, effects }: EffectOf<'when'>,
  { mood, list }: Pick<Voice, 'mood' | 'list'>,
): Phrase {
  const [inner, ...others] = effects
  if (inner?.do === 'when' && others.length === 0) {
    const both: Condition = { is: 'both', conditions: [condition, inner.condition] }
    return sayWhen(id, { ...inner, condition: both }, { mood, list })
  }
  const listed = list(effects, mood, id === 'when' ? 'colon' : 'clause')
  const isVisit = condition.is === 'visited' && condition.what === 'faction'
  const said = isVisit ? { ...listed, of: listed.of.map(sayThere) } : listed
  // Things alone and alternatives stand behind a colon, deeds make a sentence with their condition.
  const isDeed = said.of.some((part) => 'args' in part && part.id !== 'have' && part.id !== 'several')
  return phrase(id === 'when' && isDeed ? 'when-do' : id, {
    condition: describeCondition(condition, mood),
    effects: said,
  })
}
