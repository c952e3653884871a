// Why something is closed, as messages.

import { describeCondition, type Reason } from '@sietch/imperium'
import { list, type Message, message, named } from '../message.ts'
import { known } from '../messages/messages.ts'
import { playerAt, type SeatNames } from '../seats.ts'

export function reasonMessage(reason: Reason, seats: SeatNames): Message {
  switch (reason.why) {
    case 'occupied':
      return message('reason.occupied', { seats: list(reason.by.map((seat) => playerAt(seats, seat))) })
    case 'forbidden':
      return message('reason.forbidden', { seat: playerAt(seats, reason.by) })
    case 'requires-influence': {
      const { faction, n, has } = reason
      return message('reason.requires-influence', { faction: named('faction', faction), n, has })
    }
    case 'not-yours':
      return message('reason.not-yours', { leader: named('leader', reason.leader) })
    case 'costs': {
      const { short, n, has } = reason
      return message(`reason.costs.${short}`, { n, has })
    }
    case 'persuasion':
      return message('reason.persuasion', { n: reason.n, has: reason.has })
    case 'condition':
      return message('reason.condition', { condition: describeCondition(reason.condition) })
    case 'timing': {
      const timings = [...new Set(reason.timings)].map((timing) => message(known(`timing.${timing}`)))
      return message('reason.timing', { timings: list(timings, 'or') })
    }
    case 'used':
    case 'no-agents':
    case 'no-icons':
    case 'no-swordmaster':
    case 'owned':
    case 'face-down':
    case 'nothing-to-do':
      return message(`reason.${reason.why}`)
  }
}
