// A message with its arguments.

import type { List, Ref } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { MessageId } from './messages/messages.ts'

/** Anything with a name; the engine's own references are some of them. */
export type Named = { readonly kind: string; readonly id: string }

/** Who sits at a seat. A message that says something of them may ask whether it is who is spoken to: `{seat_is}`. */
export type Player = { readonly seat: Seat; readonly name: string }

/** Numbers choose plurals, plain words choose forms or are put in as they are. */
export type Arg = number | string | Named | Player | Message | ListOf

export type ListOf = {
  readonly join: List['join']
  readonly of: readonly (Message | Named | Player | Ref | string)[]
}

/** The phrases of the engine are messages, too. */
export type Message = { readonly id: MessageId; readonly args: { readonly [name: string]: Arg } }

export const message = (id: MessageId, args: Message['args'] = {}): Message => ({ id, args })

export const named = (kind: string, id: string): Named => ({ kind, id })

export const list = (of: ListOf['of'], join: List['join'] = 'and'): ListOf => ({ join, of })
