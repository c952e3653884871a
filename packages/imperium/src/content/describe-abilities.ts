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
  or,
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
  SpacesWith,
  Trigger,
  TriggerName,
  TriggerOf,
} from './abilities.ts'
import { type AgentIcon, RESOURCES, type SpaceId } from './types.ts'

const visiting = (ability: TriggerOf<'visit'>): Phrase =>
  ability.may
    ? phrase('ability.may-visit', {
        spaces: describeSpaces(ability.at),
        effects: listed(ability, 'to', 'clause'),
      })
    : phrase('ability.visit', { spaces: describeSpaces(ability.at), effects: brought(ability) })

/** How each trigger is told, with what it brings. */
const TRIGGERS: { readonly [Name in TriggerName]: (ability: TriggerOf<Name>) => Phrase } = {
  start: (ability) => phrase('ability.start', { effects: brought(ability) }),
  // Whom it is for stands before all else.
  visit: ({ when, ...ability }) =>
    when?.is === 'team'
      ? phrase('when', { condition: describeCondition(when), effects: and(visiting(ability)) })
      : visiting(when === undefined ? ability : { ...ability, when }),
  'teammate-visit': (ability) =>
    phrase('ability.teammate-visit', { spaces: describeSpaces(ability.at), effects: brought(ability) }),
  'opponent-visit': (ability) =>
    phrase('ability.opponent-visit', { spaces: describeSpaces(ability.at), effects: brought(ability) }),
  'solari-paid': (ability) => phrase('ability.solari-paid', { effects: brought(ability) }),
  harvest: (ability) => phrase('ability.harvest', { effects: brought(ability) }),
  'council-seat': (ability) => phrase('ability.council-seat', { effects: brought(ability) }),
  'influence-reached': (ability) =>
    ability.with === 'any'
      ? phrase('ability.any-influence-reached', { n: ability.n, effects: brought(ability) })
      : phrase('ability.influence-reached', {
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
  turn: (ability) => phrase(isFlip(ability) ? 'ability.flip' : 'ability.turn', { effects: offered(ability) }),
  'agent-turn': (ability) => phrase('ability.agent-turn', { effects: offered(ability) }),
  'round-start': (ability) => phrase('ability.round-start', { effects: brought(ability) }),
  trashed: (ability) => phrase('ability.trashed', { effects: brought(ability) }),
  'intrigue-drawn': (ability) => phrase('ability.intrigue-drawn', { effects: brought(ability) }),
  'spice-gained': ({ once: _, ...ability }) =>
    phrase('ability.spice-gained', { n: ability.n, effects: brought(ability) }),
  'contract-completed': (ability) => phrase('ability.contract-completed', { effects: brought(ability) }),
  'conflict-won': (ability) => phrase('ability.conflict-won', { effects: brought(ability) }),
  'commander-recruited': (ability) => phrase('ability.commander-recruited', { effects: offered(ability) }),
  'sandworm-instead': (ability) => phrase('ability.sandworm-instead', { effects: brought(ability) }),
  endgame: (ability) => phrase('ability.endgame', { effects: brought(ability, 'colon') }),
}

/** A tile that is turned face down when it is used. */
const isFlip = ({ once }: Pick<Trigger, 'once'>): boolean => once === 'round'

/** What the player does on a turn of the player's choice: that it is an offer goes without saying. */
const offered = ({ effects }: Pick<Trigger, 'effects'>): List => describeList(effects, 'do', 'colon')

/** How each modifier is told. */
const MODIFIERS: { readonly [Name in ModifierName]: (modifier: ModifierOf<Name>) => Phrase[] } = {
  'starting-goods': ({ more }) => sayGoods(more),
  'starting-deck': ({ without }) => [
    phrase('ability.starting-deck', { cards: and(...without.map(cardRef)) }),
  ],
  'space-cost': ({ at, less }) => {
    if (at === 'all') return [phrase('ability.all-space-cost', { what: or(...amounts(less)) })]
    const what = and(...amounts(less))
    if ('space' in at) return [phrase('ability.one-space-cost', { space: spaceRef(at.space), what })]
    return at.icons.map((icon) => phrase('ability.space-cost', { icon: iconRef(icon), what }))
  },
  blocking: ({ at }) => [phrase('ability.blocking', { icons: and(...iconsAt(at)) })],
  harvest: ({ less }) => [
    phrase('ability.harvest', {
      effects: and(phrase('ability.harvest-less', { what: amount('spice', less) })),
    }),
  ],
  'deck-top': () => [phrase('ability.deck-top')],
  'contract-offer': ({ own }) => [phrase('ability.contract-offer', { contracts: { kind: 'tag', id: own } })],
  'card-icons': ({ icons, card }) => [
    card === undefined
      ? phrase('ability.card-icons', { icons: and(...icons.map(iconRef)) })
      : phrase('ability.one-card-icons', { card: cardRef(card), icons: and(...icons.map(iconRef)) }),
  ],
  gather: () => [phrase('ability.gather')],
  requirement: ({ at }) => [phrase('ability.requirement', { spaces: describeSpaces(at) })],
  'tech-cost': ({ less, own }) => [phrase(own ? 'ability.own-tech-cost' : 'ability.tech-cost', { n: less })],
  'commander-cost': ({ less }) => [phrase('ability.commander-cost', { n: less })],
  theft: ({ from }) => [phrase('ability.theft', { n: from })],
  'battle-icons': ({ as }) => [phrase('ability.battle-icons', { icon: { kind: 'battle-icon', id: as } })],
}

/** What a player has more of at the start, or less. */
function sayGoods(more: ModifierOf<'starting-goods'>['more']): Phrase[] {
  const less = Object.fromEntries(
    RESOURCES.flatMap((what) => ((more[what] ?? 0) < 0 ? [[what, -(more[what] ?? 0)]] : [])),
  )
  return Object.keys(less).length > 0
    ? [phrase('ability.starting-less', { what: and(...amounts(less)) })]
    : [phrase('ability.starting-goods', { what: and(...amounts(more)) })]
}

const iconsAt = (at: SpacesWith): Ref[] =>
  typeof at === 'object' && 'icons' in at ? at.icons.map(iconRef) : []

const iconRef = (icon: AgentIcon): Ref => ({ kind: 'icon', id: icon })

const spaceRef = (id: SpaceId): Ref => ({ kind: 'space', id })

function describeSpaces(spaces: Spaces): List {
  switch (spaces) {
    case 'spied-makers':
      return and(phrase('spied-maker'))
    case 'commander':
      return and(phrase('commander-space'))
    case 'all':
      return and(phrase('any-space'))
    default:
      return 'icons' in spaces
        ? spacesWith(spaces.icons)
        : and(phrase('one-space', { space: spaceRef(spaces.space) }))
  }
}

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
