// The HTTP side: its rules of the house for every request, the routes, and the web itself.

import { timingSafeEqual } from 'node:crypto'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import type { Identity } from '../people/identity.ts'
import { Refused, refusal } from '../refusal.ts'
import type { Site } from '../site.ts'
import { isFromElsewhere, webHeaders } from './origin.ts'

const LARGEST_BODY = 64 * 1024

type Parts = {
  readonly config: Config
  readonly log: Logger
  readonly identity: Identity
  readonly metrics: Metrics
  readonly site: Site
  /** Throws when the database does not answer. */
  check(): Promise<void>
}

export async function makeApp({
  config,
  log,
  identity,
  metrics,
  site,
  check,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 64 },
    // An address that cannot be decoded leads nowhere, like any other wrong one.
    frameworkErrors: (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      reply.status(404).type('text/plain; charset=utf-8').send(NOTHING)
    },
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    hsts: config.publicUrl?.startsWith('https:') === true,
  })
  if (config.httpLimit > 0) {
    await app.register(rateLimit, {
      max: config.httpLimit,
      timeWindow: '1 minute',
      allowList: (request) => !request.url.startsWith('/api/'),
      errorResponseBuilder: () => new Refused('too-fast', 'Too many requests. Wait a moment.', 429),
    })
  }

  app.decorateRequest('user', undefined)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && isFromElsewhere(request.headers, config.publicUrl)) {
      throw new Refused('from-elsewhere', 'This page may not ask for that.', 403)
    }
    request.user = await identity.userOf(webHeaders(request.headers))
  })
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused) {
      return reply.status(error.status).send(refusal(error.code, error.message))
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.status(status).send(refusal('bad-request', error.message))
    log.error({ error, route: request.routeOptions.url }, 'a request failed')
    return reply.status(500).send(refusal('failed', 'Something went wrong here. Try again.'))
  })

  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    try {
      await check()
      return 'ok\n'
    } catch {
      return reply.status(503).send('the database does not answer\n')
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (config.metricsToken !== undefined && !isBearer(request.headers.authorization, config.metricsToken)) {
      throw new Refused('no-token', 'The token is missing.', 401)
    }
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })

  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request
    if (url.startsWith('/api/'))
      return reply.status(404).send(refusal('no-such-route', 'There is nothing here.'))
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    if (method !== 'GET' && method !== 'HEAD') {
      return reply.status(405).header('allow', 'GET, HEAD').send('Only GET and HEAD are answered here.\n')
    }
    const file = site.get(url.replace(/\?.*/, ''))
    if (file === undefined) return reply.status(404).send(NOTHING)
    reply.type(file.type).header('cache-control', file.cache).header('content-length', file.body.length)
    return reply.send(method === 'HEAD' ? undefined : file.body)
  })
  return app
}

const NOTHING = 'There is nothing here but sand.\n'

function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
