// What is carried on the table of the Imperium games beside cards: a troop from the garrison to the Conflict.

import { type Seat, targetNumber } from '@sietch/kernel'
import type { Carry } from '../table/drag.ts'

export const carries = (viewer: Seat): readonly Carry[] => [
  {
    from: `[data-spot="garrison:${viewer}"]`,
    to: '.conflict',
    thing: '.cube',
    option: (options) => options.find((option) => option.verb === 'deploy' && targetNumber(option) === 1),
  },
]
