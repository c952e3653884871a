// Which components carry code of their own: an effect or a property that needs a handler in rules/ and that exactly one
// component of all boxes has; a word that only sets a switch of the turn or brings a parameter along is a word of the
// language, however few use it (docs/decisions/005).

import { withParts } from '../effects/language.ts'
import type { Effect } from '../effects/types.ts'
import { effectsOfCard, effectsOfIntrigue, effectsOfLeader } from './lists.ts'
import type { Card, IntrigueCard, Leader } from './types.ts'

export const CUSTOM_EFFECTS: readonly Effect['do'][] = [
  // The Voice, Poison Snooper, Long Live the Fighters.
  'forbid-space',
  'look-draw-or-trash',
  'sort-top-three',
  // Baron Vladimir Harkonnen, Feyd-Rautha Harkonnen, the two sides of Lady Jessica.
  'secret-factions',
  'masterstroke',
  'train',
  'memory',
  'other-memories',
  'repeat-space',
  // Urgent Shigawire, Controlled, Coercive Negotiation.
  'boost',
  'look-and-decide',
  'reveal-contracts',
  // Duncan Idaho, Steersman Y'rkoon, Kota Odax of Ix.
  'deploy-agent',
  'plot-course',
  'play-navigation',
  'secret-project',
  // Threaten Spice Production, Demand Results, Imperial Tent.
  'pay-together',
  'assign-contracts',
  'throne-row',
]

/** Kwisatz Haderach, Litany Against Fear, Delivery Logistics. */
export const CUSTOM_PROPERTIES: readonly (keyof Card)[] = ['sendsAnywhere', 'start', 'iconsOfContracts']

const isCustom = (effects: readonly Effect[]): boolean =>
  effects.flatMap(withParts).some((effect) => CUSTOM_EFFECTS.includes(effect.do))

export const isCustomCard = (card: Card): boolean =>
  CUSTOM_PROPERTIES.some((property) => card[property] !== undefined) || isCustom(effectsOfCard(card))

export const isCustomIntrigue = (card: IntrigueCard): boolean => isCustom(effectsOfIntrigue(card))

/** Chani's token moves by a rule of its own. */
export const isCustomLeader = (leader: Leader): boolean =>
  leader.tactics !== undefined || isCustom(effectsOfLeader(leader))
