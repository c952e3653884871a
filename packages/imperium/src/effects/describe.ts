// Effects as phrases. Gains that follow each other are said in one breath: "gain 1 Influence with the Spacing Guild
// and 3 Solari".

import { FACTIONS } from '../content/types.ts'
import { factionRef, isFaction, sayWhen, verb } from './describe-terms.ts'
import type { Place, Voice } from './kind.ts'
import { isOptional, phraseFor, thingOf } from './language.ts'
import { and, apart, type List, type Mood, type Phrase, phrase } from './phrase.ts'
import type { Effect, EffectOf } from './types.ts'

/** One effect. `to` names it as something that can be chosen, without the "you may". */
export const describe = (effect: Effect, mood: Mood = 'do'): Phrase => only(describeList([effect], mood))

/** The effects of a box or a reward, a sentence each. Persuasion and swords stand alone: "2 swords. Gain 1 water." */
export function describeAll(effects: readonly Effect[], mood: Mood = 'do'): Phrase[] {
  return gather(effects, true, mood).map((group) =>
    isGroup(group) ? sayGains(group, mood, 'sentence') : say(group, mood, 'sentence'),
  )
}

/** Effects inside a sentence. Persuasion and swords go without a verb only if nothing else is said. */
export function describeList(effects: readonly Effect[], mood: Mood = 'do', place: Place = 'sentence'): List {
  const groups = gather(effects, false, mood)
  if (groups.length > 1) return sayTogether(groups, mood)
  return and(
    ...groups.map((group) => (isGroup(group) ? sayGains(group, mood, place) : say(group, mood, place))),
  )
}

/** Several deeds; what may be left undone says so, even among those that are chosen together. */
function sayTogether(groups: readonly (Deed | Group)[], mood: Mood): List {
  const ordered = inOrder(groups, mood)
  const of = ordered.map((group, index) => {
    if (isGroup(group)) return sayGains(group, mood, 'clause')
    if (group.do === 'when' && index > 0) return sayWhen('when-also', group, { mood, list: describeList })
    if (mood === 'they') return say(group, mood, 'clause')
    return offered(say(group, isDone(group) ? mood : 'do', 'clause'), mood, index > 0)
  })
  if (ordered.some(isOfOthers)) return { join: 'then', of }
  const isApart = of.map((said, index) => isOffer(said) || standsApart(ordered[index] ?? [], mood))
  const plain = isApart.indexOf(true)
  if (plain < 0) return and(...of)
  // What needs no room of its own is said in one breath before the rest.
  const [first, rest] = [of.slice(0, plain), of.slice(plain)]
  return apart(...(first.length > 1 ? [phrase('several', { of: and(...first) })] : first), ...rest)
}

/**
 * A "may" would be taken to cover what follows it, and so would a condition: they come last, unless the deed makes way
 * for another one, as the Shield Wall does for sandworms.
 */
function inOrder(groups: readonly (Deed | Group)[], mood: Mood): readonly (Deed | Group)[] {
  const makesWay = groups.some((group) => !isGroup(group) && group.do === 'remove-shield-wall')
  if (mood === 'they' || groups.some(isOfOthers) || (makesWay && mood === 'do')) return groups
  const rank = (group: Deed | Group): number =>
    !isGroup(group) && group.do === 'when' ? 2 : isDone(group) ? 0 : 1
  return groups.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * A "may" among deeds that are only named, not told to do, says so: other languages need another verb for it. Behind
 * what must be done it says that it comes on top. Whoever names it first wants it.
 */
function offered(said: Phrase, mood: Mood, follows: boolean): Phrase {
  if (said.id !== 'may') return said
  if (follows) return phrase(mood === 'to' ? 'optionally' : 'may-also', said.args)
  const { effect } = said.args
  return mood === 'to' && typeof effect === 'object' && 'args' in effect ? effect : said
}

const isOffer = ({ id }: Phrase): boolean => id === 'may' || id === 'may-also'

const isOfOthers = (group: Deed | Group): boolean =>
  !isGroup(group) && (group.do === 'each-opponent' || group.do === 'one-opponent')

/** What may not be left undone. */
const isDone = (group: Deed | Group): boolean =>
  isGroup(group) || group.do === 'draws' || (group.do !== 'spies' && !isOptional(group))

/** Its "you may", its condition or its choice would be taken to cover the neighbors. */
function standsApart(group: Deed | Group, mood: Mood): boolean {
  if (isGroup(group)) return false
  if (group.do === 'when' || group.do === 'either' || group.do === 'choose') return true
  return mood === 'do' && !isDone(group)
}

/** What is won, named by itself where it can be: "3 Solari". */
export function describeReward(effects: readonly Effect[]): List {
  const [only, ...others] = gather(effects, false, 'to')
  return only !== undefined && isGroup(only) && others.length === 0
    ? and(phrase('have', { what: and(...things(only)) }))
    : describeList(effects, 'to')
}

/** A list as one phrase. */
const only = (list: List): Phrase => {
  const [first] = list.of
  return list.of.length === 1 && first !== undefined && 'args' in first
    ? first
    : phrase('several', { of: list })
}

/** What is named as a thing that one gains, with its name; everything else is a deed. */
type Thing = { readonly effect: Effect; readonly name: Phrase }
/** Spies anywhere are counted together; those that share a post with others apart. */
type Spies = { readonly do: 'spies'; readonly n: number; readonly share: boolean }
/** Cards drawn from several decks: "draw 1 Intrigue card and 1 card". */
type Draws = { readonly do: 'draws'; readonly of: readonly Draw[] }
type Draw = EffectOf<'draw' | 'intrigue' | 'draw-twisted'>
type Deed = Effect | Spies | Draws
type Group = readonly Thing[]

const isGroup = (group: Deed | Group): group is Group => Array.isArray(group)

/** The effects in a row, those of `all` among the others; things are told from deeds. */
const flat = (effects: readonly Effect[], mood: Mood): (Thing | Deed)[] =>
  effects.flatMap((effect): (Thing | Deed)[] => {
    if (effect.do === 'all') return flat(effect.effects, mood)
    const name = thingOf(effect, mood)
    if (name !== undefined) return [{ effect, name }]
    return [isPlainSpy(effect) ? { do: 'spies', n: 1, share: effect.share ?? false } : effect]
  })

const isPlainSpy = (effect: Effect): effect is EffectOf<'spy'> =>
  effect.do === 'spy' && Object.keys(effect).every((key) => key === 'do' || key === 'share')

/** Things that follow each other become a group; with `apart`, Persuasion and swords do not mix with the rest. */
function gather(effects: readonly Effect[], apart: boolean, mood: Mood): (Deed | Group)[] {
  const groups: (Deed | Thing[])[] = []
  for (const next of flat(effects, mood)) {
    const last = groups.at(-1)
    if ('name' in next) {
      if (Array.isArray(last) && !(apart && isPower(last[0] ?? next) !== isPower(next))) last.push(next)
      else groups.push([next])
    } else {
      const merged = last === undefined || Array.isArray(last) ? undefined : inOneBreath(last, next)
      if (merged === undefined) groups.push(next)
      else groups.splice(-1, 1, merged)
    }
  }
  return groups
}

const DRAWS = { draw: 'amount.cards', intrigue: 'amount.intrigue', 'draw-twisted': 'amount.twisted' } as const

const isDraw = (deed: Deed): deed is Draw => deed.do in DRAWS

/** Two deeds that are said as one: spies, cards that are drawn, and what happens on one condition. */
function inOneBreath(one: Deed, next: Deed): Deed | undefined {
  if (isDraw(next) && (isDraw(one) || one.do === 'draws'))
    return { do: 'draws', of: [...(isDraw(one) ? [one] : one.of), next] }
  if (one.do === 'spies' && next.do === 'spies')
    return one.share === next.share ? { ...one, n: one.n + next.n } : undefined
  if (one.do === 'when' && next.do === 'when') {
    const isSame = JSON.stringify(one.condition) === JSON.stringify(next.condition)
    return isSame ? { ...one, effects: [...one.effects, ...next.effects] } : undefined
  }
  return undefined
}

/** Persuasion and swords: not kept, but used in this round. */
function isPower({ effect }: Thing): boolean {
  const gained = effect.do === 'per' ? effect.effect : effect
  return gained.do === 'gain' && (gained.what === 'persuasion' || gained.what === 'swords')
}

const gains = (group: Group): Phrase =>
  phrase(group.every(isPower) ? 'have' : 'gain', { what: and(...things(group)) })

const sayGains = (group: Group, mood: Mood, place: Place): Phrase =>
  mood === 'do' && place !== 'clause' ? gains(group) : verb('gain', mood, { what: and(...things(group)) })

/** Equal Influence with several Factions is said once. */
function things(group: Group): Phrase[] {
  const n = group[0]?.effect.do === 'influence' ? group[0].effect.n : 0
  const factions = group.flatMap(({ effect }) =>
    effect.do === 'influence' && effect.n === n && isFaction(effect.with) ? [effect.with] : [],
  )
  if (factions.length < group.length || group.length < 2) return group.map(({ name }) => name)
  return factions.length === FACTIONS.length
    ? [phrase('influence.all', { n })]
    : [phrase('influence.each', { n, factions: and(...factions.map(factionRef)) })]
}

const voiceFor = (mood: Mood, place: Place): Voice => ({
  mood,
  place,
  verb: (id, args) => verb(id, mood, args),
  may: (id, args) => (mood === 'do' ? phrase('may', { effect: verb(id, 'to', args) }) : verb(id, mood, args)),
  one: describe,
  list: describeList,
})

function say(deed: Deed, mood: Mood, place: Place): Phrase {
  const voice = voiceFor(mood, place)
  if (deed.do === 'spies') return voice.may(deed.share ? 'spy.shared' : 'spy', { n: deed.n })
  if (deed.do !== 'draws') return phraseFor(deed, voice)
  return verb('draw.several', mood, {
    what: and(...deed.of.map(({ do: draws, n }) => phrase(DRAWS[draws], { n }))),
  })
}
