// What can be dragged on the table of the Imperium games besides cards: a troop or a Sardaukar Commander from the
// garrison to the Conflict.

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

/** A number of troops, followed by Sardaukar Commanders. */
const deploying =
  (units: string): Carry['option'] =>
  (options) =>
    options.find(({ key }) => key === `deploy ${units}`)
