// The options and decisions of classic Dune as messages. The arguments of a message are called like the targets of the
// option: `{part}`, `{leader}`, `{n}`.

import { type TreacheryId, treacheryKind } from '@sietch/classic/content'
import type { Decision, Option, Target } from '@sietch/kernel'
import { type Arg, type Message, message } from '../message.ts'
import { isMessage, known, type MessageId } from '../messages/messages.ts'
import { type SeatNames, seatName } from '../seats.ts'
import { wordFor } from './words.ts'

export const decisionMessage = ({ kind }: Decision): Message => message(known(`classic.decision.${kind}`))

export function optionMessage({ kind }: Decision, option: Option, seats: SeatNames): Message {
  const args: { [name: string]: Arg } = {}
  for (const target of option.targets) args[nameFor(target, args)] = argFor(target, seats)
  return message(idOf(kind, option), args)
}

/** A verb may be said in its own way at one decision, and of certain targets or kinds of targets. */
function idOf(kind: string, { verb, targets }: Option): MessageId {
  const ids = targets.map(({ id }) => id).join('-')
  const kinds = targets.map(kindOf).join('-')
  const ways = [`${kind}.${verb}.${ids}`, `${kind}.${verb}.${kinds}`, `${kind}.${verb}`, `${verb}.${kinds}`]
  return ways.map((way) => `classic.option.${way}`).find(isMessage) ?? known(`classic.option.${verb}`)
}

function kindOf({ kind, id }: Target): string {
  if (id === 'none') return 'none'
  return kind === 'treachery' && treacheryKind(id as TreacheryId) === 'worthless' ? 'worthless' : kind
}

/** The second target of a kind is the other one. */
function nameFor({ kind }: Target, taken: { readonly [name: string]: Arg }): string {
  const name = kind === 'number' ? 'n' : kind
  return name in taken ? `other-${name}` : name
}

const argFor = ({ kind, id }: Target, seats: SeatNames): Arg => {
  if (kind === 'number') return Number(id)
  if (kind === 'seat') return seatName(seats, Number(id))
  return wordFor(kind, String(id))
}
