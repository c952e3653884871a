// Where everything that components carry is printed: one finder from an address (source and slot) to the effect, the
// price or the way to play, and how option keys name it.

import { canonical, type Option, option, type Target } from '@sietch/kernel'
import { partsOf, playWords, wordsFor } from '../effects/language.ts'
import { type Effect, type Slot, SOURCES, type Source } from '../effects/types.ts'
import { byRule, ruleAt, ruleSlot, visitTo } from './by-rule.ts'
import type { Content } from './index.ts'
import { listsOf } from './lists.ts'
import type { IntrigueCard, IntriguePlay, Price, Space } from './types.ts'

/** What an option's target says of a slot: its words, and `at`, the slot itself, where an earlier slot has the words. */
type Name = { readonly id: string | number; readonly at?: Slot; readonly slot: Slot }

type Entry = {
  readonly effect: Effect
  readonly isOffered: boolean
  readonly name: Name
  readonly option: Option
}

type Entries = ReadonlyMap<string, Entry>

type Known = { readonly [kind in Source['kind']]: Map<string, Entries> }

const known = new WeakMap<Content, Known>()
// Most questions are about the same content as the one before.
let latest: Content | undefined
let ofLatest = noEntries()

/** Everything printed on a component, parts of effects included. */
function entriesOf(content: Content, source: Source): Entries {
  if (content !== latest) {
    latest = content
    ofLatest = known.get(content) ?? noEntries()
    known.set(content, ofLatest)
  }
  let entries = ofLatest[source.kind].get(source.id)
  if (entries === undefined) {
    entries = read(content, source)
    ofLatest[source.kind].set(source.id, entries)
  }
  return entries
}

function noEntries(): Known {
  return {
    card: new Map(),
    space: new Map(),
    leader: new Map(),
    intrigue: new Map(),
    conflict: new Map(),
    track: new Map(),
    control: new Map(),
    contract: new Map(),
    hagal: new Map(),
    rival: new Map(),
    skill: new Map(),
    tech: new Map(),
    navigation: new Map(),
    sideboard: new Map(),
  }
}

function read(content: Content, source: Source): Entries {
  const found: Found[] = []
  for (const [at, effects] of listsOf(content, source)) {
    for (const [index, effect] of effects.entries()) {
      find(found, `${at}.${index}`, effect, effect.do !== 'gain' || at === 'signet')
    }
  }
  for (const visit of source.kind === 'space' ? visitTo(content.space(source.id)) : []) {
    const { slot, effect } = byRule(source, visit)
    find(found, slot, effect, true)
  }
  return new Map(
    found.map((one) => {
      const name = nameAmong(found, one)
      const { effect, isOffered } = one
      return [one.slot, { effect, isOffered, name, option: optionFor(source, name) }]
    }),
  )
}

type Found = { readonly slot: Slot; readonly effect: Effect; readonly isOffered: boolean }

/**
 * Of the parts of an effect only alternatives and arrows are offered; the rest follow without being asked about. A
 * plain gain is offered only as one of several, or where it may be left undone.
 */
function find(found: Found[], slot: Slot, effect: Effect, isOffered: boolean): void {
  found.push({ slot, effect, isOffered })
  for (const [index, part] of partsOf(effect).entries())
    find(found, `${slot}.${index}`, part, effect.do === 'choose' || part.do === 'pay')
}

/**
 * The first slot with these words is called by them alone, later ones by their slot as well. Which of two equal effects
 * is meant is all one; a part is called like the whole.
 */
function nameAmong(found: readonly Found[], one: Found): Name {
  const { slot, effect, isOffered } = one
  const id = wordsFor(effect)
  const isTaken = found
    .slice(0, found.indexOf(one))
    .some(
      (earlier) =>
        isOffered &&
        earlier.isOffered &&
        !slot.startsWith(`${earlier.slot}.`) &&
        wordsFor(earlier.effect) === id &&
        JSON.stringify(earlier.effect) !== JSON.stringify(effect),
    )
  return isTaken ? { id, at: slot, slot } : { id, slot }
}

/** What is printed at an address, or what a rule adds there. */
export const effectAt = (content: Content, source: Source, slot: string): Effect | undefined =>
  entriesOf(content, source).get(slot)?.effect ?? ruleAt(slot)

/** Where an effect stands that was written down without its address. */
export function slotOf(content: Content, source: Source, effect: Effect): Slot {
  const wanted = canonical(effect)
  for (const { effect: known, name } of entriesOf(content, source).values()) {
    if (canonical(known) === wanted) return name.slot
  }
  const added = ruleSlot(effect)
  if (added === undefined) throw new Error(`${wanted} is not printed on ${source.id}`)
  return added
}

const optionFor = ({ kind, id }: Source, name: Name): Option =>
  option('resolve', { kind, id }, { kind: 'effect', ...name })

/** The option to resolve the effect at an address: `resolve arrakeen > draw 1`, `… > draw 1@agent.1`. */
export function resolveOption(content: Content, source: Source, slot: Slot): Option {
  const entry = entriesOf(content, source).get(slot)
  if (entry !== undefined) return entry.option
  const added = ruleAt(slot)
  if (added === undefined) throw new Error(`nothing is printed on ${source.id} at ${slot}`)
  return optionFor(source, { id: wordsFor(added), slot })
}

/** What such an option is about. */
export function resolvedBy(
  content: Content,
  { targets: [from, what] }: Option,
): { source: Source; effect: Effect } | undefined {
  const kind = SOURCES.find((known) => known === from?.kind)
  if (kind === undefined || what === undefined) return undefined
  const source: Source = { kind, id: String(from?.id) }
  const effect =
    what.slot === undefined ? effectNamed(content, source, spell(what)) : effectAt(content, source, what.slot)
  return effect && { source, effect }
}

/** What a key calls so: `draw 1`, `draw 1@agent.1`. */
export function effectNamed(content: Content, source: Source, spelled: string): Effect | undefined {
  const named = [...entriesOf(content, source).values()].filter(({ name }) => spell(name) === spelled)
  return (named.find(({ isOffered }) => isOffered) ?? named[0])?.effect
}

/** Does the target of an option mean this? By its slot, or by its name if it was spelled by hand. */
const isNamed = (target: Target, { id, at, slot }: Name): boolean =>
  target.slot === undefined ? target.id === id && target.at === at : target.slot === slot

/** How a name stands in a key. */
export const spell = ({ id, at }: Pick<Target, 'id' | 'at'>): string =>
  at === undefined ? String(id) : `${id}@${at}`

/** Names are made once: every list of options asks for them. */
function remembered<K extends object>(names: Map<K, Name>, of: K, make: () => Name): Name {
  let name = names.get(of)
  if (name === undefined) {
    name = make()
    names.set(of, name)
  }
  return name
}

const prices = new Map<Price, Name>()
const plays = new Map<IntriguePlay, Name>()

/** The price that a target names; where a space has only one, none is named. */
export const priceAt = (space: Space, target: Target | undefined): Price | undefined =>
  target === undefined
    ? space.prices[0]
    : space.prices.find((price) => isNamed(target, priceName(space, price)))

/** A price is named by how much of its one resource it asks for: `agent dagger > sell-melange > 3`. */
export const priceName = (space: Space, price: Price): Name =>
  remembered(prices, price, () => newPriceName(space, price))

function newPriceName({ prices }: Space, price: Price): Name {
  const slot: Slot = `price.${prices.indexOf(price)}`
  const id = amountOf(price)
  const isTaken = prices.slice(0, prices.indexOf(price)).some((earlier) => amountOf(earlier) === id)
  return isTaken ? { id, at: slot, slot } : { id, slot }
}

const amountOf = ({ cost: { solari, spice, water } }: Price): number => solari ?? spice ?? water ?? 0

/** The way to play an Intrigue card that an option names: with its last target, which is the card if there is only one. */
export const playAt = (card: IntrigueCard, { targets }: Option): IntriguePlay | undefined => {
  // For whom it is played is no part of how.
  const target = targets.findLast(({ kind }) => kind !== 'seat')
  if (target === undefined || (target.kind === 'intrigue' && target.slot === undefined)) return card.plays[0]
  return card.plays.find((play) => isNamed(target, playName(card, play)))
}

/** A way to play is named by what it costs and does: `2 spice -> 5 swords`. */
export const playName = (card: IntrigueCard, play: IntriguePlay): Name =>
  remembered(plays, play, () => newPlayName(card, play))

function newPlayName({ plays }: IntrigueCard, play: IntriguePlay): Name {
  const slot: Slot = `play.${plays.indexOf(play)}`
  const id = playWords(play)
  const isTaken = plays.slice(0, plays.indexOf(play)).some((earlier) => playWords(earlier) === id)
  return isTaken ? { id, at: slot, slot } : { id, slot }
}

export const isPlayName = (card: IntrigueCard, spelled: string): boolean =>
  card.plays.some((play) => spell(playName(card, play)) === spelled)
