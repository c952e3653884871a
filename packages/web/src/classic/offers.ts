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
]

/** Whom one declines is somebody among others. */
export const offerOf = ({ verb, targets }: Option): Offer =>
  ONWARD.includes(verb) && targets.length === 0 ? 'onward' : 'plain'
