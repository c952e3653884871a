// What is carried on the table of the Imperium games beside cards: a troop or a Sardaukar Commander from the garrison
// to the Conflict.

import type { Seat } from '@sietch/kernel'
import type { Carry } from '../table/drag.ts'

export const carries = (viewer: Seat): readonly Carry[] => [
  {
    from: `[data-spot="garrison:${viewer}"] .commander`,
    to: '.conflict',
    thing: '.commander',
    option: deploying('0 > 1'),
  },
  {
    from: `[data-spot="garrison:${viewer}"]`,
    to: '.conflict',
    thing: '.cube',
    option: deploying('1'),
  },
]

/** So many troops, and behind them Sardaukar Commanders. */
const deploying =
  (units: string): Carry['option'] =>
  (options) =>
    options.find(({ key }) => key === `deploy ${units}`)
