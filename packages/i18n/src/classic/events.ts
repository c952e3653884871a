// The events of classic Dune as messages. What a field of an event names is told by its name: `part` is a part of the
// map, `owner` a seat.

import { isObject, type Json, type JsonObject, type SeenEvent } from '@sietch/kernel'
import { type Arg, list, type Message, message } from '../message.ts'
import { isMessage, known, type MessageId } from '../messages/messages.ts'
import { type SeatNames, seatName } from '../seats.ts'
import { forcesWord, type Word, wordFor } from './words.ts'

type Args = { [name: string]: Arg }

export function eventMessage({ kind, data }: SeenEvent, seats: SeatNames): Message {
  const { totals, when, question, ...plain } = data
  const args = argsOf(plain, seats, kind)
  if (typeof data.forces === 'number') args.tokens = forcesWord(data.forces, Number(data.elite ?? 0))
  if (Array.isArray(data.seats)) args.count = data.seats.length
  if (Array.isArray(totals)) args.totals = totalsOf(totals)
  if (when !== undefined) args.when = conditionOf(when, args, seats)
  if (isObject(question)) args.question = questionOf(question, seats)
  return message(idOf(kind, data), args)
}

/** An event may be said in its own way when it has a field, such as a secret, or when a field has a certain word. */
function idOf(kind: string, data: JsonObject): MessageId {
  const base = `classic.event.${kind}`
  const ways = Object.entries(data).flatMap(([field, value]) =>
    value === null || value === '' ? [] : [`${base}.${field}-${value}`, `${base}.${field}`],
  )
  return ways.find(isMessage) ?? known(base)
}

/** When a deal is paid. */
function conditionOf(when: Json, { to = '' }: Args, seats: SeatNames): Message {
  if (!isObject(when)) return message('classic.when.now')
  const { kind, ...particulars } = when
  return message(known(`classic.when.${kind}`), { ...argsOf(particulars, seats, 'when'), to })
}

function totalsOf(totals: readonly Json[]): Message {
  const [low = 0, high = 0] = totals.map(Number).sort((a, b) => a - b)
  return message('classic.totals', { high, low })
}

export const questionOf = (question: JsonObject, seats: SeatNames): Message =>
  message(known(`classic.question.${question.about}`), argsOf(question, seats, String(question.about)))

/** Fields that name things of a kind with another name, in all events or in one. */
const KINDS: { readonly [field: string]: string } = {
  card: 'treachery',
  weapon: 'treachery',
  defense: 'treachery',
  taken: 'treachery',
  object: 'treachery-kind',
  kind: 'treachery-kind',
  'storm-moved.to': 'sector',
  'spice-card.card': 'spice-card',
  'spice-looked.card': 'spice-card',
  'prescience.part': 'plan-part',
  'answered.part': 'plan-part',
}

/** Fields whose numbers are seats. */
const SEATS = [
  'seat',
  'from',
  'to',
  'owner',
  'ally',
  'opener',
  'with',
  'target',
  'aggressor',
  'defender',
  'victim',
]

export function argsOf(data: JsonObject, seats: SeatNames, event: string): Args {
  const args: Args = {}
  for (const [field, value] of Object.entries(data)) {
    const arg = argOf(KINDS[`${event}.${field}`] ?? KINDS[field] ?? field, value, seats)
    if (arg !== undefined) args[field] = arg
  }
  return args
}

function argOf(kind: string, value: Json, seats: SeatNames): Arg | undefined {
  if (value === null || isObject(value)) return undefined
  if (typeof value === 'number' && !SEATS.includes(kind)) return value
  if (Array.isArray(value)) return list(value.map((one, index) => itemOf(kind, one, index, seats)))
  return wordOf(kind, value, seats)
}

/** One of several: the field is in the plural. A number in a list belongs to the seat in its place. */
function itemOf(field: string, value: Json, index: number, seats: SeatNames): Word {
  if (isObject(value)) return message(known(`classic.each.${field}`), argsOf(value, seats, field))
  const of = field.replace(/s$/, '')
  if (typeof value === 'number' && !SEATS.includes(of) && !SEATS.includes(field))
    return message(known(`classic.each.${field}`), { seat: seatName(seats, index), n: value })
  return wordOf(SEATS.includes(field) ? field : of, value, seats)
}

function wordOf(kind: string, value: Json, seats: SeatNames): Word {
  if (typeof value === 'number') return seatName(seats, value)
  if (kind === 'reason') return message(known(`classic.for.${value}`))
  if (kind === 'cause') return message(known(`classic.cause.${value}`))
  return wordFor(kind, String(value))
}
