// Every effect that a component carries.

import { playWords, withParts, wordsFor } from '../effects/language.ts'
import type { Effect, Source } from '../effects/types.ts'
import { effectsOfTrigger } from './abilities.ts'
import type { Content } from './index.ts'
import type { Card, Conflict, IntrigueCard, IntriguePlay, Leader, Space } from './types.ts'

export const effectsOfCard = (card: Card): readonly Effect[] => [
  ...card.agent,
  ...card.reveal,
  ...card.acquire,
  ...(card.trashed ?? []),
  ...(card.discarded ?? []),
]

export const effectsOfIntrigue = ({ plays }: IntrigueCard): readonly Effect[] =>
  plays.flatMap(({ effects }) => effects)

export const effectsOfConflict = ({ rewards }: Conflict): readonly Effect[] => rewards.flat()

export const effectsOfLeader = ({ id, abilities, signet, training = {} }: Leader): readonly Effect[] => [
  ...signet,
  ...abilities.flatMap((ability, index) =>
    'on' in ability ? effectsOfTrigger(ability, { kind: 'leader', id }, index) : [],
  ),
  ...Object.values(training).flatMap(({ effects }) => effects),
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

/**
 * What an option's words stand for: `resolve arrakeen > draw 1` names its source and the words for the effect. A plain
 * gain gives way to an effect of the same words: it needs no asking, unless it is one of several.
 */
export function effectNamed(content: Content, words: string, source: Source): Effect | undefined {
  const named = effectsFrom(content, source)
    .flatMap(withParts)
    .filter((effect) => wordsFor(effect) === words)
  return named.find((effect) => effect.do !== 'gain') ?? named[0]
}

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
    case 'contract':
      return content.contract(id).reward
    case 'track':
      return Object.entries(content.box.trackBonus).flatMap(([faction, bonus]) =>
        faction === id ? bonus : [],
      )
  }
}
