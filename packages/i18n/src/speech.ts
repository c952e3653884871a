// What a family of games can say, as messages: each family has a folder that does it.

import type { Closed, Decision, Option, SeenEvent } from '@sietch/kernel'
import type { Message } from './message.ts'
import type { SeatNames } from './seats.ts'

export type Speech = {
  decision(decision: Decision): Message
  option(decision: Decision, option: Option, seats: SeatNames): Message
  event(event: SeenEvent, seats: SeatNames): Message
  reason(reason: Closed['reason'], seats: SeatNames): Message
}
