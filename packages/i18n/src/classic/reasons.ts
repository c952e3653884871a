// Why something is closed in classic Dune, as messages.

import type { Closed } from '@sietch/kernel'
import { type Message, message } from '../message.ts'
import { known } from '../messages/messages.ts'
import type { SeatNames } from '../seats.ts'

export const reasonMessage = ({ why }: Closed['reason'], _: SeatNames): Message =>
  message(known(`classic.reason.${why}`))
