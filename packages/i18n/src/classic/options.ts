// The options and decisions of classic Dune as messages. The arguments of a message are called like the targets of the
// option: `{part}`, `{leader}`, `{n}`.

import { type TreacheryId, treacheryKind } from '@sietch/classic/content'
import type { Decision, Option, Target } from '@sietch/kernel'
import { type Arg, type Message, message } from '../message.ts'
import { isMessage, known, type MessageId } from '../messages/messages.ts'
import { playerAt, type SeatNames } from '../seats.ts'
import { wordFor } from './words.ts'

export const decisionMessage = ({ kind }: Decision): Message => message(known(`classic.decision.${kind}`))

export function optionMessage({ kind }: Decision, option: Option, seats: SeatNames): Message {
  const args: { [name: string]: Arg } = {}
  for (const target of option.targets) args[nameFor(target, args)] = argFor(target, seats)
  return message(idOf(kind, option), args)
}

/** A verb may be said in its own way at one decision, and of certain targets or kinds of targets. */
function idOf(decision: string, { verb, targets }: Option): MessageId {
  const here = `${decision}.${verb}`
  const ids = targets.map(({ id }) => id).join('-')
  const special = targets.map(specialKind).join('-')
  const kinds = targets.map(({ kind }) => kind).join('-')
  const ways = [`${here}.${ids}`, `${here}.${special}`, here, `${verb}.${special}`, `${verb}.${kinds}`]
  return ways.map((way) => `classic.option.${way}`).find(isMessage) ?? known(`classic.option.${verb}`)
}

/** Nothing, and what is played for something else, is told apart from the rest of its kind. */
function specialKind({ kind, id }: Target): string {
  if (id === 'none') return 'none'
  return kind === 'treachery' && treacheryKind(id as TreacheryId) === 'worthless' ? 'worthless' : kind
}

/** `treachery-kind` is called `treacheryKind`; the second target of a kind is the other one. */
function nameFor({ kind }: Target, taken: { readonly [name: string]: Arg }): string {
  const name = kind === 'number' ? 'n' : camelCase(kind)
  return name in taken ? camelCase(`other-${name}`) : name
}

const camelCase = (words: string): string =>
  words.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const argFor = ({ kind, id }: Target, seats: SeatNames): Arg => {
  if (kind === 'number') return Number(id)
  if (kind === 'seat') return playerAt(seats, Number(id))
  return wordFor(kind, String(id))
}
