// The HTTP side: the rules for every request, what operators need, and the web client itself.

import { timingSafeEqual } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { RefusalError, refusal } from '../refusal.ts'
import type { Site } from '../site.ts'
import { isFromHere, trustOf } from './address.ts'

const LARGEST_BODY = 64 * 1024
/** A connection idle for this long is closed. Polling sockets are active more often. */
const IDLE = 60_000

type Parts = {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly site: Site
  /** Whether writing works. */
  isReady(): Promise<boolean>
}

export async function makeApp({ config, log, metrics, site, isReady }: Parts): Promise<FastifyInstance> {
  const requestTimeout = config.requestTimeout * 1000
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: trustOf(config.proxies),
    routerOptions: { maxParamLength: 64 },
    requestTimeout,
    connectionTimeout: IDLE,
    http: {
      headersTimeout: Math.min(requestTimeout, 10_000),
      // Node checks for slow requests only now and then.
      connectionsCheckingInterval: Math.min(requestTimeout / 4, 5000),
    },
    // A path that cannot be decoded is not found, like any other wrong one.
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

  app.addHook('onResponse', async ({ method, routeOptions, user }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'the web'
    const line = { method, route, status: statusCode, ms: Math.round(elapsedTime), person: user?.id }
    log[FOR_MACHINES.has(route) ? 'debug' : 'info'](line, 'a request')
  })
  app.setErrorHandler((error: FastifyError | RefusalError, request, reply) => {
    if (error instanceof RefusalError) {
      return reply.status(error.status).send(refusal(error.code, error.message))
    }
    const status = error.statusCode ?? 500
    if (status === 413) return reply.status(413).send(refusal('too-large', 'That is too large.'))
    if (status < 500) return reply.status(status).send(refusal('bad-request', error.message))
    const { params, routeOptions, user } = request
    log.error({ error, route: routeOptions.url, params, person: user?.id }, 'a request failed')
    return reply.status(500).send(refusal('failed', 'Something went wrong here. Try again.'))
  })

  const plain = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
  app.get('/healthz', async (_, reply) => plain(reply).send('ok\n'))
  app.get('/readyz', async (_, reply) => {
    if (await isReady()) return plain(reply).send('ok\n')
    return plain(reply).status(503).send('nothing can be written\n')
  })
  app.get('/metrics', async ({ headers, raw }, reply) => {
    const { metricsToken } = config
    if (metricsToken !== undefined && !isBearer(headers.authorization, metricsToken)) {
      throw new RefusalError('no-token', 'The token is missing.')
    }
    if (metricsToken === undefined && !isFromHere(raw)) {
      throw new RefusalError('not-from-here', 'Without a METRICS_TOKEN only this machine itself is answered.')
    }
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })

  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request
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

/** Requested every few seconds, which no one wants in the log. */
const FOR_MACHINES = new Set(['/healthz', '/readyz', '/metrics'])

const NOTHING = 'There is nothing here but sand.\n'

function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
