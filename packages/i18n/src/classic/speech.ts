// What classic Dune says.

import type { Reason } from '@sietch/classic'
import type { Speech } from '../speech.ts'
import { eventMessage } from './events.ts'
import { decisionMessage, optionMessage } from './options.ts'
import { reasonMessage } from './reasons.ts'

export const classicSpeech: Speech = {
  decision: decisionMessage,
  option: optionMessage,
  event: eventMessage,
  reason: (reason) => reasonMessage(reason as Reason),
}
