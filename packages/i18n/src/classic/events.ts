// The events of classic Dune as messages. What a field of an event names is told by its name.

import type { Json, SeenEvent } from '@sietch/kernel'
import { type Arg, list, type Message, message } from '../message.ts'
import { known } from '../messages/messages.ts'
import { type SeatNames, seatName } from '../seats.ts'
import { wordFor } from './words.ts'

export function eventMessage({ kind, data }: SeenEvent, seats: SeatNames): Message {
  const args: { [name: string]: Arg } = {}
  for (const [field, value] of Object.entries(data)) {
    const arg = argOf(field, value, seats)
    if (arg !== undefined) args[field] = arg
  }
  return message(known(`classic.event.${kind}`), args)
}

/** Fields whose numbers are seats. */
const SEATS = ['seat', 'from', 'to', 'owner', 'ally', 'victim', 'firstPlayer', 'winner', 'loser']

function argOf(field: string, value: Json, seats: SeatNames): Arg | undefined {
  if (value === null) return undefined
  if (typeof value === 'number') return SEATS.includes(field) ? seatName(seats, value) : value
  if (!Array.isArray(value)) return wordFor(KINDS[field] ?? field, String(value))
  const of = field.replace(/s$/, '')
  return list(
    value.map((one) =>
      SEATS.includes(of) ? seatName(seats, Number(one)) : wordFor(KINDS[of] ?? of, String(one)),
    ),
  )
}

/** Fields that name a thing of another kind. */
const KINDS: { readonly [field: string]: string } = { card: 'treachery' }
