// The events of classic Dune as messages. What a field of an event names is told by its name: `part` is a part of the
// map, `owner` a seat.

import { isObject, type Json, type JsonObject, type SeenEvent } from '@sietch/kernel'
import { type Arg, list, type Message, message, named } from '../message.ts'
import { isMessage, known, type MessageId } from '../messages/messages.ts'
import { type SeatNames, seatName } from '../seats.ts'
import { forcesWord, wordFor } from './words.ts'

export function eventMessage({ kind, data }: SeenEvent, seats: SeatNames): Message {
  const args: { [name: string]: Arg } = {}
  for (const [field, value] of Object.entries(data)) {
    if (field === 'when') continue
    const arg = argOf(FIELDS[`${kind}.${field}`] ?? field, value, seats)
    if (arg !== undefined) args[field] = arg
  }
  if (typeof data.forces === 'number') args.tokens = forcesWord(data.forces, Number(data.elite ?? 0))
  if (data.when !== undefined) args.when = conditionOf(data.when, args)
  return message(idOf(kind, data), args)
}

/** When a deal is paid. */
function conditionOf(when: Json, { to = '' }: { readonly [name: string]: Arg }): Message {
  if (!isObject(when)) return message('classic.when.now')
  const { kind, territory } = when
  const where = typeof territory === 'string' ? { territory: named('territory', territory) } : {}
  return message(known(`classic.when.${kind}`), { to, ...where })
}

/** An event may be said in its own way when it has a field, such as a secret, or when a field has a certain word. */
function idOf(kind: string, data: JsonObject): MessageId {
  const base = `classic.event.${kind}`
  const ways = Object.entries(data).flatMap(([field, value]) =>
    value === null || value === '' ? [] : [`${base}.${field}-${value}`, `${base}.${field}`],
  )
  return ways.find(isMessage) ?? known(base)
}

/** Fields that mean something else in one event than in the others. */
const FIELDS: { readonly [field: string]: string } = {
  'storm-moved.to': 'sector',
  'spice-card.card': 'spice-card',
  'spice-looked.card': 'spice-card',
}

/** Fields whose numbers are seats. */
const SEATS = ['seat', 'from', 'to', 'owner', 'ally', 'opener', 'with']

function argOf(field: string, value: Json, seats: SeatNames): Arg | undefined {
  if (value === null) return undefined
  if (typeof value === 'number' && !SEATS.includes(field)) return value
  if (Array.isArray(value)) return list(value.map((one, index) => itemOf(field, one, index, seats)))
  return wordOf(field, value, seats)
}

/** One of several: the field is in the plural. A number in a list belongs to the seat in its place. */
function itemOf(field: string, value: Json, index: number, seats: SeatNames) {
  if (isObject(value)) return message(known(`classic.each.${field}`), argsOf(value, seats))
  const of = field.replace(/ies$/, 'y').replace(/s$/, '')
  if (typeof value === 'number' && !SEATS.includes(of))
    return message(known(`classic.each.${field}`), { seat: seatName(seats, index), n: value })
  return wordOf(of, value, seats)
}

const argsOf = (data: JsonObject, seats: SeatNames): Message['args'] =>
  Object.fromEntries(
    Object.entries(data).flatMap(([field, value]) => {
      const arg = argOf(field, value, seats)
      return arg === undefined ? [] : [[field, arg]]
    }),
  )

function wordOf(field: string, value: Json, seats: SeatNames) {
  if (typeof value === 'number') return seatName(seats, value)
  if (field === 'reason' || field === 'cause') return message(known(`classic.${field}.${value}`))
  return wordFor(field === 'card' ? 'treachery' : field, String(value))
}
