// How options of the Imperium games are offered beside the table.

import type { Option } from '@sietch/kernel'
import type { Offer } from '../decision/actions.ts'
import type { GameKey } from '../decision/keyboard.ts'

const ONWARD = ['resolve-rest', 'end-turn', 'pass', 'decline']

export function offerOf({ verb }: Option): Offer {
  if (verb === 'resolve') return 'effect'
  if (verb === 'gather') return 'answer'
  return ONWARD.includes(verb) ? 'onward' : 'plain'
}

export const KEYS: readonly GameKey[] = [{ letter: 'r', option: 'reveal', does: 'page.keys.reveal' }]
