// Every effect that a component carries, with all that is nested inside it.

import type { Effect, Source } from '../effects/types.ts'
import { playWords, wordsFor } from '../effects/words.ts'
import type { Content } from './index.ts'
import type { Box, Card, Conflict, IntrigueCard, IntriguePlay, Leader, Space } from './types.ts'

export const effectsOfCard = ({ agent, reveal, acquire, trashed = [] }: Card): readonly Effect[] => [
  ...agent,
  ...reveal,
  ...acquire,
  ...trashed,
]

export const effectsOfIntrigue = ({ plays }: IntrigueCard): readonly Effect[] =>
  plays.flatMap(({ effects }) => effects)

export const effectsOfConflict = ({ rewards }: Conflict): readonly Effect[] => rewards.flat()

export const effectsOfLeader = ({ ability, signet }: Leader): readonly Effect[] => [
  ...signet,
  ...(ability.onSolariSpaceCost ?? []),
  ...(ability.onHarvest?.effects ?? []),
  ...(ability.onCouncilSeat ?? []),
]

export const effectsOfSpace = ({
  prices,
  effects,
  faction,
  onReveal = [],
  controlBonus,
}: Space): readonly Effect[] => [
  ...prices.flatMap((price) => price.effects),
  ...effects,
  ...(faction === undefined ? [] : [{ do: 'visit', faction } as const]),
  ...onReveal,
  ...(controlBonus === undefined ? [] : [controlBonus]),
]

/** The effect and everything inside it. */
export function withParts(effect: Effect): Effect[] {
  switch (effect.do) {
    case 'all':
    case 'choose':
    case 'pay':
    case 'when':
    case 'on-reveal':
      return [effect, ...effect.effects.flatMap(withParts)]
    case 'each-opponent':
    case 'one-opponent':
    case 'per':
      return [effect, ...withParts(effect.effect)]
    case 'either':
      return [effect, ...withParts(effect.yes), ...withParts(effect.no)]
    default:
      return [effect]
  }
}

/** What an option's words stand for: `resolve arrakeen > draw 1` names its source and the words for the effect. */
export const effectNamed = (
  content: Content,
  words: string,
  source: Source | undefined,
): Effect | undefined =>
  (source === undefined ? effectsOfBox(content.box) : effectsFrom(content, source))
    .flatMap(withParts)
    .find((effect) => wordsFor(effect) === words)

const effectsOfBox = (box: Box): readonly Effect[] => [
  ...box.cards.flatMap(effectsOfCard),
  ...box.spaces.flatMap(effectsOfSpace),
  ...box.intrigue.flatMap(effectsOfIntrigue),
  ...box.conflicts.flatMap(effectsOfConflict),
  ...box.leaders.flatMap(effectsOfLeader),
]

/** The way to play an Intrigue card that an option's words stand for. */
export const playNamed = ({ plays }: IntrigueCard, words: string): IntriguePlay | undefined =>
  plays.find((play) => playWords(play) === words)

function effectsFrom(content: Content, { kind, id }: Source): readonly Effect[] {
  switch (kind) {
    case 'card':
      return effectsOfCard(content.card(id))
    case 'intrigue':
      return effectsOfIntrigue(content.intrigue(id))
    case 'space':
    case 'control':
      return effectsOfSpace(content.space(id))
    case 'leader':
      return effectsOfLeader(content.leader(id))
    case 'conflict':
      return effectsOfConflict(content.conflict(id))
    case 'track':
      return Object.entries(content.box.trackBonus).flatMap(([faction, bonus]) =>
        faction === id ? bonus : [],
      )
  }
}
