// What classic Dune says.

import type { Speech } from '../speech.ts'
import { eventMessage } from './events.ts'
import { decisionMessage, optionMessage } from './options.ts'
import { reasonMessage } from './reasons.ts'

export const classicSpeech: Speech = {
  decision: decisionMessage,
  option: optionMessage,
  event: eventMessage,
  reason: reasonMessage,
}
