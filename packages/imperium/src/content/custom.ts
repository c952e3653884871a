// Which components carry code of their own: an effect that exists for this one component and could be printed on no
// other, rather than a word of the general language. We aim for few of them (docs/decisions/005).

import type { Effect } from '../effects/types.ts'
import { effectsOfCard, effectsOfIntrigue, effectsOfLeader, withParts } from './effects.ts'
import type { Card, IntrigueCard, Leader, LeaderAbility } from './types.ts'

/** Kinds of effects that one component uses, and that are no general thing of the game such as a Council seat. */
export const CUSTOM_EFFECTS: readonly Effect['do'][] = [
  'acquire-on-top',
  'discount',
  'double-harvest',
  'faction-icons',
  'faction-influence',
  'forbid-space',
  'ignore-enemy-agents',
  'look-draw-or-trash',
  'may-pass',
  'set-aside-row-card',
  'shuffle-discard-into-deck',
  'take-from-discard',
]

/** Places in the rules that ask for the one Leader who has the ability. */
export const CUSTOM_ABILITIES: readonly (keyof LeaderAbility)[] = [
  'ignoresEnemyAgentsAt',
  'masterstroke',
  'onCouncilSeat',
  'onHarvest',
  'onSolariSpaceCost',
  'seesOwnDeckTop',
  'spaceDiscount',
  'startsWith',
]

const isCustom = (effects: readonly Effect[]): boolean =>
  effects.flatMap(withParts).some((effect) => CUSTOM_EFFECTS.includes(effect.do))

export const isCustomCard = (card: Card): boolean =>
  card.sendsAnywhere === true || isCustom(effectsOfCard(card))

export const isCustomIntrigue = (card: IntrigueCard): boolean => isCustom(effectsOfIntrigue(card))

export const isCustomLeader = (leader: Leader): boolean =>
  CUSTOM_ABILITIES.some((ability) => leader.ability[ability] !== undefined) ||
  isCustom(effectsOfLeader(leader))
