// "This card" is something else where it is printed on a tile or a skill.

import type { List, Phrase, Ref } from '@sietch/imperium'
import type { Message } from '../message.ts'
import { isMessage } from '../messages/messages.ts'

/** The same phrase with what it calls "this" by its kind. */
export function printedOn(kind: string, { id, args }: Phrase): Message {
  const ofKind = `${id}.${kind}`
  return {
    id: id.endsWith('trash-this') && isMessage(ofKind) ? ofKind : id,
    args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, argOn(kind, arg)])),
  }
}

const argOn = (kind: string, arg: Phrase['args'][string]) => {
  if (typeof arg !== 'object') return arg
  return 'join' in arg ? listOn(kind, arg) : itemOn(kind, arg)
}

const listOn = (kind: string, { join, of }: List) => ({ join, of: of.map((item) => itemOn(kind, item)) })

const itemOn = (kind: string, item: Phrase | Ref) => ('args' in item ? printedOn(kind, item) : item)
