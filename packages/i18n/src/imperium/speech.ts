// What the Dune: Imperium family says, with the content of the boxes that are in play.

import { contentOf, type Reason } from '@sietch/imperium'
import type { Speech } from '../speech.ts'
import { eventMessage } from './events.ts'
import { decisionMessage, optionMessage } from './options.ts'
import { reasonMessage } from './reasons.ts'

export function imperiumSpeech(box: string): Speech {
  const content = contentOf(box)
  return {
    decision: decisionMessage,
    option: (decision, option, seats) => optionMessage(decision, option, seats, content),
    event: (event, seats) => eventMessage(event, seats, content),
    reason: (reason, seats) => reasonMessage(reason as Reason, seats),
  }
}
