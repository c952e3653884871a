// The rules for everything under /api: who asks, from where, and how often. They are attached to the routes themselves,
// so no spelling of a path bypasses them.

import { PROTOCOL_HEADER, type User } from '@sietch/protocol'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { type Kind, type Limiter, nobodyAt } from '../limiter.ts'
import type { Identity } from '../people/identity.ts'
import { checkSpoken, RefusalError, tooFast } from '../refusal.ts'
import { householdOf } from './address.ts'
import { isFromElsewhere, webHeaders } from './origin.ts'
import { type Handlers, openRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What else the route counts as besides a request. */
    kinds?: readonly Kind[]
    /** How many ordinary requests it is worth. */
    weight?: number
  }
}

type Parts = {
  readonly config: Config
  readonly identity: Identity
  readonly limiter: Limiter
  /** Someone is active. */
  saw(user: User): void
}

export async function openApi(
  app: FastifyInstance,
  { config, identity, limiter, saw }: Parts,
  handlers: Handlers,
): Promise<void> {
  app.decorateRequest('user', undefined)
  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      const { method, headers, routeOptions } = request
      const { weight = 1, kinds = [] } = routeOptions.config
      reply.header('cache-control', 'no-store')
      if (method !== 'GET' && isFromElsewhere(headers, config.publicUrl)) {
        throw new RefusalError('from-elsewhere', 'This page may not ask for that.')
      }
      checkSpoken(headers[PROTOCOL_HEADER])
      // The address is counted first: finding out who someone is costs more than turning them away.
      const address = householdOf(request.ip)
      if (!limiter.allows('request', { address }, weight)) throw tooFast()
      request.user = await identity.userOf(webHeaders(headers))
      if (request.user !== undefined) saw(request.user)
      const person = request.user?.id ?? nobodyAt(address)
      if (!limiter.allows('request', { person }, weight)) throw tooFast()
      for (const kind of kinds) if (!limiter.allows(kind, { address, person })) throw tooMany(kind)
    })
    openRoutes(api, handlers)
    api.all('/api/*', async () => {
      throw new RefusalError('no-such-route', 'There is nothing here.')
    })
  })
}

function tooMany(kind: Kind): RefusalError {
  if (kind === 'guest') {
    return new RefusalError('too-many-guests', 'Too many guests have come from your network today.')
  }
  if (kind === 'import') {
    return new RefusalError('too-many-imports', 'Enough matches have been imported for today.')
  }
  return tooFast()
}
