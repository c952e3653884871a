// Why something is closed in classic Dune, as messages.

import type { Reason } from '@sietch/classic'
import { type Message, message } from '../message.ts'
import { wordFor } from './words.ts'

export function reasonMessage(reason: Reason): Message {
  switch (reason.why) {
    case 'timing':
      return message(`classic.reason.timing.${reason.when}`)
    case 'must-leave':
    case 'fought':
      return message(`classic.reason.${reason.why}`, { territory: wordFor('territory', reason.territory) })
    default: {
      const { why, ...particulars } = reason
      return message(`classic.reason.${why}`, particulars)
    }
  }
}
