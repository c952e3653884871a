// How options of the Imperium games are offered beside the table.

import type { Option } from '@sietch/kernel'
import type { Offer } from '../decision/actions.ts'
import type { GameKey } from '../decision/keyboard.ts'

const ONWARD = ['resolve-rest', 'end-turn', 'pass', 'decline', 'gift-done']

/** Seats of others, who are named in words, too. */
const ANSWERS = ['gather', 'activate', 'trade']

/** So much of a resource, so many troops for an Ally. */
const COUNTED = ['gift', 'reinforce']

export function offerOf({ verb }: Option): Offer {
  if (verb === 'resolve') return 'effect'
  if (ANSWERS.includes(verb)) return 'answer'
  if (COUNTED.includes(verb)) return 'number'
  return ONWARD.includes(verb) ? 'onward' : 'plain'
}

export const KEYS: readonly GameKey[] = [{ letter: 'r', option: 'reveal', does: 'keys.reveal' }]
