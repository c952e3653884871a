// Effects, costs and conditions as phrases. Gains that follow each other are said in one breath: "gain 1 Influence
// with the Spacing Guild and 3 Solari".

import { FACTIONS, type Faction, RESOURCES, type Resource } from '../content/types.ts'
import { and, type List, type Mood, or, orElse, type Phrase, phrase } from './phrase.ts'
import type { Condition, Cost, Counter, Effect, Gain } from './types.ts'

/** One effect. `to` names it as something that can be chosen, without the "you may". */
export const describe = (effect: Effect, mood: Mood = 'do'): Phrase => only(describeList([effect], mood))

/** The effects of a box or a reward, a sentence each. Persuasion and swords stand alone: "2 swords. Gain 1 water." */
export function describeAll(effects: readonly Effect[]): Phrase[] {
  return gather(effects, true).map((group) => (isGroup(group) ? gains(group) : say(group, 'do', false)))
}

/** Effects inside a sentence. Persuasion and swords go without a verb only if nothing else is said. */
export function describeList(effects: readonly Effect[], mood: Mood = 'do', nested = false): List {
  const groups = gather(effects, false)
  const bare = groups.length === 1 && mood === 'do'
  const of = groups.map((group) => {
    if (!isGroup(group)) return say(group, mood, nested || groups.length > 1)
    return bare ? gains(group) : verb('gain', mood, { what: and(...things(group)) })
  })
  return { join: groups.some(isOfOthers) ? 'then' : 'and', of }
}

const isOfOthers = (group: Deed | Group): boolean =>
  !isGroup(group) && (group.do === 'each-opponent' || group.do === 'one-opponent')

/** A list as one phrase. */
const only = (list: List): Phrase => {
  const [first] = list.of
  return list.of.length === 1 && first !== undefined && 'args' in first
    ? first
    : phrase('several', { of: list })
}

const verb = (id: Phrase['id'], mood: Mood, args: Phrase['args'] = {}): Phrase =>
  phrase(id, mood === 'do' ? args : { ...args, mood })

/** What is named as a thing that one gains; everything else is a deed. */
type Thing = Extract<Effect, { do: 'gain' | 'influence' | 'per' }>
type Deed = Exclude<Effect, Thing | { do: 'all' }>
type Group = readonly Thing[]

const isGroup = (group: Deed | Group): group is Group => Array.isArray(group)

const isThing = (effect: Effect): effect is Thing =>
  effect.do === 'gain' || effect.do === 'influence' || effect.do === 'per'

const flat = (effects: readonly Effect[]): (Thing | Deed)[] =>
  effects.flatMap((effect) => (effect.do === 'all' ? flat(effect.effects) : [effect]))

/** Things that follow each other become a group; with `apart`, Persuasion and swords do not mix with the rest. */
function gather(effects: readonly Effect[], apart: boolean): (Deed | Group)[] {
  const groups: (Deed | Thing[])[] = []
  for (const effect of flat(effects)) {
    const last = groups.at(-1)
    if (!isThing(effect)) groups.push(effect)
    else if (Array.isArray(last) && !(apart && isPower(last[0] ?? effect) !== isPower(effect)))
      last.push(effect)
    else groups.push([effect])
  }
  return groups
}

/** Persuasion and swords: not kept, but used in this round. */
function isPower(thing: Thing): boolean {
  if (thing.do === 'per') return isPower(thing.effect)
  return thing.do === 'gain' && (thing.what === 'persuasion' || thing.what === 'swords')
}

const gains = (group: Group): Phrase =>
  phrase(group.every(isPower) ? 'have' : 'gain', { what: and(...things(group)) })

/** Equal Influence with several Factions is said once. */
function things(group: Group): Phrase[] {
  const [first] = group
  const factions = group.flatMap((thing) =>
    thing.do === 'influence' && first?.do === 'influence' && thing.n === first.n && isFaction(thing.with)
      ? [thing.with]
      : [],
  )
  if (first?.do !== 'influence' || factions.length < group.length || group.length < 2)
    return group.map(thingOf)
  return factions.length === FACTIONS.length
    ? [phrase('influence.all', { n: first.n })]
    : [phrase('influence.each', { n: first.n, factions: and(...factions.map(theFaction)) })]
}

const isFaction = (choice: Extract<Effect, { do: 'influence' }>['with']): choice is Faction =>
  FACTIONS.some((faction) => faction === choice)

const theFaction = (id: Faction): Phrase => phrase('the-faction', { faction: { kind: 'faction', id } })

export const amount = (what: Gain, n: number): Phrase => phrase(`amount.${what}`, { n })

export const amounts = (resources: { readonly [R in Resource]?: number }): Phrase[] =>
  RESOURCES.flatMap((resource) => {
    const n = resources[resource]
    return n === undefined ? [] : [amount(resource, n)]
  })

function thingOf(thing: Thing): Phrase {
  switch (thing.do) {
    case 'gain':
      return amount(thing.what, thing.n)
    case 'per':
      return phrase('amount.per', { what: thingOf(thing.effect), each: describeCounter(thing.counter) })
    case 'influence': {
      const { n, with: choice } = thing
      if (choice === 'any' || choice === 'opponent-ahead') return phrase(`influence.${choice}`, { n })
      return typeof choice === 'string'
        ? phrase('influence.one', { n, faction: { kind: 'faction', id: choice } })
        : phrase('influence.some', { n, factions: or(...choice.map(theFaction)) })
    }
    default:
      throw unknown(thing)
  }
}

/** `nested`: inside a longer sentence, where a colon of its own would be one too many. */
function say(effect: Deed, mood: Mood, nested: boolean): Phrase {
  const may = (id: Phrase['id'], args: Phrase['args'] = {}): Phrase =>
    mood === 'to' ? verb(id, 'to', args) : verb('may', mood, { effect: verb(id, 'to', args) })
  switch (effect.do) {
    case 'draw':
    case 'intrigue':
    case 'discard':
    case 'deploy-from-supply':
    case 'harvest':
    case 'faction-influence':
      return verb(effect.do, mood, { n: effect.n })
    case 'recruit':
      return verb(effect.deploy ? 'recruit-and-deploy' : 'recruit', mood, { n: effect.n })
    case 'trash':
    case 'acquire-on-top':
      return may(effect.do)
    case 'may-pass':
      return may('pass')
    case 'deploy':
    case 'retreat':
      return effect.upTo === 'any' ? may(`${effect.do}.any`) : may(effect.do, { n: effect.upTo })
    case 'lose-troop':
      return verb('lose-troop', mood, { from: effect.from })
    case 'take-reserve':
      return verb('take-reserve', mood, { card: { kind: 'card', id: effect.card } })
    case 'discount':
      return verb('discount', mood, { card: { kind: 'card', id: effect.card }, n: effect.n })
    case 'acquire':
      return verb(effect.onTop ? 'acquire.on-top' : 'acquire', mood, { n: effect.upTo })
    case 'take-from-discard':
    case 'visit':
      return verb(effect.do, mood, { faction: { kind: 'faction', id: effect.faction } })
    case 'control':
      return verb('control', mood, { space: { kind: 'space', id: effect.space } })
    case 'mentat':
      return verb(effect.won ? 'mentat.won' : 'mentat', mood)
    case 'trash-this':
    case 'steal-intrigue':
    case 'double-harvest':
    case 'faction-icons':
    case 'ignore-enemy-agents':
    case 'forbid-space':
    case 'set-aside-row-card':
    case 'recall-agent':
    case 'look-draw-or-trash':
    case 'shuffle-discard-into-deck':
    case 'council-seat':
    case 'swordmaster':
    case 'signet':
      return verb(effect.do, mood)
    case 'each-opponent':
    case 'one-opponent':
      return verb(effect.do, mood, { effect: describe(effect.effect, mood === 'to' ? 'to' : 'they') })
    case 'choose':
      return verb('choose', mood, { n: effect.n, of: choices(effect.effects) })
    case 'pay': {
      const args = { cost: and(...describeCost(effect.cost, 'to')), effects: describeList(effect.effects) }
      if (!nested && mood !== 'to') return may('pay', args)
      return may('pay-to', { ...args, effects: describeList(effect.effects, 'to') })
    }
    case 'when':
      return phrase('when', {
        condition: describeCondition(effect.condition),
        effects: describeList(effect.effects, mood, true),
      })
    case 'either':
      return phrase('either', {
        condition: describeCondition(effect.condition),
        yes: describe(effect.yes, mood),
        no: describe(effect.no, mood),
      })
    case 'on-reveal':
      return phrase('on-reveal', { effects: describeList(effect.effects, mood, true) })
    default:
      throw unknown(effect)
  }
}

/** Things among themselves need no verb: "choose one: 2 Persuasion or 2 swords". */
function choices(effects: readonly Effect[]): List {
  const all = effects.filter(isThing)
  return all.length === effects.length
    ? or(...all.map(thingOf))
    : orElse(...effects.map((effect) => describe(effect, 'to')))
}

const OTHER_COSTS: {
  readonly [K in Exclude<keyof Cost, Resource>]-?: (cost: Cost, mood: Mood) => Phrase[]
} = {
  influence: ({ influence: n }, mood) => (n === undefined ? [] : [verb('cost.influence', mood, { n })]),
  conflictTroops: ({ conflictTroops: n }, mood) =>
    n === undefined ? [] : [verb('cost.troops', mood, { n })],
  trash: ({ trash: n }, mood) => (n === undefined ? [] : [verb('cost.trash', mood, { n })]),
  trashThis: ({ trashThis }, mood) => (trashThis ? [verb('cost.trash-this', mood)] : []),
}

/** What is done to pay: "lose 1 Influence", "pay 2 spice". */
export function describeCost(cost: Cost, mood: Mood = 'do'): Phrase[] {
  const others = Object.values(OTHER_COSTS).flatMap((said) => said(cost, mood))
  const paid = amounts(cost)
  return paid.length === 0 ? others : [...others, verb('cost.pay', mood, { what: and(...paid) })]
}

export function describeCondition(condition: Condition): Phrase {
  switch (condition.is) {
    case 'influence':
      return phrase('if.influence', { faction: { kind: 'faction', id: condition.with }, n: condition.n })
    case 'alliance':
      return condition.with === 'any'
        ? phrase('if.any-alliance')
        : phrase('if.alliance', { faction: { kind: 'faction', id: condition.with } })
    case 'bond':
      return phrase('if.bond', { faction: { kind: 'faction', id: condition.with } })
    case 'council-seat':
    case 'mentat-home':
    case 'enemy-troops-in-conflict':
      return phrase(`if.${condition.is}`)
    case 'owns':
      return phrase('if.owns', { card: { kind: 'card', id: condition.card }, n: condition.n })
    case 'owns-most':
      return phrase('if.owns-most', { card: { kind: 'card', id: condition.card } })
    case 'tracks':
      return phrase(condition.exactly ? 'if.tracks-exactly' : 'if.tracks', {
        tracks: condition.tracks,
        n: condition.n,
      })
    default:
      throw unknown(condition)
  }
}

function describeCounter(counter: Counter): Phrase {
  switch (counter.count) {
    case 'cards-in-play':
      return phrase('counter.cards-in-play', { faction: { kind: 'faction', id: counter.faction } })
    default:
      throw unknown(counter.count)
  }
}

const unknown = (what: never): Error => new Error(`nobody has said how to describe ${JSON.stringify(what)}`)
