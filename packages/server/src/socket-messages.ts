// The messages that a client may send over its socket. What does not look like this is refused.

import { z } from 'zod'
import { readableText } from './people/words.ts'

const table = z.string().regex(/^[\w-]{1,64}$/)
const seq = z.number().int().min(0).max(1_000_000)

export const messages = {
  watch: z.strictObject({ table, since: seq.optional() }),
  unwatch: z.strictObject({ table }),
  choose: z.strictObject({ table, seq, key: z.string().min(1).max(300) }),
  undo: z.strictObject({ table, seq }),
  'answer-undo': z.strictObject({ table, agree: z.boolean() }),
  chat: z.strictObject({
    table,
    text: z.string().max(1000).transform(readableText).pipe(z.string().trim().min(1).max(500)),
  }),
} as const

type Messages = typeof messages
export type MessageName = keyof Messages
export type Message<N extends MessageName> = z.infer<Messages[N]>
