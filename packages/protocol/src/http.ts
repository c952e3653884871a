// Every request with what it brings and what is answered.

import { z } from 'zod'
import { LIMITS } from './limits.ts'
import type { Route } from './routes.ts'
import {
  bot,
  credentials,
  historyPage,
  importedFile,
  key,
  matchFile,
  myTable,
  name,
  newTable,
  past,
  profile,
  seat,
  seq,
  table,
  user,
  whole,
} from './schemas.ts'

export type Described = {
  /** For the documents. */
  readonly about: string
  readonly body?: z.ZodType
  readonly query?: z.ZodType
  readonly answer: z.ZodType
}

const nothing = z.strictObject({})
const withUser = z.strictObject({ user })
const withTable = z.strictObject({ table })
const subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
const webhook = z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(LIMITS.webhook) })

export const HTTP = {
  me: {
    about: '`username` is null for a guest',
    answer: z.strictObject({ user: user.nullable() }),
  },
  guest: {
    about: 'you are a guest now; the cookie comes with it',
    body: z.strictObject({ name }),
    answer: withUser,
  },
  rename: { about: 'another name', body: z.strictObject({ name }), answer: withUser },
  register: {
    about: 'the guest becomes an account and keeps all seats',
    body: credentials,
    answer: withUser,
  },
  signIn: { about: 'what you began as a guest goes with you', body: credentials, answer: withUser },
  signOut: { about: '', answer: nothing },
  changePassword: {
    about: 'all your other sessions and the personal link end; a new cookie comes with it',
    body: z.strictObject({ old: z.string().max(LIMITS.password.most), new: credentials.shape.password }),
    answer: withUser,
  },
  signOutEverywhere: {
    about:
      'all your sessions and the personal link end, no device is notified; `user` is null, but for a guest, who keeps ' +
      'this one session',
    answer: z.strictObject({ user: user.nullable() }),
  },
  recovery: {
    about: 'opens your seats on another device, once, `until` then; replaces the link that was given before',
    answer: z.strictObject({ token: z.string(), link: z.string(), until: z.number() }),
  },
  recover: {
    about: 'the cookie comes with it',
    body: z.strictObject({ token: z.string().max(100) }),
    answer: withUser,
  },
  player: {
    about: 'in `latest`, `place` is one of so many `players`: teams, or seats that play alone',
    answer: profile,
  },
  webhook: { about: '', answer: z.strictObject({ url: z.string().nullable() }) },
  setWebhook: {
    about:
      'the `url` gets `POST {"kind": "your-turn", "table", "game", "url"}` when it is your turn and you are not looking; ' +
      '`"kind": "nudged"` when somebody reminds you',
    body: webhook,
    answer: webhook,
  },
  dropWebhook: { about: '', answer: nothing },
  pushKey: {
    about: 'the VAPID key, null when the server sends no notifications',
    answer: z.strictObject({ key: z.string().nullable() }),
  },
  addPush: {
    about: "a browser's `PushSubscription`: the same as a Web Push",
    body: subscription,
    answer: nothing,
  },
  dropPush: { about: '', body: z.strictObject({ endpoint: z.string().max(1000) }), answer: nothing },

  games: {
    about: 'what can be played here',
    answer: z.strictObject({
      games: z.array(
        z.strictObject({
          id: z.string(),
          version: z.number().int(),
          players: z.array(z.number().int()),
          modules: z.array(z.string()),
          bots: z.array(z.string()),
        }),
      ),
    }),
  },
  openTables: { about: 'open tables that are listed', answer: z.strictObject({ tables: z.array(table) }) },
  myTables: {
    about: 'my tables; of each also `waiting`, whose turn it is and since when',
    answer: z.strictObject({ tables: z.array(myTable) }),
  },
  createTable: { about: 'you sit on the first free seat', body: newTable, answer: withTable },
  table: { about: '', answer: withTable },
  join: {
    about:
      'on the `seat`, besides those you have; without one on the first that is free, if you have none; in a running ' +
      'match on a seat that is `offered`. `kicked`: the host has removed you, and you do not come back to this table',
    body: z.strictObject({ seat: seat.optional() }).prefault({}),
    answer: withTable,
  },
  leave: {
    about:
      'before the start: I give back the `seat`, or all of mine; when the host leaves without naming one, the table is gone',
    body: z.strictObject({ seat: seat.optional() }).prefault({}),
    answer: z.strictObject({ table: table.nullable() }),
  },
  kick: {
    about: 'host, before the start; whoever sits there loses all seats',
    body: z.strictObject({ seat }),
    answer: withTable,
  },
  seatBot: {
    about: "host, before the start; `plays-by-itself`: the seat is an automa's, as with `kick`",
    body: z.strictObject({ seat, bot: bot.nullable() }),
    answer: withTable,
  },
  start: { about: "host; every seat but an automa's needs a player or a bot", answer: withTable },
  substitute: {
    about:
      'I leave a running match, a bot plays for me, on the `seat` or on all of mine; `{"bot": null}`: I am back ' +
      '(`not-substituted` when I was not away). Who is away at the end has lost',
    body: z.strictObject({ bot: bot.nullable(), seat: seat.optional() }),
    answer: withTable,
  },
  resign: {
    about:
      'I give up a running match for good, on the `seat` or on all of mine: a bot plays to the end, and I have lost',
    body: z.strictObject({ seat: seat.optional() }).prefault({}),
    answer: withTable,
  },
  offer: {
    about:
      'I would leave my seat in a running match to somebody else: whoever joins there takes it over, with all that it ' +
      'knows but what I have heard in channels, and the match is no longer rated; `{"offered": false}`: I keep it',
    body: z.strictObject({ seat, offered: z.boolean() }),
    answer: withTable,
  },
  giveUp: {
    about:
      'of a match that is `halted` I would rather have the file, which tells everything, than wait; when all who play it ' +
      'would, it is over and does not come back',
    answer: withTable,
  },
  rematch: {
    about:
      'for those who played: the same again, another deal, not listed; everybody at the old table hears `rematch`, and ' +
      'whoever asks, too, comes to the same new table',
    answer: withTable,
  },
  clone: {
    about: 'the same setup and the same deal, not rated; only when the match is over',
    answer: withTable,
  },
  notes: { about: 'my notepad at a table where I sit', answer: z.strictObject({ text: z.string() }) },
  setNotes: { about: '', body: z.strictObject({ text: z.string().max(LIMITS.notes) }), answer: nothing },

  match: { about: 'a [whole match](#a-whole-match)', answer: whole },
  choose: {
    about: 'as [over the socket](#choosing), for clients that have none',
    body: z.strictObject({ seq, key, seat: seat.optional() }),
    answer: z.strictObject({ ok: z.literal(true), seq }),
  },
  history: {
    about: '100 entries at a time, from this number on',
    query: z.object({ from: z.coerce.number().int().min(0).default(0) }),
    answer: historyPage,
  },
  past: {
    about:
      'the table after the choices up to this number, as the asking viewer may see it, or from their `seat`; 0 is the ' +
      'beginning',
    query: z.object({
      seq: z.coerce.number().int().min(0),
      seat: z.coerce.number().int().min(0).max(11).optional(),
    }),
    answer: past,
  },
  file: {
    about:
      'the log of a finished match; `legs` says from which entry on it was played under which version, `sealed` is its ' +
      'recording ([docs/decisions/009](decisions/009-upgrades.md)) and is missing where too little was kept',
    answer: matchFile,
  },
  importFile: {
    about:
      'a finished match to look at, or an unfinished one that goes on against bots; without a ' +
      '`generator` it is `sfc32`, without `sealed` its version has to be one that the rules replay',
    body: importedFile,
    answer: withTable,
  },
  document: {
    about: 'all this as an OpenAPI document',
    answer: z.looseObject({ openapi: z.string() }),
  },
} as const satisfies { readonly [R in Route]: Described }

/** What any of them may be answered with instead. */
export const refusal = z
  .strictObject({ ok: z.literal(false), code: z.string(), message: z.string() })
  .meta({ id: 'Refusal' })
