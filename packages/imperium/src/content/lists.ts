// The lists of effects that a component carries, each under the beginning of its slots.

import type { Effect, Region, Slot, Source } from '../effects/types.ts'
import { effectsOfTrigger } from './abilities.ts'
import type { Content } from './index.ts'
import type { Card, Conflict, HagalCard, IntrigueCard, Leader, Rival, Space } from './types.ts'

type List = readonly [at: Region | Slot, effects: readonly Effect[]]

const listsOfCard = (card: Card): readonly List[] => [
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

const listsOfLeader = ({ id, abilities, signet, training = {} }: Leader): readonly List[] => [
  ['signet', signet],
  ...abilities.flatMap((ability, index): List[] =>
    'on' in ability ? [[`ability.${index}`, effectsOfTrigger(ability, { kind: 'leader', id }, index)]] : [],
  ),
  ...Object.entries(training).map(([place, { effects }]): List => [`training.${place}`, effects]),
]

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
