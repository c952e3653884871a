// Abilities as phrases, a sentence each.

import { describeList } from '../effects/describe.ts'
import {
  amount,
  amounts,
  cardRef,
  describeCondition,
  factionRef,
  spacesWith,
} from '../effects/describe-terms.ts'
import type { Place } from '../effects/kind.ts'
import {
  type Arg,
  and,
  apart,
  type List,
  type Mood,
  type Phrase,
  phrase,
  type Ref,
} from '../effects/phrase.ts'
import type { Effect } from '../effects/types.ts'
import type {
  Ability,
  ModifierName,
  ModifierOf,
  Spaces,
  Trigger,
  TriggerName,
  TriggerOf,
} from './abilities.ts'
import type { AgentIcon } from './types.ts'

/** How each trigger is told, with what it brings. */
const TRIGGERS: { readonly [Name in TriggerName]: (ability: TriggerOf<Name>) => Phrase } = {
  start: (ability) => phrase('ability.start', { effects: brought(ability) }),
  visit: (ability) =>
    ability.may
      ? phrase('ability.may-visit', {
          spaces: describeSpaces(ability.at),
          effects: listed(ability, 'to', 'clause'),
        })
      : phrase('ability.visit', { spaces: describeSpaces(ability.at), effects: brought(ability) }),
  'opponent-visit': (ability) =>
    phrase('ability.opponent-visit', { spaces: describeSpaces(ability.at), effects: brought(ability) }),
  'solari-paid': (ability) => phrase('ability.solari-paid', { effects: brought(ability) }),
  harvest: (ability) => phrase('ability.harvest', { effects: brought(ability) }),
  'council-seat': (ability) => phrase('ability.council-seat', { effects: brought(ability) }),
  'influence-reached': (ability) =>
    phrase('ability.influence-reached', {
      n: ability.n,
      faction: factionRef(ability.with),
      effects: brought(ability),
    }),
  deployed({ once, ...ability }) {
    const { troops: n } = ability
    if (once === 'game') return phrase('ability.first-deployed', { n, effects: brought(ability) })
    return phrase('ability.deployed', { n, effects: brought(once ? { ...ability, once } : ability) })
  },
  reveal: (ability) => phrase('ability.reveal', { effects: brought(ability, 'colon') }),
}

/** How each modifier is told. */
const MODIFIERS: { readonly [Name in ModifierName]: (modifier: ModifierOf<Name>) => Phrase[] } = {
  'starting-goods': ({ more }) => [phrase('ability.starting-goods', { what: and(...amounts(more)) })],
  'starting-deck': ({ without }) => [
    phrase('ability.starting-deck', { cards: and(...without.map(cardRef)) }),
  ],
  'space-cost': ({ at, less }) =>
    at.icons.map((icon) =>
      phrase('ability.space-cost', { icon: iconRef(icon), what: and(...amounts(less)) }),
    ),
  blocking: ({ at }) => [phrase('ability.blocking', { icons: and(...at.icons.map(iconRef)) })],
  harvest: ({ less }) => [
    phrase('ability.harvest', {
      effects: and(phrase('ability.harvest-less', { what: amount('spice', less) })),
    }),
  ],
  'deck-top': () => [phrase('ability.deck-top')],
  'contract-offer': ({ own }) => [phrase('ability.contract-offer', { contracts: { kind: 'tag', id: own } })],
}

const iconRef = (icon: AgentIcon): Ref => ({ kind: 'icon', id: icon })

const describeSpaces = (spaces: Spaces): List =>
  spaces === 'spied-makers' ? and(phrase('spied-maker')) : spacesWith(spaces.icons)

type Brings = Pick<Trigger, 'when' | 'effects' | 'may' | 'once'>

/** What a trigger brings; all of it may be left undone if the ability says so. */
const brought = (ability: Brings, place: Place = 'sentence'): List =>
  ability.may
    ? and(phrase('may', { effect: phrase('several', { of: listed(ability, 'to', 'clause') }) }))
    : listed(ability, 'do', place)

function listed({ when, effects, once }: Brings, mood: Mood, place: Place): List {
  const limited: readonly Effect[] = once ? [{ do: 'once', per: once, ability: '', effects }] : effects
  if (when === undefined) return describeList(limited, mood, place)
  return describeList([{ do: 'when', condition: when, effects: limited }], mood, 'colon')
}

export const describeAbilities = (abilities: readonly Ability[]): Phrase[] =>
  abilities
    .flatMap((ability) => ('on' in ability ? [sayTrigger(ability)] : sayModifier(ability)))
    .reduce<Phrase[]>(inOneBreath, [])

function sayTrigger<Name extends TriggerName>(ability: TriggerOf<Name>): Phrase {
  return TRIGGERS[ability.on](ability)
}

function sayModifier<Name extends ModifierName>(modifier: ModifierOf<Name>): Phrase[] {
  const said = MODIFIERS[modifier.changes](modifier)
  const { when } = modifier
  if (when === undefined) return said
  return said.map((one) => phrase('when-inside', { condition: describeCondition(when), effects: and(one) }))
}

/** One more sentence. What is prepared for the next ability goes on with it, and one moment is named once. */
function inOneBreath(said: readonly Phrase[], next: Phrase): Phrase[] {
  const last = said.at(-1)
  if (last === undefined) return [next]
  if (last.id === 'ability.start') {
    return [...said.slice(0, -1), phrase('several', { of: apart(last, next) })]
  }
  const { effects: one, ...moment } = last.args
  const { effects: other, ...sameMoment } = next.args
  const isSame = last.id === next.id && JSON.stringify(moment) === JSON.stringify(sameMoment)
  if (!isSame || !isRow(one) || !isRow(other)) return [...said, next]
  return [...said.slice(0, -1), phrase(last.id, { ...moment, effects: and(...one.of, ...other.of) })]
}

const isRow = (arg: Arg | undefined): arg is List =>
  typeof arg === 'object' && 'join' in arg && arg.join === 'and'
