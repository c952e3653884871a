// The protocol's routes, implemented: input is validated before anything is done, and responses have the protocol's
// types. An unhandled route does not compile.

import { doorOf, type Reply, ROUTES, type Route, type RouteWithId } from '@sietch/protocol'
import { HTTP } from '@sietch/protocol/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import { idOf, read } from './read.ts'

type Http = typeof HTTP
type Brought = { readonly about: string; readonly body?: z.ZodType; readonly query?: z.ZodType }
type Part<R extends Route, P extends 'body' | 'query'> =
  Http[R] extends Readonly<Record<P, infer S extends z.ZodType>> ? z.output<S> : undefined

/** A request as passed to its handler. */
type Asked<R extends Route> = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly id: R extends RouteWithId ? string : undefined
  readonly body: Part<R, 'body'>
  readonly query: Part<R, 'query'>
}

export type Handlers<R extends Route = Route> = {
  readonly [N in R]: (asked: Asked<N>) => Promise<Reply<N>>
}

/** The largest file of a match. */
const LARGEST_FILE = 512 * 1024

/** What counts as more than a request: what someone might try by the thousand, and what is expensive. */
const FEW: RouteShorthandOptions = { config: { kinds: ['enter'] } }
/** Tables are counted: each is kept for days. */
const NEW_TABLE: RouteShorthandOptions = { config: { kinds: ['create'] } }
/** Someone else is notified. */
const BEFRIEND: RouteShorthandOptions = { config: { kinds: ['befriend'] } }
/** Long lists cost more than the rest. A long match has a dozen pages, which a newcomer reads all at once. */
const LIST: RouteShorthandOptions = { config: { weight: 2 } }
/** A lot to read and to send. */
const WHOLE: RouteShorthandOptions = { config: { weight: 4 } }

/** A password is hashed, and others are notified. */
const CHANGE: RouteShorthandOptions = { config: { weight: 10 } }

const COUNTED: { readonly [R in Route]?: RouteShorthandOptions } = {
  guest: { config: { kinds: ['enter', 'guest'] } },
  register: FEW,
  signIn: FEW,
  changePassword: FEW,
  signOutEverywhere: FEW,
  recovery: FEW,
  recover: FEW,
  reset: FEW,
  passkeyEntry: FEW,
  enterByPasskey: FEW,
  passkeyOptions: FEW,
  addPasskey: FEW,
  dropPasskey: FEW,
  makeCode: FEW,
  exportMe: { config: { kinds: ['enter'], weight: 10 } },
  deleteMe: FEW,
  ratings: LIST,
  between: LIST,
  leaderboard: WHOLE,
  befriend: BEFRIEND,
  invite: BEFRIEND,
  setMail: FEW,
  testWebhook: FEW,
  openTables: LIST,
  myTables: LIST,
  history: LIST,
  past: WHOLE,
  createTable: NEW_TABLE,
  changeTable: CHANGE,
  quick: NEW_TABLE,
  rematch: NEW_TABLE,
  report: { config: { kinds: ['chat'] } },
  clone: NEW_TABLE,
  match: WHOLE,
  file: WHOLE,
  importFile: { bodyLimit: LARGEST_FILE, config: { kinds: ['import'], weight: 10 } },
}

export function openRoutes(api: FastifyInstance, handlers: Handlers): void {
  for (const route of Object.keys(ROUTES) as Route[]) open(api, route, handlers)
}

function open<R extends Route>(api: FastifyInstance, route: R, handlers: Handlers): void {
  const { method, path: url } = doorOf(route)
  const { body, query }: Brought = HTTP[route]
  const handle: Handlers[R] = handlers[route]
  api.route({
    method,
    url,
    ...COUNTED[route],
    handler: async (request, reply) =>
      handle({
        request,
        reply,
        id: url.includes(':id') ? idOf(request) : undefined,
        body: body && read(body, request.body ?? undefined),
        query: query && read(query, request.query),
        // The schemas have just checked it.
      } as Asked<R>),
  })
}
