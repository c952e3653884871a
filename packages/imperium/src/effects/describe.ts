// Effects as phrases. Gains that follow each other are said in one breath: "gain 1 Influence with the Spacing Guild
// and 3 Solari".

import { FACTIONS, type Faction } from '../content/types.ts'
import {
  amount,
  cardRef,
  describeCondition,
  describeCost,
  describeCounter,
  factionRef,
  spacesWith,
  unknown,
  verb,
} from './describe-terms.ts'
import { isOptional } from './legal.ts'
import { and, apart, type List, type Mood, or, orElse, type Phrase, phrase } from './phrase.ts'
import type { Acquire, Effect, PlaceSpy } from './types.ts'

/** One effect. `to` names it as something that can be chosen, without the "you may". */
export const describe = (effect: Effect, mood: Mood = 'do'): Phrase => only(describeList([effect], mood))

/** The effects of a box or a reward, a sentence each. Persuasion and swords stand alone: "2 swords. Gain 1 water." */
export function describeAll(effects: readonly Effect[]): Phrase[] {
  return gather(effects, true).map((group) => (isGroup(group) ? gains(group) : say(group, 'do', 'sentence')))
}

/**
 * Where effects are said: as a sentence, after a colon, where a colon of their own would be one too many, or within a
 * clause, where Persuasion and swords need a verb, too.
 */
type Place = 'sentence' | 'colon' | 'clause'

/** Effects inside a sentence. Persuasion and swords go without a verb only if nothing else is said. */
export function describeList(effects: readonly Effect[], mood: Mood = 'do', place: Place = 'sentence'): List {
  const groups = gather(effects, false)
  if (groups.length > 1) return sayTogether(groups, mood)
  return and(
    ...groups.map((group) => (isGroup(group) ? sayGains(group, mood, place) : say(group, mood, place))),
  )
}

/** Several deeds; among those that are chosen together, too, what may be left undone says so, and comes last. */
function sayTogether(groups: readonly (Deed | Group)[], mood: Mood): List {
  const ordered =
    mood === 'to' ? [...groups.filter(isDone), ...groups.filter((group) => !isDone(group))] : groups
  const of = ordered.map((group, index) => {
    if (isGroup(group)) return sayGains(group, mood, 'clause')
    if (group.do === 'when' && index > 0) return sayWhen('when-also', group, mood)
    return isDone(group) ? say(group, mood, 'clause') : named(say(group, 'do', 'clause'), mood)
  })
  if (ordered.some(isOfOthers)) return { join: 'then', of }
  return ordered.some((group, index) => standsApart(group, index === of.length - 1))
    ? apart(...of)
    : and(...of)
}

/** A "may" among deeds that are only named, not told to do, says so: other languages need another verb for it. */
const named = (said: Phrase, mood: Mood): Phrase =>
  said.id === 'may' && mood === 'to' ? verb('may', mood, said.args) : said

const isOfOthers = (group: Deed | Group): boolean =>
  !isGroup(group) && (group.do === 'each-opponent' || group.do === 'one-opponent')

/** What may not be left undone. */
const isDone = (group: Deed | Group): boolean =>
  isGroup(group) || (group.do !== 'spies' && !isOptional(group))

/** Its "you may", its condition or its choice would be taken to cover the neighbours. */
function standsApart(group: Deed | Group, isLast: boolean): boolean {
  if (isGroup(group)) return false
  if (group.do === 'when' || group.do === 'either' || group.do === 'choose') return true
  return !isLast && !isDone(group)
}

/** A list as one phrase. */
const only = (list: List): Phrase => {
  const [first] = list.of
  return list.of.length === 1 && first !== undefined && 'args' in first
    ? first
    : phrase('several', { of: list })
}

/** What is named as a thing that one gains; everything else is a deed. */
type Thing =
  | Extract<Effect, { do: 'gain' | 'influence' | 'influence-spied' }>
  | (Extract<Effect, { do: 'per' }> & { readonly effect: { do: 'gain' } })
/** Spies anywhere are counted together. */
type Spies = { readonly do: 'spies'; readonly n: number }
type Deed = Exclude<Effect, { do: 'gain' | 'influence' | 'influence-spied' | 'all' }> | Spies
type Group = readonly Thing[]

const isGroup = (group: Deed | Group): group is Group => Array.isArray(group)

const isThing = (effect: Effect | Spies): effect is Thing =>
  effect.do === 'gain' ||
  effect.do === 'influence' ||
  effect.do === 'influence-spied' ||
  (effect.do === 'per' && effect.effect.do === 'gain')

const flat = (effects: readonly Effect[]): (Thing | Deed)[] =>
  effects.flatMap((effect): (Thing | Deed)[] => {
    if (effect.do === 'all') return flat(effect.effects)
    const isPlainSpy = effect.do === 'spy' && Object.keys(effect).length === 1
    return [isPlainSpy ? { do: 'spies', n: 1 } : effect]
  })

/** Things that follow each other become a group; with `apart`, Persuasion and swords do not mix with the rest. */
function gather(effects: readonly Effect[], apart: boolean): (Deed | Group)[] {
  const groups: (Deed | Thing[])[] = []
  for (const effect of flat(effects)) {
    const last = groups.at(-1)
    if (isThing(effect)) {
      if (Array.isArray(last) && !(apart && isPower(last[0] ?? effect) !== isPower(effect))) last.push(effect)
      else groups.push([effect])
    } else {
      const merged = last === undefined || Array.isArray(last) ? undefined : inOneBreath(last, effect)
      if (merged === undefined) groups.push(effect)
      else groups.splice(-1, 1, merged)
    }
  }
  return groups
}

/** Two deeds that are said as one: spies, and what happens on one condition. */
function inOneBreath(one: Deed, next: Deed): Deed | undefined {
  if (one.do === 'spies' && next.do === 'spies') return { ...one, n: one.n + next.n }
  if (one.do === 'when' && next.do === 'when') {
    const isSame = JSON.stringify(one.condition) === JSON.stringify(next.condition)
    return isSame ? { ...one, effects: [...one.effects, ...next.effects] } : undefined
  }
  return undefined
}

/** Persuasion and swords: not kept, but used in this round. */
function isPower(thing: Thing): boolean {
  if (thing.do === 'per') return isPower(thing.effect)
  return thing.do === 'gain' && (thing.what === 'persuasion' || thing.what === 'swords')
}

const gains = (group: Group): Phrase =>
  phrase(group.every(isPower) ? 'have' : 'gain', { what: and(...things(group)) })

const sayGains = (group: Group, mood: Mood, place: Place): Phrase =>
  mood === 'do' && place !== 'clause' ? gains(group) : verb('gain', mood, { what: and(...things(group)) })

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

const theFaction = (id: Faction): Phrase => phrase('the-faction', { faction: factionRef(id) })

function thingOf(thing: Thing): Phrase {
  switch (thing.do) {
    case 'gain':
      return amount(thing.what, thing.n)
    case 'per':
      return phrase('amount.per', { what: thingOf(thing.effect), each: describeCounter(thing.counter) })
    case 'influence-spied':
      return phrase('influence.spied', { n: thing.n })
    case 'influence': {
      const { n, with: choice } = thing
      if (choice === 'any' || choice === 'opponent-ahead') return phrase(`influence.${choice}`, { n })
      return typeof choice === 'string'
        ? phrase('influence.one', { n, faction: factionRef(choice) })
        : phrase('influence.some', { n, factions: or(...choice.map(theFaction)) })
    }
    default:
      throw unknown(thing)
  }
}

function say(effect: Deed, mood: Mood, place: Place): Phrase {
  const may = (id: Phrase['id'], args: Phrase['args'] = {}): Phrase =>
    mood === 'to' ? verb(id, 'to', args) : verb('may', mood, { effect: verb(id, 'to', args) })
  switch (effect.do) {
    case 'draw':
    case 'intrigue':
    case 'discard':
    case 'deploy-from-supply':
    case 'harvest':
    case 'faction-influence':
    case 'sandworm':
    case 'recruit-on-acquire':
      return verb(effect.do, mood, { n: effect.n })
    case 'recruit':
      return verb(effect.deploy ? 'recruit-and-deploy' : 'recruit', mood, { n: effect.n })
    case 'per':
      return verb('draw.per', mood, { n: effect.effect.n, each: describeCounter(effect.counter) })
    case 'trash':
    case 'acquire-on-top':
    case 'remove-shield-wall':
    case 'deploy-recruits':
      return may(effect.do)
    case 'spies':
      return may('spy', { n: effect.n })
    case 'spy':
      return saySpy(effect, may)
    case 'may-pass':
      return may('pass')
    case 'deploy':
    case 'retreat':
      return effect.upTo === 'any' ? may(`${effect.do}.any`) : may(effect.do, { n: effect.upTo })
    case 'lose-troop':
      return verb('lose-troop', mood, { from: effect.from })
    case 'take-reserve':
      return verb('take-reserve', mood, { card: cardRef(effect.card) })
    case 'discount':
      return verb('discount', mood, { card: cardRef(effect.card), n: effect.n })
    case 'acquire':
      return sayAcquire(effect, effect.optional ? may : (id, args) => verb(id, mood, args))
    case 'take-from-discard':
    case 'visit':
      return verb(effect.do, mood, { faction: factionRef(effect.faction) })
    case 'control':
      return verb('control', mood, { space: { kind: 'space', id: effect.space } })
    case 'mentat':
      return verb(effect.won ? 'mentat.won' : 'mentat', mood)
    case 'trash-from-hand':
      return verb('trash-from-hand', mood, { effects: describeList(effect.gain, 'to', 'clause') })
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
    case 'maker-hooks':
    case 'contract':
    case 'return-this':
    case 'no-deployment':
    case 'sort-top-three':
    case 'train':
    case 'memory':
    case 'other-memories':
    case 'repeat-space':
      return verb(effect.do, mood)
    case 'each-opponent':
    case 'one-opponent':
      return verb(effect.do, mood, { effect: describe(effect.effect, mood === 'to' ? 'to' : 'they') })
    case 'choose':
      return sayChoice(effect, mood, place)
    case 'pay': {
      const cost = and(...describeCost(effect.cost, 'to'))
      return place === 'sentence' && mood !== 'to'
        ? may('pay', { cost, effects: describeList(effect.effects, 'do', 'colon') })
        : may('pay-to', { cost, effects: describeList(effect.effects, 'to', 'clause') })
    }
    case 'when':
      return sayWhen(place === 'sentence' && mood !== 'to' ? 'when' : 'when-inside', effect, mood)
    case 'either':
      return phrase('either', {
        condition: describeCondition(effect.condition),
        yes: describe(effect.yes, mood),
        no: describe(effect.no, mood),
      })
    case 'on-reveal':
      return phrase('on-reveal', { effects: describeList(effect.effects, mood, 'colon') })
    default:
      throw unknown(effect)
  }
}

const sayWhen = (
  id: 'when' | 'when-inside' | 'when-also',
  { condition, effects }: Extract<Effect, { do: 'when' }>,
  mood: Mood,
): Phrase =>
  phrase(id, {
    condition: describeCondition(condition),
    effects: describeList(effects, mood, id === 'when' ? 'colon' : 'clause'),
  })

type Say = (id: Phrase['id'], args?: Phrase['args']) => Phrase

function saySpy({ afterwards = [], ...spy }: PlaceSpy, may: Say): Phrase {
  const then = afterwards.map(({ at, effects }) =>
    phrase('spy.then', { spaces: spacesWith(at), effects: describeList(effects, 'do', 'clause') }),
  )
  return then.length === 0
    ? sayWhere(spy, may)
    : phrase('several', { of: apart(sayWhere(spy, may), ...then) })
}

function sayWhere({ at, share }: PlaceSpy, may: Say): Phrase {
  const shared = share ? 'yes' : 'no'
  if (at === 'visited') return may('spy.visited', { shared })
  if (at !== undefined) return may('spy.at', { spaces: spacesWith(at), shared })
  return share ? may('spy.shared') : may('spy', { n: 1 })
}

function sayAcquire({ upTo, atLeast, to }: Acquire, say: Say): Phrase {
  if (upTo === 'solari') return say('acquire.for-solari', { to })
  return say(atLeast === upTo ? 'acquire.exactly' : 'acquire', { n: upTo, to })
}

/** One of several; within a sentence without the words "choose one". */
function sayChoice({ n, effects }: Extract<Effect, { do: 'choose' }>, mood: Mood, place: Place): Phrase {
  const influence = sameInfluence(effects)
  if (influence !== undefined)
    return verb('gain', mood, { what: phrase('influence.several', { n: influence, factions: n }) })
  const of = choices(effects, n)
  if (n > 1 || mood !== 'do') return verb('choose', mood, { n, of })
  if (effects.every(isOptional)) return phrase('may', { effect: phrase('several', { of }) })
  if (place === 'sentence') return phrase('choose', { n, of })
  return effects.every(isThing) ? phrase('gain', { what: of }) : phrase('several', { of })
}

/** How much Influence, if it is as much with each Faction. */
function sameInfluence(effects: readonly Effect[]): number | undefined {
  const [first] = effects
  if (first?.do !== 'influence' || effects.length !== FACTIONS.length) return undefined
  const isWithEach = FACTIONS.every((faction) =>
    effects.some((part) => part.do === 'influence' && part.with === faction && part.n === first.n),
  )
  return isWithEach ? first.n : undefined
}

/**
 * Things among themselves need no verb: "choose one: 2 Persuasion or 2 swords". Deeds exclude each other only if one
 * of them is chosen.
 */
function choices(effects: readonly Effect[], n: number): List {
  const all = effects.filter(isThing)
  if (all.length === effects.length) return or(...all.map(thingOf))
  const deeds = effects.map((effect) => describe(effect, 'to'))
  return n === 1 ? orElse(...deeds) : or(...deeds)
}
