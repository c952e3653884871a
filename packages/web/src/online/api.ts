// Asking the server over HTTP.

import {
  type Body,
  doorOf,
  type OnlineTable,
  PROTOCOL,
  PROTOCOL_HEADER,
  type Refusal,
  type RefusalCode,
  type Reply,
  type Route,
  type RouteWithId,
  type Season,
} from '@sietch/protocol'
import { setOutdated } from './outdated.ts'

/** The server has refused, with a code for us and a sentence for people. */
export class ServerRefused extends Error {
  readonly code: string
  constructor({ code, message }: Omit<Refusal, 'ok'>) {
    super(message)
    this.code = code
  }
}

const OUTDATED: RefusalCode = 'other-protocol'

export function refusedBy(refusal: Refusal): ServerRefused {
  if (refusal.code === OUTDATED) setOutdated()
  return new ServerRefused(refusal)
}

/** No answer right now: the network or the server is gone, or a proxy says so. */
class Unreachable extends Error {}

/** Something answers, but it is not Sietch: a page from a static host has no server. */
export class NoServer extends Error {}

/** Responses are assumed to follow the protocol; this is the only place where their JSON is trusted. */
async function request<R extends Route>(route: R, address: string, body: unknown): Promise<Reply<R>> {
  const { method } = doorOf(route)
  const response = await fetch(address, {
    method,
    headers: {
      [PROTOCOL_HEADER]: String(PROTOCOL),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => Promise.reject(new Unreachable()))
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && isObject(answer)) return answer as Reply<R>
  if (isRefusal(answer)) throw refusedBy(answer)
  throw response.status >= 500 ? new Unreachable() : new NoServer()
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null

const isRefusal = (json: unknown): json is Refusal =>
  isObject(json) && 'code' in json && typeof json.code === 'string'

/** What a request needs besides its name. */
type Given<R extends Route> = undefined extends Body<R> ? readonly [body?: Body<R>] : readonly [body: Body<R>]

const ask = <R extends Exclude<Route, RouteWithId>>(route: R, ...[body]: Given<R>): Promise<Reply<R>> =>
  request(route, doorOf(route).path, body)

const askAbout = <R extends RouteWithId>(route: R, id: string, ...[body]: Given<R>): Promise<Reply<R>> =>
  request(route, doorOf(route).path.replace(':id', encodeURIComponent(id)), body)

/** With what is asked for in the address. */
const askWith = <R extends Exclude<Route, RouteWithId>>(route: R, query: string): Promise<Reply<R>> =>
  request(route, `${doorOf(route).path}?${query}`, undefined)

/** About one thing, with what is asked of it in the address. */
const askFor = <R extends RouteWithId>(route: R, id: string, query: string): Promise<Reply<R>> =>
  request(route, `${doorOf(route).path.replace(':id', encodeURIComponent(id))}?${query}`, undefined)

export const api = {
  me: () => ask('me'),
  guest: (name: string) => ask('guest', { name }),
  rename: (name: string) => ask('rename', { name }),
  register: (credentials: Body<'register'>) => ask('register', credentials),
  signIn: (credentials: Body<'signIn'>) => ask('signIn', credentials),
  signOut: () => ask('signOut'),
  /** Signs out everywhere else. */
  password: (by: Body<'changePassword'>) => ask('changePassword', by),
  signOutEverywhere: () => ask('signOutEverywhere'),
  recovery: () => ask('recovery'),
  recover: (token: string) => ask('recover', { token }),
  reset: (by: Body<'reset'>) => ask('reset', by),
  passkeyEntry: () => ask('passkeyEntry'),
  enterByPasskey: (signed: Body<'enterByPasskey'>) => ask('enterByPasskey', signed),
  access: () => ask('access'),
  passkeyOptions: () => ask('passkeyOptions'),
  addPasskey: (made: Body<'addPasskey'>) => ask('addPasskey', made),
  dropPasskey: (id: string) => askAbout('dropPasskey', id),
  makeCode: () => ask('makeCode'),
  exportMe: () => ask('exportMe'),
  deleteMe: (name: string) => ask('deleteMe', { name }),

  player: (id: string) => askAbout('player', id),
  ratings: (id: string) => askAbout('ratings', id),
  between: (id: string) => askAbout('between', id),
  befriend: (id: string) => askAbout('befriend', id),
  unfriend: (id: string) => askAbout('unfriend', id),
  friends: () => ask('friends'),
  leaderboard: (game: string, season?: Season) =>
    request(
      'leaderboard',
      `${doorOf('leaderboard').path}?game=${encodeURIComponent(game)}${season === undefined ? '' : `&season=${season}`}`,
      undefined,
    ),

  webhook: () => ask('webhook'),
  setWebhook: (url: string) => ask('setWebhook', { url }),
  dropWebhook: () => ask('dropWebhook'),
  testWebhook: () => ask('testWebhook'),
  telling: () => ask('telling'),
  setTelling: (telling: Body<'setTelling'>) => ask('setTelling', telling),
  setMail: (mail: Body<'setMail'>) => ask('setMail', mail),
  dropMail: () => ask('dropMail'),
  pushKey: () => ask('pushKey'),
  addPush: (subscription: Body<'addPush'>) => ask('addPush', subscription),
  dropPush: (endpoint: string) => ask('dropPush', { endpoint }),

  /** Those that wait for players, that can be watched, or that were played last. */
  tables: (status: OnlineTable['status']) => askWith('openTables', `status=${status}`),
  myTables: () => ask('myTables'),
  create: (table: Body<'createTable'>) => ask('createTable', table),
  quick: (match: Body<'quick'>) => ask('quick', match),
  change: (id: string, change: Body<'changeTable'>) => askAbout('changeTable', id, change),
  agree: (id: string) => askAbout('agree', id),
  withBots: (id: string) => askAbout('withBots', id),
  table: (id: string) => askAbout('table', id),
  join: (id: string, seat: number, password?: string) =>
    askAbout('join', id, password === undefined ? { seat } : { seat, password }),
  /** Gives back one seat, or all. */
  leave: (id: string, seat?: number) => askAbout('leave', id, seat === undefined ? {} : { seat }),
  kick: (id: string, seat: number) => askAbout('kick', id, { seat }),
  seatBot: (id: string, seat: number, bot: string | null) => askAbout('seatBot', id, { seat, bot }),
  start: (id: string) => askAbout('start', id),
  /** On one seat, or on all of one's own. */
  substitute: (id: string, bot: string | null, seat?: number) =>
    askAbout('substitute', id, seat === undefined ? { bot } : { bot, seat }),
  resign: (id: string) => askAbout('resign', id),
  /** Offers a seat to anyone, or keeps it. */
  offer: (id: string, seat: number, offered: boolean) => askAbout('offer', id, { seat, offered }),
  giveUp: (id: string) => askAbout('giveUp', id),
  rematch: (id: string) => askAbout('rematch', id),
  clone: (id: string) => askAbout('clone', id),
  invite: (id: string, user: string) => askAbout('invite', id, { user }),
  declineInvitation: (id: string) => askAbout('declineInvitation', id),
  report: (id: string, about: Body<'report'>) => askAbout('report', id, about),
  notes: (id: string) => askAbout('notes', id),
  setNotes: (id: string, text: string) => askAbout('setNotes', id, { text }),
  history: (id: string, from: number) => askFor('history', id, `from=${from}`),
  past: (id: string, seq: number, seat?: number) =>
    askFor('past', id, `seq=${seq}${seat === undefined ? '' : `&seat=${seat}`}`),
  file: (id: string) => askAbout('file', id),
} as const
