// The events of Dune: Imperium as messages. What a field of an event names is told by its name: `space` is a board
// space, `firstPlayer` a seat.

import type { Content, Gain, Source } from '@sietch/imperium'
import { isObject, type Json, type JsonObject, type SeenEvent } from '@sietch/kernel'
import { type Arg, list, type Message, message, named } from '../message.ts'
import { known, type MessageId } from '../messages/messages.ts'
import { type SeatNames, seatName } from '../seats.ts'
import { effectPhrase, rewardOf, spacesOf } from './options.ts'

export function eventMessage({ kind, data }: SeenEvent, seats: SeatNames, content: Content): Message {
  const cards = cardsIn(kind)
  const args: { [name: string]: Arg } = {}
  for (const [field, value] of Object.entries(data)) {
    const arg = argOf(field, value, cards, seats)
    if (arg !== undefined) args[field] = arg
  }
  if (Array.isArray(data.cards)) args.count = data.cards.length
  if (typeof data.post === 'string') args.spaces = spacesOf(content, data.post)
  if (typeof data.contract === 'string') args.reward = rewardOf(content, data.contract)
  switch (kind) {
    case 'gained':
    case 'paid':
      args.amount = message(`amount.${data.what as Gain}`, { n: Number(data.n) })
      break
    case 'chose':
      args.effect = effectPhrase(content, data.from as Source, String(data.slot))
      break
    case 'influence':
      args.n = Math.abs(Number(data.n))
      break
    case 'agent-sent':
      if (typeof data.from === 'string') args.from = named('space', data.from)
      break
    case 'looked':
      if (args.card !== undefined) args.cards = args.card
      break
  }
  return message(idOf(kind, data), args)
}

type CardKind = 'card' | 'intrigue' | 'trophy'

/** Which cards an event is about. */
function cardsIn(kind: string): CardKind {
  if (kind === 'battle-icons') return 'trophy'
  return kind.includes('intrigue') ? 'intrigue' : 'card'
}

/** What only some may know, by the event that tells it. */
const SECRETS: { readonly [kind: string]: readonly string[] } = {
  drew: ['cards'],
  'drew-intrigue': ['cards'],
  looked: ['card', 'cards'],
  'stole-intrigue': ['card'],
  token: ['faction'],
}

function idOf(kind: string, data: JsonObject): MessageId {
  if (SECRETS[kind]?.some((secret) => data[secret] !== undefined)) return known(`event.${kind}.seen`)
  if (kind === 'influence' && Number(data.n) < 0) return 'event.influence.lost'
  if (kind === 'agent-sent' && data.from !== undefined) return 'event.agent-sent.from'
  if (kind === 'alliance' && data.to === null) return 'event.alliance.back'
  if (kind === 'alliance' && data.from !== null) return 'event.alliance.from'
  return known(`event.${kind}`)
}

const PHASES: { readonly [phase: string]: string } = {
  'round-start': 'phase-round-start',
  turns: 'phase-player-turns',
  combat: 'phase-combat',
  makers: 'phase-makers',
  recall: 'phase-recall',
  endgame: 'endgame',
}

function argOf(field: string, value: Json, cards: CardKind, seats: SeatNames): Arg | undefined {
  if (value === null) return undefined
  if (Array.isArray(value)) {
    const ids = value.map(String)
    return list(field === 'cards' ? counted(ids, cards) : ids.map((id) => named('faction', id)))
  }
  // A source without a name of its own, such as a contract icon, goes by what it is.
  if (isObject(value))
    return value.id === '' ? named('term', String(value.kind)) : named(String(value.kind), String(value.id))
  if (typeof value === 'number') return SEATS.includes(field) ? seatName(seats, value) : value
  switch (field) {
    case 'card':
      return named(cards, String(value))
    case 'space':
    case 'faction':
    case 'leader':
    case 'conflict':
    case 'contract':
      return named(field, String(value))
    case 'place':
      return named('training', String(value))
    case 'phase':
      return named('term', PHASES[String(value)] ?? String(value))
    default:
      return String(value)
  }
}

/** Equal cards together: `2× Dagger`. */
const counted = (ids: readonly string[], kind: CardKind) =>
  [...new Set(ids)].map((id) => {
    const n = ids.filter((each) => each === id).length
    return n === 1 ? named(kind, id) : message('copies', { n, card: named(kind, id) })
  })

/** Fields whose numbers are seats. */
const SEATS = ['seat', 'firstPlayer', 'from', 'to']
