// The abilities that are active for a player: what they change, and the one place where a trigger fires.

import { pushFrame, type Seat } from '@sietch/kernel'
import {
  type Ability,
  effectsOfTrigger,
  type Modifier,
  type ModifierName,
  type ModifierOf,
  type Trigger,
  type TriggerName,
} from '../content/abilities.ts'
import { printedAt } from '../content/printed.ts'
import type { LeaderId, NavigationCard } from '../content/types.ts'
import type { Condition, Printed as PrintedEffect, Source } from '../effects/types.ts'
import { content, type ImperiumState, isRival, leaderOf, ownTurn, type Player, player } from '../state.ts'
import { holds } from './conditions.ts'
import { type Happenings, type Ready, TRIGGERS } from './triggers.ts'

/** A thing on which abilities are printed. */
type Component = { readonly id: string; readonly abilities: readonly Ability[] }

/** A modifier, and where it is printed. */
type Printed<M> = M & { readonly source: Source }

/** Abilities by what fires them and by what they change. */
type Abilities = {
  readonly on: ReadonlyMap<TriggerName, readonly Ready<TriggerName>[]>
  readonly changes: ReadonlyMap<ModifierName, readonly Printed<Modifier>[]>
  /** The same with those of one more component, if there ever was one. */
  joined: Map<Component, Abilities> | undefined
}

/** What the abilities of a player were joined from. Skills and tiles are added at the end and never come back. */
type Known = {
  readonly player: Player
  readonly leader: LeaderId | null
  readonly skills: number
  readonly skill: string | undefined
  readonly tiles: number
  readonly tile: string | undefined
  readonly played: number
  readonly active: Abilities
}

/** By seat: most questions are about the same table as the one before. */
const latest: (Known | undefined)[] = []

/** What is active now for a player; made once for as long as nothing comes or goes, as the rules ask all the time. */
function abilitiesOf(s: ImperiumState, seat: Seat): Abilities {
  const p = player(s, seat)
  const skills = p.skills === undefined ? 0 : p.skills.length
  const skill = skills === 0 ? undefined : p.skills?.[skills - 1]
  const tiles = p.tech === undefined ? 0 : p.tech.length
  const tile = tiles === 0 ? undefined : p.tech?.[tiles - 1]
  const played = p.navigation === undefined ? 0 : p.navigation.played
  const known = latest[seat]
  if (
    known !== undefined &&
    known.player === p &&
    known.leader === p.leader &&
    known.skills === skills &&
    known.skill === skill &&
    known.tiles === tiles &&
    known.tile === tile &&
    known.played === played
  )
    return known.active
  const active = joinAll(s, seat, p)
  latest[seat] = { player: p, leader: p.leader, skills, skill, tiles, tile, played, active }
  return active
}

/** The Leader's, and whatever else abilities are printed on. */
function joinAll(s: ImperiumState, seat: Seat, p: Player): Abilities {
  const leader = leaderOf(s, seat)
  const own = leader === undefined ? NONE : join(NONE, 'leader', leader)
  return content(s).box.sideboards.length > 0 ? joinBelongings(s, seat, p, own) : own
}

/** With what lies beside the board, skills, tiles and what lasts of a course, in the order of the box. */
function joinBelongings(s: ImperiumState, seat: Seat, p: Player, others: Abilities): Abilities {
  const { box } = content(s)
  const { skills, tech, navigation } = p
  const isAutoma = isRival(s, seat)
  let active = others
  if (!isAutoma) for (const sideboard of box.sideboards) active = join(active, 'sideboard', sideboard)
  const faces: Face[] = []
  for (const skill of owned(skills, box.skills, content(s).skill))
    if (skill.abilities.length > 0) faces.push(faceOf('skill', skill))
  for (const tile of owned(tech, box.tech, content(s).tech))
    if (tile.abilities.length > 0 && (!isAutoma || tile.hagal?.only === undefined))
      faces.push(faceOf('tech', tile))
  for (let slot = 1; slot <= (navigation?.played ?? 0); slot++) {
    const card = content(s).navigation(navigation?.cards[slot - 1] ?? '')
    if (card.lasting?.slot === slot) faces.push(faceOf('navigation', lastingOf(card)))
  }
  return faces.length === 0 ? active : added(active, faces)
}

/** The components of these names, in the order of the box. */
function owned<C extends Component>(
  ids: readonly string[] = [],
  box: readonly C[],
  find: (id: string) => C,
): readonly C[] {
  return ids.length > 1 ? box.filter(({ id }) => ids.includes(id)) : ids.map(find)
}

/** What goes on to work of a Navigation card; one object for each, as it is remembered by it. */
export function lastingOf(card: NavigationCard): Component {
  let component = lasting.get(card)
  if (component === undefined) {
    component = { id: card.id, abilities: card.lasting?.abilities ?? [] }
    lasting.set(card, component)
  }
  return component
}

const lasting = new WeakMap<NavigationCard, Component>()

/** The abilities of a player on a trigger. */
export const triggersOf = <Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  on: Name,
): readonly Ready<Name>[] => listed(abilitiesOf(s, seat), on)

const listed = <Name extends TriggerName>(abilities: Abilities, on: Name): readonly Ready<Name>[] =>
  (abilities.on.get(on) ?? NOTHING) as readonly Ready<Name>[]

/** What changes a rule for a player now. */
export function modifiersOf<Name extends ModifierName>(
  s: ImperiumState,
  seat: Seat,
  name: Name,
): readonly Printed<ModifierOf<Name>>[] {
  const modifiers = abilitiesOf(s, seat).changes.get(name) as readonly Printed<ModifierOf<Name>>[] | undefined
  if (modifiers === undefined) return NOTHING
  for (const { when } of modifiers) if (when !== undefined) return inForce(s, seat, modifiers)
  return modifiers
}

type Modifying = Printed<{ readonly when?: Condition }>

/** Most of the time it is about one: then no list is made. */
function inForce<M extends Modifying>(s: ImperiumState, seat: Seat, modifiers: readonly M[]): readonly M[] {
  const only = modifiers[0]
  if (only === undefined || modifiers.length > 1) return allInForce(s, seat, modifiers)
  return isInForce(s, seat, only) ? modifiers : NOTHING
}

const allInForce = <M extends Modifying>(s: ImperiumState, seat: Seat, modifiers: readonly M[]): M[] =>
  modifiers.filter((one) => isInForce(s, seat, one))

const NOTHING: readonly never[] = []

const isInForce = (s: ImperiumState, seat: Seat, { when, source }: Modifying): boolean =>
  when === undefined || holds(s, seat, when, source)

/** TEC-CLR-05: the top card of the own deck lies open to a player. */
export const seesDeckTop = (s: ImperiumState, seat: Seat): boolean =>
  modifiersOf(s, seat, 'deck-top').length > 0

/** Something has happened to a player or before their eyes: their abilities that it concerns bring their effects. */
export function fire<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  on: Name,
  ...what: Happenings[Name]
): void {
  for (const ready of triggersOf(s, seat, on)) fireOne(s, seat, ready, what)
}

/** The same, for nothing but the abilities of a component that has come into play just now. */
export function fireComponent<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  kind: Source['kind'],
  component: Component,
  on: Name,
  ...what: Happenings[Name]
): void {
  for (const ready of listed(join(NONE, kind, component), on)) fireOne(s, seat, ready, what)
}

function fireOne<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  ready: Ready<Name>,
  what: Happenings[Name],
): void {
  if (isFired(s, seat, ready, what)) bring(s, seat, ready)
}

function isFired<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  { concerns, ability, when, source }: Ready<Name>,
  what: Happenings[Name],
): boolean {
  return concerns(s, seat, ability, what) && (when === undefined || holds(s, seat, when, source))
}

/** What the abilities of a player would bring if that happened. */
export function broughtBy<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  on: Name,
  ...what: Happenings[Name]
): readonly PrintedEffect[] {
  return triggersOf(s, seat, on)
    .filter((ready) => isFired(s, seat, ready, what))
    .flatMap(({ effects }) => effects)
}

type Brought = Pick<Ready<TriggerName>, 'goes' | 'items' | 'may'>

/** Once the player's turn has begun the effects wait with its others, if the trigger says so; else they happen now. */
function bring(s: ImperiumState, seat: Seat, { goes, items, may }: Brought): void {
  const own = goes === 'at-once' ? undefined : ownTurn(s, seat)
  const turn = goes === 'turn' && own?.stage === 'start' ? undefined : own
  if (turn === undefined) pushFrame(s, { kind: may ? 'effects' : 'sequence', seat, items: items.slice() })
  else for (const item of items) turn.items.push(item)
}

/** Remembered: a Leader is met again, and the boards beside. What players gather comes in too many combinations. */
function join(others: Abilities, kind: Source['kind'], component: Component): Abilities {
  if (component.abilities.length === 0) return others
  const known = others.joined?.get(component)
  if (known !== undefined) return known
  const more = added(others, [faceOf(kind, component)])
  others.joined ??= new Map()
  others.joined.set(component, more)
  return more
}

type Face = {
  readonly triggers: readonly Ready<TriggerName>[]
  readonly modifiers: readonly Printed<Modifier>[]
}

/** Made once: most combinations have been met when a component is joined to another one. */
function faceOf(kind: Source['kind'], component: Component): Face {
  let face = faces.get(component)
  if (face === undefined) {
    const { id, abilities } = component
    const source: Source = { kind, id }
    face = {
      triggers: abilities.flatMap((ability, index) =>
        'on' in ability ? [readyFrom(ability, source, index)] : [],
      ),
      modifiers: abilities.flatMap((ability) => ('on' in ability ? [] : [{ ...ability, source }])),
    }
    faces.set(component, face)
  }
  return face
}

const faces = new WeakMap<Component, Face>()

function readyFrom(ability: Trigger, source: Source, index: number): Ready<TriggerName> {
  const { when, may = false } = ability
  const { concerns, goes } = TRIGGERS[ability.on]
  const effects = printedAt(source, `ability.${index}`, effectsOfTrigger(ability, source, index))
  const items = may ? effects.map(({ slot, effect }) => ({ source, slot, effect, optional: true })) : effects
  return { concerns, goes, ability, when, source, effects, items, may }
}

function added(others: Abilities, faces: readonly Face[]): Abilities {
  const on = copy(others.on)
  const changes = copy(others.changes)
  for (const { triggers, modifiers } of faces) {
    for (const ready of triggers) append(on, ready.ability.on, ready)
    for (const modifier of modifiers) append(changes, modifier.changes, modifier)
  }
  return { on, changes, joined: undefined }
}

type Lists<Name, One> = Map<Name, readonly One[]>

function copy<Name, One>(lists: ReadonlyMap<Name, readonly One[]>): Lists<Name, One> {
  const copied: Lists<Name, One> = new Map()
  for (const [name, list] of lists) copied.set(name, list)
  return copied
}

/** The list itself may be another's, too. */
function append<Name, One>(lists: Lists<Name, One>, name: Name, one: One): void {
  const list = lists.get(name)
  lists.set(name, list === undefined ? [one] : [...list, one])
}

const NONE: Abilities = { on: new Map(), changes: new Map(), joined: undefined }
