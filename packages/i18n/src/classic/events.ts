// The events of classic Dune as messages. What a field of an event names is told by its name: `part` is a part of the
// map, `owner` a seat. An event or a field that no one has words for does not compile.

import { type ClassicEvent, readEvent } from '@sietch/classic'
import { type FieldOf, isObject, type Json, type JsonObject, type SeenEvent } from '@sietch/kernel'
import { type Arg, list, type Message, message } from '../message.ts'
import { isMessage, known, type MessageId } from '../messages/messages.ts'
import { playerAt, type SeatNames } from '../seats.ts'
import { forcesWord, pledgeWord, type Word, wordFor } from './words.ts'

type Args = { [name: string]: Arg }

export function eventMessage(seen: SeenEvent, seats: SeatNames): Message {
  const event = readEvent(seen)
  const args = argsOf(event.data, seats, event.kind)
  return message(idOf(event), { ...args, ...moreArgs(event, args, seats) })
}

/** What is not said by a field alone. */
function moreArgs(event: ClassicEvent, args: Args, seats: SeatNames): Args {
  switch (event.kind) {
    case 'spice':
      return { reason: message(`classic.for.${event.data.reason}`) }
    case 'killed':
      return {
        tokens: forcesWord(event.data.forces, event.data.elite),
        cause: message(`classic.cause.${event.data.cause}`),
      }
    case 'placed':
    case 'revived':
    case 'shipped':
    case 'moved':
      return { tokens: forcesWord(event.data.forces, event.data.elite) }
    case 'shipping':
      return { tokens: forcesWord(event.data.forces, 0) }
    case 'won':
      return { count: event.data.seats.length }
    case 'battle-won':
      return event.data.totals === undefined ? {} : { totals: totalsOf(event.data.totals) }
    case 'deal-offered':
    case 'deal':
      return { gift: giftMessage(event.data), when: conditionOf(event.data, args, seats) }
    case 'deal-concluded':
      return { promise: promiseMessage(event.data.when, seats) }
    case 'truth':
      return { question: questionMessage(event.data.question, seats) }
    default:
      return {}
  }
}

/** An event may be said in its own way when it has a field, such as a secret, or when a field has a certain word. */
function idOf({ kind, data }: ClassicEvent): MessageId {
  if (kind === 'karama') return `classic.event.karama.use-${data.use}`
  const base = `classic.event.${kind}` as const satisfies MessageId
  const ways = Object.entries(data).flatMap(([field, value]) =>
    value === null || value === '' ? [] : [`${base}.${field}-${value}`, `${base}.${field}`],
  )
  return ways.find(isMessage) ?? base
}

/** What is given by a deal. */
export const giftMessage = ({ spice, pledge }: Pick<Bargain, 'spice' | 'pledge'>): Message =>
  pledge === undefined
    ? message('classic.gift.spice', { spice })
    : message('classic.gift.pledge', { pledge: pledgeWord(pledge) })

/** What for, or when it is paid. */
function conditionOf({ when, asks, pledge }: Bargain, { to = '' }: Args, seats: SeatNames): Message {
  if (asks !== undefined) return message('classic.when.spice', { asks })
  if (when === 'now') return message(pledge === undefined ? 'classic.when.now' : 'classic.when.nothing')
  if (when.kind === 'pledge') return message('classic.when.pledge', { pledge: pledgeWord(when.pledge) })
  const { kind, ...particulars } = when
  return message(`classic.when.${kind}`, { ...argsOf(particulars, seats), to })
}

/** What someone has promised to do. */
export function promiseMessage(when: Exclude<Bargain['when'], 'now'>, seats: SeatNames): Message {
  if (when.kind === 'pledge') return pledgeWord(when.pledge)
  const { kind, ...particulars } = when
  return message(`classic.promise.${kind}`, argsOf(particulars, seats))
}

export type Bargain = Extract<ClassicEvent, { kind: 'deal' }>['data']

function totalsOf(totals: readonly number[]): Message {
  const [low = 0, high = 0] = totals.toSorted((a, b) => a - b)
  return message('classic.totals', { high, low })
}

export function questionMessage(question: JsonObject, seats: SeatNames): Message {
  if (typeof question.words === 'string') return message('classic.question.said', { words: question.words })
  return message(known(`classic.question.${question.about}`), argsOf(question, seats, String(question.about)))
}

/** How the value of a field is said: by its name, as a number, by whose it is. */
type Said =
  | 'seat'
  /** A seat, a part of the map, a territory, or a word. */
  | 'whose'
  | 'number'
  /** Numbers by seat. */
  | 'numbers'
  | 'dials'
  | 'value'
  | 'part'
  | 'territory'
  | 'leader'
  | 'faction'
  | 'advantage'
  | 'phase'
  | 'treachery'
  | 'treachery-kind'
  | 'spice-card'
  /** Chooses a form of the message. */
  | 'word'
  /** Said with other fields, not by itself. */
  | 'unsaid'

type Field = FieldOf<ClassicEvent>

const FIELDS: { readonly [F in Field]: Said } = {
  seat: 'seat',
  owner: 'seat',
  opener: 'seat',
  with: 'seat',
  target: 'seat',
  aggressor: 'seat',
  defender: 'seat',
  victim: 'seat',
  seats: 'seat',
  from: 'whose',
  to: 'whose',
  forces: 'number',
  elite: 'number',
  round: 'number',
  distance: 'number',
  spice: 'number',
  pile: 'number',
  number: 'number',
  of: 'number',
  bid: 'number',
  asks: 'number',
  price: 'number',
  dial: 'number',
  cards: 'number',
  dials: 'dials',
  value: 'value',
  part: 'part',
  territory: 'territory',
  leader: 'leader',
  leaders: 'leader',
  faction: 'faction',
  factions: 'faction',
  advantage: 'advantage',
  phase: 'phase',
  card: 'treachery',
  taken: 'treachery',
  weapon: 'treachery',
  defense: 'treachery',
  object: 'treachery-kind',
  by: 'word',
  use: 'word',
  way: 'word',
  play: 'word',
  kwisatz: 'word',
  kept: 'word',
  yes: 'word',
  reason: 'unsaid',
  cause: 'unsaid',
  totals: 'unsaid',
  when: 'unsaid',
  pledge: 'unsaid',
  question: 'unsaid',
}

/** What asks and waits has a few fields more. */
const OTHER_FIELDS: { readonly [field: string]: Said } = {
  ...FIELDS,
  ally: 'seat',
  kind: 'treachery-kind',
}

/** Fields that hold something else in one event. */
const HERE: { readonly [K in `${ClassicEvent['kind']}.${Field}`]?: Said } = {
  'storm-moved.to': 'number',
  'spice-card.card': 'spice-card',
  'spice-looked.card': 'spice-card',
  'prescience.part': 'word',
  'answered.part': 'word',
  'hands.cards': 'numbers',
}

export function argsOf(data: JsonObject, seats: SeatNames, about = ''): Args {
  const here: { readonly [field: string]: Said } = HERE
  const args: Args = {}
  for (const [field, value] of Object.entries(data)) {
    const said = here[`${about}.${field}`] ?? OTHER_FIELDS[field] ?? 'word'
    const arg = argOf(said, value, seats)
    if (arg !== undefined) args[field] = arg
  }
  return args
}

function argOf(said: Said, value: Json, seats: SeatNames): Arg | undefined {
  if (said === 'unsaid' || value === null) return undefined
  if (Array.isArray(value)) return list(value.map((one, index) => itemOf(said, one, index, seats)))
  if (typeof value === 'number' && said !== 'seat' && said !== 'whose') return value
  return wordOf(said, value, seats)
}

function itemOf(said: Said, value: Json, index: number, seats: SeatNames): Word {
  if (said === 'dials' && isObject(value)) return message('classic.each.dials', argsOf(value, seats))
  if (said === 'numbers')
    return message('classic.each.cards', { seat: playerAt(seats, index), n: Number(value) })
  return wordOf(said, value, seats)
}

function wordOf(said: Said, value: Json, seats: SeatNames): Word {
  if (typeof value === 'number') return playerAt(seats, value)
  return wordFor(said, String(value))
}
