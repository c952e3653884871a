// How options of classic Dune are offered beside the map.

import type { Option } from '@sietch/kernel'
import type { Offer } from '../decision/actions.ts'

const ONWARD = [
  'pass',
  'decline',
  'done',
  'end-turn',
  'ready',
  'none',
  'no-call',
  'no-leader',
  'no-move',
  'no-shipment',
  'refuse',
  'stay',
  'wait',
  'cancel',
]

/** On or around the map, they are easily overlooked. */
const ANSWERS = ['deal-with', 'ask', 'collect', 'leave', 'fight']

/** Declining concerns one player among others. */
export function offerOf({ verb, targets }: Option): Offer {
  const isCardPlayed = verb === 'play' && targets[0]?.kind === 'treachery'
  if (isCardPlayed || ANSWERS.includes(verb)) return 'answer'
  return ONWARD.includes(verb) && targets.length === 0 ? 'onward' : 'plain'
}
