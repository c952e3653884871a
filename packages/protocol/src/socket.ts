// Everything sent over a socket: what a client may send and the responses, and what the server sends unasked.

import { z } from 'zod'
import { refusal } from './http.ts'
import { LIMITS } from './limits.ts'
import {
  around,
  channel,
  clocks,
  id,
  key,
  notice,
  phrase,
  presence,
  proposal,
  said,
  seat,
  seq,
  table,
  undoRequest,
  update,
  watched,
} from './schemas.ts'

type Question = { readonly about: string; readonly message: z.ZodType; readonly answer: z.ZodType }
type Told = { readonly about: string; readonly message: z.ZodType }

const nothing = z.strictObject({})

/** What a client may send. */
export const QUESTIONS = {
  watch: {
    about: '`match` is null before the start, and while the table is `halted`',
    message: z.strictObject({ table: id, since: seq.exactOptional() }),
    answer: watched,
  },
  unwatch: { about: '', message: z.strictObject({ table: id }), answer: nothing },
  choose: {
    about: 'see [below](#choosing)',
    message: z.strictObject({ table: id, seq, key, seat: seat.exactOptional() }),
    answer: z.strictObject({ seq }),
  },
  wait: {
    about: 'see [below](#waiting)',
    message: z.strictObject({
      table: id,
      now: z.boolean().default(false),
      always: z.boolean().exactOptional(),
      seat: seat.exactOptional(),
    }),
    answer: z.strictObject({ always: z.boolean() }),
  },
  undo: {
    about: '`"asked": true` when the others have to agree',
    message: z.strictObject({ table: id, seq }),
    answer: z.strictObject({ seq, asked: z.literal(true).exactOptional() }),
  },
  'answer-undo': {
    about: '',
    message: z.strictObject({ table: id, agree: z.boolean() }),
    answer: z.strictObject({ seq }),
  },
  nudge: {
    about: 'reminds whoever plays the `seat` that all wait for them; see [below](#coming-and-going)',
    message: z.strictObject({ table: id, seat }),
    answer: nothing,
  },
  propose: {
    about: 'asks the others, see [below](#coming-and-going)',
    message: z.strictObject({ table: id, about: proposal }),
    answer: nothing,
  },
  vote: {
    about: 'on the open `motion`',
    message: z.strictObject({ table: id, agree: z.boolean() }),
    answer: nothing,
  },
  resume: {
    about: 'the table goes on',
    message: z.strictObject({ table: id }),
    answer: nothing,
  },
  chat: {
    about: `players only; ${LIMITS.chat} characters, or a ready \`phrase\`, which everybody reads in their own language; \`to\` one of the \`channels\` of the match that you are in, or to everybody`,
    // Counted on what is left once it is readable.
    message: z.strictObject({
      table: id,
      text: z
        .string()
        .max(2 * LIMITS.chat)
        .exactOptional(),
      phrase: phrase.exactOptional(),
      to: channel.exactOptional(),
    }),
    answer: nothing,
  },
} as const satisfies Readonly<Record<string, Question>>

/** What a client receives after `watch`, until `unwatch` or the end of the connection. */
export const NEWS = {
  update: { about: 'the match moved on by one, see [below](#an-update)', message: update },
  table: {
    about:
      'seats or status changed; in a running match also the rest. A `seq` ahead of yours: you have missed something, ' +
      '`watch` again',
    message: z.strictObject({
      table,
      seq: seq.exactOptional(),
      clocks: clocks.exactOptional(),
      now: z.number().exactOptional(),
      request: undoRequest.nullable().exactOptional(),
      ...around,
    }),
  },
  presence: {
    about: 'somebody has come, or gone',
    message: z.strictObject({ table: z.string(), presence: z.array(presence) }),
  },
  notice: {
    about: 'something has happened around the match',
    message: z.strictObject({ table: z.string(), notice }),
  },
  chat: { about: 'somebody has said something', message: z.strictObject({ table: z.string(), said }) },
  whisper: {
    about: 'somebody has said something in a channel that you are in',
    message: z.strictObject({ table: z.string(), said }),
  },
  closed: {
    about: 'the host has closed the table, or it was open for too long',
    message: z.strictObject({ table: z.string() }),
  },
  rematch: {
    about: 'the id of the table at which it goes on',
    message: z.strictObject({ table: z.string(), next: z.string() }),
  },
  refused: { about: 'a message that asked for no answer', message: refusal },
} as const satisfies Readonly<Record<string, Told>>
