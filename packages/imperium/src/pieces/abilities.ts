// The abilities that are active for a player: what they change, and the one place where a trigger fires.

import { pushFrame, type Seat } from '@sietch/kernel'
import {
  type Ability,
  effectsOfTrigger,
  type ModifierName,
  type ModifierOf,
  type Trigger,
  type TriggerName,
  type TriggerOf,
} from '../content/abilities.ts'
import { printedAt } from '../content/printed.ts'
import type { Condition, Printed as PrintedEffect, Source } from '../effects/types.ts'
import { type ImperiumState, leaderOf, ownTurn } from '../state.ts'
import { holds } from './conditions.ts'
import { type Happenings, noTriggers, type Printed, TRIGGERS, type Triggered } from './triggers.ts'

/** A thing on which abilities are printed. */
type Component = { readonly id: string; readonly abilities: readonly Ability[] }

type Changes = { readonly [Name in ModifierName]: Printed<ModifierOf<Name>>[] }

/** Abilities by what fires them and by what they change. */
type Abilities = {
  readonly all: readonly Printed<Ability>[]
  readonly on: Triggered
  readonly changes: Changes
  /** The same with those of one more component. Made once: the rules ask all the time. */
  readonly joined: Map<Component, Abilities>
}

/** What is active now for a player. Whatever else abilities are printed on joins here. */
export function abilitiesOf(s: ImperiumState, seat: Seat): Abilities {
  let active = NONE
  const leader = leaderOf(s, seat)
  if (leader !== undefined) active = join(active, 'leader', leader)
  return active
}

/** What changes a rule for a player now. */
export function modifiersOf<Name extends ModifierName>(
  s: ImperiumState,
  seat: Seat,
  name: Name,
): readonly Printed<ModifierOf<Name>>[] {
  const modifiers: readonly Printed<ModifierOf<Name>>[] = abilitiesOf(s, seat).changes[name]
  for (const { when } of modifiers) if (when !== undefined) return inForce(s, seat, modifiers)
  return modifiers
}

const inForce = <M extends Printed<{ readonly when?: Condition }>>(
  s: ImperiumState,
  seat: Seat,
  modifiers: readonly M[],
): M[] => modifiers.filter(({ when, source }) => when === undefined || holds(s, seat, when, source))

/** Something has happened to a player or before their eyes: their abilities that it concerns bring their effects. */
export function fire<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  on: Name,
  ...what: Happenings[Name]
): void {
  for (const ability of abilitiesOf(s, seat).on[on]) fireOne(s, seat, on, ability, what)
}

/** The same, for nothing but the abilities of the Leader, who has come into play just now. */
export function fireLeader<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  on: Name,
  ...what: Happenings[Name]
): void {
  const leader = leaderOf(s, seat)
  if (leader === undefined) return
  for (const ability of join(NONE, 'leader', leader).on[on]) fireOne(s, seat, on, ability, what)
}

function fireOne<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  on: Name,
  ability: Printed<TriggerOf<Name>>,
  what: Happenings[Name],
): void {
  if (isFired(s, seat, on, ability, what)) bring(s, seat, ability, TRIGGERS[on].goes)
}

function isFired<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  on: Name,
  ability: Printed<TriggerOf<Name>>,
  what: Happenings[Name],
): boolean {
  const { when, source } = ability
  if (!TRIGGERS[on].concerns(s, seat, ability, ...what)) return false
  return when === undefined || holds(s, seat, when, source)
}

/** What the abilities of a player would bring if that happened. */
export function broughtBy<Name extends TriggerName>(
  s: ImperiumState,
  seat: Seat,
  on: Name,
  ...what: Happenings[Name]
): readonly PrintedEffect[] {
  const abilities: readonly Printed<TriggerOf<Name>>[] = abilitiesOf(s, seat).on[on]
  return abilities
    .filter((ability) => isFired(s, seat, on, ability, what))
    .flatMap(({ source, slot, effects }) => printedAt(source, slot, effects))
}

/** Once the player's turn has begun the effects wait with its others, if the trigger says so; else they happen now. */
function bring(
  s: ImperiumState,
  seat: Seat,
  { source, slot, effects, may }: Printed<Pick<Trigger, 'effects' | 'may'>>,
  goes: 'at-once' | 'turn',
): void {
  const own = goes === 'turn' ? ownTurn(s, seat) : undefined
  const turn = own?.stage === 'start' ? undefined : own
  const printed = printedAt(source, slot, effects)
  if (turn === undefined && may === undefined) return pushFrame(s, { kind: 'sequence', seat, items: printed })
  const items = may ? printed.map((item) => ({ ...item, optional: may })) : printed
  if (turn === undefined) pushFrame(s, { kind: 'effects', seat, items })
  else turn.items.push(...items)
}

function join({ all, joined }: Abilities, kind: Source['kind'], component: Component): Abilities {
  const known = joined.get(component)
  if (known !== undefined) return known
  const source: Source = { kind, id: component.id }
  const printed = component.abilities.map(
    (ability, index): Printed<Ability> =>
      'on' in ability
        ? { ...ability, effects: effectsOfTrigger(ability, source, index), source, slot: `ability.${index}` }
        : { ...ability, source, slot: `ability.${index}` },
  )
  const more = listed([...all, ...printed])
  joined.set(component, more)
  return more
}

function listed(all: readonly Printed<Ability>[]): Abilities {
  const on = noTriggers()
  const changes: Changes = {
    'starting-goods': [],
    'starting-deck': [],
    'space-cost': [],
    blocking: [],
    harvest: [],
    'deck-top': [],
    'contract-offer': [],
  }
  for (const ability of all) {
    if ('on' in ability) addTrigger(on, ability.on, ability)
    else addModifier(changes, ability.changes, ability)
  }
  return { all, on, changes, joined: new Map() }
}

function addTrigger<Name extends TriggerName>(
  lists: Triggered,
  on: Name,
  ability: Printed<TriggerOf<Name>>,
): void {
  lists[on].push(ability)
}

function addModifier<Name extends ModifierName>(
  lists: Changes,
  changes: Name,
  ability: Printed<ModifierOf<Name>>,
): void {
  lists[changes].push(ability)
}

const NONE = listed([])
