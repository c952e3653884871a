// The lists of effects that a component carries, each under the beginning of its slots.

import type { Effect, Region, Slot, Source } from '../effects/types.ts'
import { type Ability, effectsOfTrigger } from './abilities.ts'
import type { Content } from './index.ts'
import type {
  Card,
  Conflict,
  HagalCard,
  IntrigueCard,
  Leader,
  NavigationCard,
  Rival,
  Sideboard,
  Skill,
  Space,
  Tech,
} from './types.ts'

type List = readonly [at: Region | Slot, effects: readonly Effect[]]

const listsOfAbilities = (source: Source, abilities: readonly Ability[]): readonly List[] =>
  abilities.flatMap((ability, index): List[] =>
    'on' in ability ? [[`ability.${index}`, effectsOfTrigger(ability, source, index)]] : [],
  )

const listsOfCard = (card: Card): readonly List[] => [
  ['start', card.start ?? []],
  ['agent', card.agent],
  ['reveal', card.reveal],
  ['acquire', card.acquire],
  ['trashed', card.trashed ?? []],
  ['discarded', card.discarded ?? []],
]

const listsOfIntrigue = ({ plays }: IntrigueCard): readonly List[] =>
  plays.map(({ effects }, index) => [`play.${index}`, effects])

const listsOfConflict = ({ rewards }: Conflict): readonly List[] =>
  rewards.map((effects, index) => [`reward.${index}`, effects])

const listsOfLeader = (leader: Leader): readonly List[] => [
  ['signet', leader.signet],
  ...listsOfAbilities({ kind: 'leader', id: leader.id }, leader.abilities),
  ...Object.entries(leader.training ?? {}).map(
    ([place, { effects }]): List => [`training.${place}`, effects],
  ),
  ...(leader.tactics?.rewards ?? []).map(({ effects }, index): List => [`tactics.${index}`, effects]),
]

const listsOfSkill = ({ id, abilities }: Skill): readonly List[] =>
  listsOfAbilities({ kind: 'skill', id }, abilities)

const listsOfTech = ({ id, acquire, abilities, hagal }: Tech): readonly List[] => [
  ['acquire', acquire],
  ...listsOfAbilities({ kind: 'tech', id }, abilities),
  ['way', hagal?.acquire ?? []],
]

const listsOfNavigation = ({ id, effects, lasting }: NavigationCard): readonly List[] => [
  ['course', effects],
  ...listsOfAbilities({ kind: 'navigation', id }, lasting?.abilities ?? []),
]

const listsOfSideboard = ({ id, abilities }: Sideboard): readonly List[] =>
  listsOfAbilities({ kind: 'sideboard', id }, abilities)

const listsOfSpace = ({ prices, effects, onReveal = [], controlBonus }: Space): readonly List[] => [
  ...prices.map((price, index): List => [`price.${index}`, price.effects]),
  ['space', effects],
  ['reveal', onReveal],
  ['control', controlBonus === undefined ? [] : [controlBonus]],
]

const listsOfHagal = ({ ways }: HagalCard): readonly List[] =>
  ways.map(({ effects }, index) => [`way.${index}`, effects])

const listsOfRival = ({ signet, card }: Rival): readonly List[] => [
  ['signet', signet],
  ['scheme', card?.scheme ?? []],
]

export function listsOf(content: Content, { kind, id }: Source): readonly List[] {
  switch (kind) {
    case 'card':
      return listsOfCard(content.card(id))
    case 'intrigue':
      return listsOfIntrigue(content.intrigue(id))
    case 'space':
    case 'control':
      return listsOfSpace(content.space(id))
    case 'leader':
      return listsOfLeader(content.leader(id))
    case 'conflict':
      return listsOfConflict(content.conflict(id))
    case 'hagal':
      return listsOfHagal(content.hagal(id))
    case 'rival':
      return listsOfRival(content.rival(id))
    case 'contract':
      return [['reward', content.contract(id).reward]]
    case 'skill':
      return listsOfSkill(content.skill(id))
    case 'tech':
      return listsOfTech(content.tech(id))
    case 'navigation':
      return listsOfNavigation(content.navigation(id))
    case 'sideboard':
      return listsOfSideboard(content.sideboard(id))
    case 'track':
      return [['bonus', content.track(id).rewards.flatMap(({ effects }) => effects)]]
  }
}

const all = (lists: readonly List[]): readonly Effect[] => lists.flatMap(([, effects]) => effects)

export const effectsOfCard = (card: Card): readonly Effect[] => all(listsOfCard(card))
export const effectsOfIntrigue = (card: IntrigueCard): readonly Effect[] => all(listsOfIntrigue(card))
export const effectsOfConflict = (conflict: Conflict): readonly Effect[] => all(listsOfConflict(conflict))
export const effectsOfLeader = (leader: Leader): readonly Effect[] => all(listsOfLeader(leader))
export const effectsOfHagal = (card: HagalCard): readonly Effect[] => all(listsOfHagal(card))
export const effectsOfRival = (rival: Rival): readonly Effect[] => all(listsOfRival(rival))
export const effectsOfSpace = (space: Space): readonly Effect[] => all(listsOfSpace(space))
export const effectsOfSkill = (skill: Skill): readonly Effect[] => all(listsOfSkill(skill))
export const effectsOfTech = (tech: Tech): readonly Effect[] => all(listsOfTech(tech))
export const effectsOfNavigation = (card: NavigationCard): readonly Effect[] => all(listsOfNavigation(card))
export const effectsOfSideboard = (board: Sideboard): readonly Effect[] => all(listsOfSideboard(board))
