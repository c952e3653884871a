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
import type { Content } from '../content/index.ts'
import { printedAt } from '../content/printed.ts'
import type { LeaderId, NavigationCard, NavigationId, SkillId, TechId } from '../content/types.ts'
import type { Condition, Printed as PrintedEffect, Source } from '../effects/types.ts'
import { content, type ImperiumState, isRival, ownTurn, player } from '../state.ts'
import { holds } from './conditions.ts'
import { type Happenings, type Ready, TRIGGERS } from './triggers.ts'

/** A thing on which abilities are printed. */
type Component = { readonly id: string; readonly abilities: readonly Ability[] }

/** A modifier, and where it is printed. */
type Printed<M> = M & { readonly source: Source }

/** A modifier as it is looked for: all are of one shape, and alone it is a list that need not be made. */
type Change = {
  readonly changes: ModifierName
  readonly when: Condition | undefined
  readonly source: Source
  readonly alone: readonly [Printed<Modifier>]
}

/** Abilities of a component, or of all that a player has. They are few: going through them is the quickest search. */
type Abilities = { readonly triggers: readonly Ready<TriggerName>[]; readonly changes: readonly Change[] }

/** What the abilities of a player come from: lists that are replaced, never changed. */
type Belongings = {
  readonly content: Content
  readonly isAutoma: boolean
  readonly leader: LeaderId | null
  readonly skills: readonly SkillId[] | undefined
  readonly tech: readonly TechId[] | undefined
  readonly course: readonly NavigationId[] | undefined
  readonly played: number
}

/** By seat: most questions are about the same belongings as the one before. */
const latest: (readonly [Belongings, Abilities] | undefined)[] = []

/** What is active now for a player; joined once for as long as nothing comes or goes, as the rules ask all the time. */
function abilitiesOf(s: ImperiumState, seat: Seat): Abilities {
  const { leader, skills, tech, navigation } = player(s, seat)
  const known = latest[seat]
  if (known !== undefined) {
    const [of, active] = known
    if (
      of.content === content(s) &&
      of.leader === leader &&
      of.skills === skills &&
      of.tech === tech &&
      of.course === navigation?.cards &&
      of.played === (navigation?.played ?? 0) &&
      of.isAutoma === isRival(s, seat)
    )
      return active
  }
  const belongings: Belongings = {
    content: content(s),
    isAutoma: isRival(s, seat),
    leader,
    skills,
    tech,
    course: navigation?.cards,
    played: navigation?.played ?? 0,
  }
  const active = joined(belongings)
  latest[seat] = [belongings, active]
  return active
}

/** The Leader's, and whatever else abilities are printed on. */
function joined(belongings: Belongings): Abilities {
  const { content, leader } = belongings
  const own = leader === null ? NONE : abilitiesOn('leader', content.leader(leader))
  return content.box.sideboards.length === 0 ? own : withOthers(own, belongings)
}

/** With what lies beside the board, skills, tiles and what lasts of a course, in the order of the box. */
function withOthers(own: Abilities, belongings: Belongings): Abilities {
  const { content, isAutoma, skills = [], tech = [], course = [], played } = belongings
  const { box } = content
  const triggers = own.triggers.slice()
  const changes = own.changes.slice()
  const add = (kind: Source['kind'], component: Component): void => {
    const more = abilitiesOn(kind, component)
    for (const trigger of more.triggers) triggers.push(trigger)
    for (const change of more.changes) changes.push(change)
  }
  if (!isAutoma) for (const sideboard of box.sideboards) add('sideboard', sideboard)
  if (skills.length > 0) for (const skill of box.skills) if (skills.includes(skill.id)) add('skill', skill)
  if (tech.length > 0)
    for (const tile of box.tech)
      if (tech.includes(tile.id) && (!isAutoma || tile.hagal?.only === undefined)) add('tech', tile)
  for (let slot = 1; slot <= played; slot++) {
    const card = content.navigation(course[slot - 1] ?? '')
    if (card.lasting?.slot === slot) add('navigation', lastingOf(card))
  }
  return { triggers, changes }
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
export function triggersOf<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  on: Name,
): readonly Ready<Name>[] {
  let found: readonly Ready<Name>[] = NOTHING
  for (const ready of abilitiesOf(s, seat).triggers) if (isOn(ready, on)) found = [...found, ready]
  return found
}

const isOn = <Name extends TriggerName>(
  ready: { readonly on: TriggerName },
  on: Name,
): ready is Ready<Name> => ready.on === on

/** What changes a rule for a player now. */
export function modifiersOf<Name extends ModifierName>(
  s: ImperiumState,
  seat: Seat,
  name: Name,
): readonly Printed<ModifierOf<Name>>[] {
  let found: readonly Printed<Modifier>[] = NOTHING
  for (const { changes, when, source, alone } of abilitiesOf(s, seat).changes) {
    if (changes !== name || (when !== undefined && !holds(s, seat, when, source))) continue
    found = found.length === 0 ? alone : [...found, ...alone]
  }
  return found as readonly Printed<ModifierOf<Name>>[]
}

const NOTHING: readonly never[] = []

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
  for (const ready of abilitiesOf(s, seat).triggers)
    if (isOn(ready, on) && isFired(s, seat, ready, what)) bring(s, seat, ready)
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
  for (const ready of abilitiesOn(kind, component).triggers)
    if (isOn(ready, on) && isFired(s, seat, ready, what)) bring(s, seat, ready)
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

/** Of one component; made once for each. */
function abilitiesOn(kind: Source['kind'], component: Component): Abilities {
  let made = printed.get(component)
  if (made === undefined) {
    const { id, abilities } = component
    const source: Source = { kind, id }
    made = {
      triggers: abilities.flatMap((ability, index) =>
        'on' in ability ? [readyFrom(ability, source, index)] : [],
      ),
      changes: abilities.flatMap((ability) => ('on' in ability ? [] : [changeFrom(ability, source)])),
    }
    printed.set(component, made)
  }
  return made
}

const printed = new WeakMap<Component, Abilities>()

const changeFrom = (modifier: Modifier, source: Source): Change => ({
  changes: modifier.changes,
  when: modifier.when,
  source,
  alone: [{ ...modifier, source }],
})

function readyFrom(ability: Trigger, source: Source, index: number): Ready<TriggerName> {
  const { when, may = false } = ability
  const { concerns, goes } = TRIGGERS[ability.on]
  const effects = printedAt(source, `ability.${index}`, effectsOfTrigger(ability, source, index))
  const items = may ? effects.map(({ slot, effect }) => ({ source, slot, effect, optional: true })) : effects
  return { on: ability.on, concerns, goes, ability, when, source, effects, items, may }
}

const NONE: Abilities = { triggers: [], changes: [] }
