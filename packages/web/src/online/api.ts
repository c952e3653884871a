// Asking the server over HTTP.

import type { Generator } from '@sietch/kernel'
import type {
  HistoryPage,
  MyTable,
  NewTable,
  OnlineTable,
  Profile,
  Refusal,
  User,
  Whole,
} from './messages.ts'

/** The server has refused, with a code for us and a sentence for people. */
export class ServerRefused extends Error {
  readonly code: string
  constructor({ code, message }: Omit<Refusal, 'ok'>) {
    super(message)
    this.code = code
  }
}

/** Nobody answers just now: the network is gone, or the server, or what stands before it says so. */
class Unreachable extends Error {}

/** Something answers, but it is no Sietch: a page from a plain file host has no server. */
export class NoServer extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What the server answers is what docs/protocol.md says; it is the one place where its JSON is believed. */
async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => Promise.reject(new Unreachable()))
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && isObject(answer)) return answer as Answer
  if (isRefusal(answer)) throw new ServerRefused(answer)
  throw response.status >= 500 ? new Unreachable() : new NoServer()
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null

const isRefusal = (json: unknown): json is Refusal =>
  isObject(json) && 'code' in json && typeof json.code === 'string'

type WithUser = { readonly user: User }
type WithTable = { readonly table: OnlineTable }

const at = (id: string, door = ''): string => `tables/${encodeURIComponent(id)}${door}`

export type Credentials = { readonly username: string; readonly password: string }

export type NewPassword = { readonly old: string; readonly new: string }
/** A personal link, and until when it opens anything. */
export type Recovery = { readonly token: string; readonly until: number }

/** The log of a finished match. */
export type OnlineFile = {
  readonly rules: string
  readonly version: number
  readonly setup: Whole['view']
  readonly seed: string
  readonly generator: Generator
  readonly choices: readonly { readonly seat: number; readonly key: string }[]
}

export const api = {
  me: () => ask<{ readonly user: User | null }>('GET', 'me'),
  guest: (name: string) => ask<WithUser>('POST', 'guest', { name }),
  rename: (name: string) => ask<WithUser>('PATCH', 'me', { name }),
  register: (credentials: Credentials) => ask<WithUser>('POST', 'register', credentials),
  signIn: (credentials: Credentials) => ask<WithUser>('POST', 'sign-in', credentials),
  signOut: () => ask<object>('POST', 'sign-out', {}),
  /** Everybody else who is signed in as this person is no more. */
  password: (by: NewPassword) => ask<WithUser>('POST', 'password', by),
  signOutEverywhere: () => ask<{ readonly user: User | null }>('POST', 'sign-out-everywhere', {}),
  recovery: () => ask<Recovery>('POST', 'recovery', {}),
  recover: (token: string) => ask<WithUser>('POST', 'recover', { token }),
  player: (id: string) => ask<Profile>('GET', `players/${encodeURIComponent(id)}`),

  webhook: () => ask<{ readonly url: string | null }>('GET', 'me/webhook'),
  setWebhook: (url: string) => ask<object>('PUT', 'me/webhook', { url }),
  dropWebhook: () => ask<object>('DELETE', 'me/webhook'),
  pushKey: () => ask<{ readonly key: string | null }>('GET', 'push'),
  addPush: (subscription: object) => ask<object>('POST', 'push', subscription),
  dropPush: (endpoint: string) => ask<object>('DELETE', 'push', { endpoint }),

  openTables: () => ask<{ readonly tables: readonly OnlineTable[] }>('GET', 'tables'),
  myTables: () => ask<{ readonly tables: readonly MyTable[] }>('GET', 'tables/mine'),
  create: (table: NewTable) => ask<WithTable>('POST', 'tables', table),
  table: (id: string) => ask<WithTable>('GET', at(id)),
  join: (id: string, seat: number) => ask<WithTable>('POST', at(id, '/join'), { seat }),
  leave: (id: string) => ask<object>('POST', at(id, '/leave'), {}),
  kick: (id: string, seat: number) => ask<WithTable>('POST', at(id, '/kick'), { seat }),
  seatBot: (id: string, seat: number, bot: string | null) =>
    ask<WithTable>('POST', at(id, '/bot'), { seat, bot }),
  start: (id: string) => ask<WithTable>('POST', at(id, '/start'), {}),
  substitute: (id: string, bot: string | null) => ask<WithTable>('POST', at(id, '/substitute'), { bot }),
  rematch: (id: string) => ask<WithTable>('POST', at(id, '/rematch'), {}),
  clone: (id: string) => ask<WithTable>('POST', at(id, '/clone'), {}),
  notes: (id: string) => ask<{ readonly text: string }>('GET', at(id, '/notes')),
  setNotes: (id: string, text: string) => ask<object>('PUT', at(id, '/notes'), { text }),
  history: (id: string, from: number) => ask<HistoryPage>('GET', at(id, `/history?from=${from}`)),
  file: (id: string) => ask<OnlineFile>('GET', at(id, '/file')),
} as const
