// Every request with its body and its response.

import { z } from 'zod'
import { LIMITS } from './limits.ts'
import {
  access,
  assertion,
  between,
  friends,
  newPasskey,
  passkey,
  passkeyOptions,
  ratingChange,
  reset,
  season,
  standing,
} from './people.ts'
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
  quickMatch,
  seat,
  seq,
  table,
  tableChange,
  user,
  whole,
} from './schemas.ts'
import { digest, language, mail, wishes } from './telling.ts'

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
    body: z.strictObject({
      old: z.string().max(LIMITS.password.most).default('').describe('Empty where there is none yet.'),
      new: credentials.shape.password,
    }),
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
  reset: {
    about:
      'another password by the recovery code, which is used up: all your other sessions and the personal link end; the ' +
      'cookie comes with it',
    body: reset,
    answer: withUser,
  },
  passkeyEntry: {
    about: 'what a browser has to sign: `navigator.credentials.get`, once, within five minutes',
    answer: z.strictObject({ challenge: z.string(), rp: z.string() }),
  },
  enterByPasskey: {
    about: 'the cookie comes with it; what you began as a guest goes with you',
    body: assertion,
    answer: withUser,
  },
  access: { about: 'how I come in', answer: access },
  passkeyOptions: {
    about: 'what a browser needs to make a passkey: `navigator.credentials.create`, within five minutes',
    answer: passkeyOptions,
  },
  addPasskey: {
    about:
      'with a `username` the guest becomes an account. `not-fresh`: whoever has an account shows first who they are, by ' +
      'signing in again',
    body: newPasskey,
    answer: z.strictObject({ user, passkey }),
  },
  dropPasskey: {
    about: '`not-fresh` as above; `last-way`: nothing else would let you in',
    answer: nothing,
  },
  makeCode: {
    about: 'a recovery code for `reset`, told this once; it replaces the one before. `not-fresh` as above',
    answer: z.strictObject({ code: z.string() }),
  },
  exportMe: {
    about: 'all that is known of me, but for secrets. `not-fresh` as above',
    answer: z.looseObject({ format: z.literal('sietch-person') }),
  },
  deleteMe: {
    about:
      'I am gone: open tables that I host close, at running matches I have resigned, and at tables where I played sits ' +
      '"a former player". `name` is my name, to be sure. `not-fresh` as above',
    body: z.strictObject({ name: z.string().max(LIMITS.name) }),
    answer: nothing,
  },
  ratings: {
    about: 'the latest rated matches of a player, and what each did to the rating; the last is the latest',
    answer: z.strictObject({ changes: z.array(ratingChange) }),
  },
  between: {
    about: 'how I and this player have done against each other, by game',
    answer: z.strictObject({ games: z.array(between) }),
  },
  befriend: {
    about:
      'asks the player to be my friend, or agrees if they have asked me; both need accounts. Nobody else learns of it, ' +
      'and I do not learn that they declined',
    answer: nothing,
  },
  unfriend: { about: 'declines, takes my own question back, or ends it', answer: nothing },
  friends: { about: '', answer: friends },
  leaderboard: {
    about:
      'the best 100 accounts of a game that played rated matches in the `season`, by the rating at its end; `own` is mine ' +
      'where I am not among them',
    query: z.object({ game: z.string().max(40), season: season.optional() }),
    answer: z.strictObject({
      season,
      seasons: z.array(season).describe('The latest first.'),
      standings: z.array(standing),
      own: standing.nullable(),
    }),
  },
  player: {
    about: 'in `latest`, `place` is one of so many `players`: teams, or seats that play alone',
    answer: profile,
  },
  webhook: { about: '', answer: z.strictObject({ url: z.string().nullable() }) },
  setWebhook: {
    about:
      'the `url` gets `POST {"kind": "your-turn", "table", "game", "url", "text"}` when it is your turn and you are not ' +
      'looking, and likewise of the other kinds of `Wishes`, when a bot plays for you (`given`) and when the host has ' +
      'changed a table where you sit (`changed`); `"kind": "digest"` comes with `tables`, each with `table`, `game`, `url`. ' +
      'Discord, Slack and Telegram (`https://api.telegram.org/botTOKEN/sendMessage?chat_id=ID`) get what they understand',
    body: webhook,
    answer: webhook,
  },
  dropWebhook: { about: '', answer: nothing },
  testWebhook: {
    about:
      'sends a test to your webhook now; `status` is what it answered with, null when nothing came back; `said` the ' +
      'beginning of its answer, or why there was none',
    answer: z.strictObject({ status: z.number().int().nullable(), said: z.string() }),
  },
  telling: {
    about:
      'what you are told of while you do not look, and how; `mails`: whether this server sends mail; `devices`: how many ' +
      'of yours are notified',
    answer: z.strictObject({
      wishes,
      digest,
      mails: z.boolean(),
      mail: mail.nullable(),
      devices: z.number().int(),
    }),
  },
  setTelling: {
    about: 'what is missing stays as it is',
    body: z.strictObject({
      wishes: wishes.optional(),
      digest: digest.optional(),
      language: language.optional(),
    }),
    answer: nothing,
  },
  setMail: {
    about: 'for accounts; a link goes to the address, and nothing else before it was followed',
    body: z.strictObject({ address: mail.shape.address, language: language.optional() }),
    answer: z.strictObject({ mail }),
  },
  dropMail: { about: '', answer: nothing },
  pushKey: {
    about: 'the VAPID key; null was said by servers that send no notifications',
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
  openTables: {
    about:
      'the newest open tables that are listed; with `status` those that can be watched (`playing`), or what was played ' +
      'last (`over`), with its `winners`',
    query: z.object({ status: table.shape.status.default('open') }),
    answer: z.strictObject({ tables: z.array(table) }),
  },
  myTables: {
    about: 'my tables; of each also `waiting`, whose turn it is and since when',
    answer: z.strictObject({ tables: z.array(myTable) }),
  },
  createTable: { about: 'you sit on the first free seat', body: newTable, answer: withTable },
  quick: {
    about:
      'you sit down at a listed table that fits, or at one that is opened for it and waits; see [below](#quick-matches)',
    body: quickMatch,
    answer: withTable,
  },
  table: { about: '', answer: withTable },
  changeTable: {
    about:
      'host, before the start: another game or setup, other terms. Whoever sits there keeps a seat, or it is refused ' +
      '(`too-few-seats`); where what is played or how has changed, they are `unagreed` until they agree',
    body: tableChange,
    answer: withTable,
  },
  agree: { about: 'before the start: I play as the host has changed it', answer: withTable },
  withBots: {
    about:
      'at a quick match: I would rather begin with bots than wait on. It begins, unrated, when all who wait say so',
    answer: withTable,
  },
  join: {
    about:
      'on the `seat`, besides those you have; without one on the first that is free, if you have none; in a running ' +
      'match on a seat that is `offered`. `kicked`: the host has removed you, and you do not come back to this table; ' +
      '`locked`: the `password` of the table is needed, `wrong-table-password`: it is another one, `too-many-tries`: ' +
      'come back in ten minutes',
    body: z
      .strictObject({
        seat: seat.optional(),
        password: z.string().max(LIMITS.tablePassword.most).optional(),
      })
      .prefault({}),
    answer: withTable,
  },
  leave: {
    about:
      'before the start: I give back the `seat`, or all of mine; when the host leaves without naming one, the table is gone, ' +
      'but for a `quick` one at which others wait',
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
  start: {
    about: "host; every seat but an automa's needs a player or a bot, and nobody may be `unagreed`",
    answer: withTable,
  },
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
  report: {
    about:
      'tells the operator of what a player did at the table, or of what they said: the `id` of something said to everybody ' +
      '(`chat`) or heard in a channel (`whisper`)',
    body: z.strictObject({
      user: z.string().max(100),
      reason: z.string().max(LIMITS.report).default(''),
      said: z
        .strictObject({
          in: z.enum(['chat', 'whisper']),
          id: z
            .number()
            .int()
            .min(0)
            .max(2 ** 31 - 1),
        })
        .optional(),
    }),
    answer: nothing,
  },
  invite: {
    about: 'for those who sit at an open table with a free seat, or host it: a friend is told of it',
    body: z.strictObject({ user: z.string().max(100) }),
    answer: nothing,
  },
  declineInvitation: { about: 'I do not come', answer: nothing },
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

/** What any of them may get instead. */
export const refusal = z
  .strictObject({ ok: z.literal(false), code: z.string(), message: z.string() })
  .meta({ id: 'Refusal' })
