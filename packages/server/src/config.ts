// The configuration: read from the environment and checked at startup, with a sentence for each problem.

import { resolve } from 'node:path'
import { z } from 'zod'
import { type Proxies, trustOf } from './http/address.ts'

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
/** A limit, or days; 0 lifts it. */
const most = whole(0, 1_000_000)

/** How many proxies are in front, or which ones: the addresses they forward are trusted. */
const proxies = z.string().transform((text, context): Proxies => {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const addresses = text.split(',').map((one) => one.trim())
  try {
    trustOf(addresses)
  } catch {
    context.addIssue('must be a number of proxies, or their addresses with commas between them')
  }
  return addresses
})

const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SIETCH_DATA: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** How many seconds PostgreSQL may take to answer. */
  DATABASE_TIMEOUT: whole(1, 600).default(8),
  /** Signs cookies. If missing, one is generated and kept in the database, where every node finds it. */
  SIETCH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  /** Where people reach the server, if it is behind a proxy: https://play.example */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: proxies.default(0),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
  BOT_THREADS: whole(0, 64).default(1),
  /** The minimum delay of a bot, in milliseconds, at a table that no one is watching. */
  BOT_IDLE_PACE: whole(0, 3_600_000).default(3000),
  /** HTTP requests per minute and socket messages per second that one client may send; 0 lifts the limit. */
  HTTP_LIMIT: most.default(600),
  SOCKET_LIMIT: most.default(40),
  MAX_CONNECTIONS: most.optional(),
  MAX_CONNECTIONS_ADDRESS: most.optional(),
  MAX_SOCKETS_ADDRESS: most.optional(),
  MAX_SOCKETS_PERSON: most.optional(),
  MAX_BUFFERED: most.default(1024),
  MAX_GUESTS: most.optional(),
  MAX_IMPORTS: most.optional(),
  MAX_OPEN_TABLES: most.default(20),
  MAX_RUNNING: most.default(20),
  REQUEST_TIMEOUT: whole(1, 3600).default(20),
  KEEP_GUESTS: most.default(90),
  KEEP_OPEN_TABLES: most.default(7),
  KEEP_IMPORTS: most.default(30),
  KEEP_UNPLAYED: most.default(30),
  /** The outgoing mail server: smtp://name:password@host:587, or smtps:// for implicit TLS. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps://')
    .optional(),
  /** The sender of mail: Sietch <sietch@play.example> */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be an address, as in: Sietch <sietch@play.example>')
    .optional(),
  /** Web Push. Missing keys are generated and kept in the database, where every node finds them. */
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must begin with mailto: or https://')
    .optional(),
  /** Lets webhooks reach private addresses: only for a server of your own. */
  WEBHOOK_PRIVATE: z.enum(['0', '1']).default('0'),
  /** The bearer token for /metrics; without one, only this machine may read it. */
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
})

/** What one person, one address or the whole server may have; 0 lifts a limit. docs/operating.md has the page. */
export type Limits = {
  /** Open TCP connections. */
  readonly connections: number
  readonly connectionsOfAddress: number
  readonly socketsOfAddress: number
  readonly socketsOfPerson: number
  /** Bytes that may be queued for one socket. */
  readonly buffered: number
  /** New guests per day from one address. */
  readonly guests: number
  /** Imported matches per day for one person. */
  readonly imports: number
  /** Open tables, and running matches with bots, that one person may host. */
  readonly openTables: number
  readonly running: number
}

/** Days after which abandoned things are deleted; 0 keeps them forever. */
export type Keeping = {
  readonly guests: number
  readonly openTables: number
  readonly imports: number
  /** Matches in which no person has made a choice. */
  readonly unplayed: number
}

export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

export type Config = {
  readonly port: number
  readonly host: string
  /** The folder of the SQLite database; unused with a `databaseUrl`. */
  readonly data: string
  readonly databaseUrl?: string | undefined
  readonly databaseTimeout: number
  readonly secret?: string | undefined
  readonly publicUrl?: string | undefined
  readonly proxies: Proxies
  readonly logLevel: string
  readonly botThreads: number
  readonly idlePace: number
  readonly httpLimit: number
  readonly socketLimit: number
  readonly limits: Limits
  readonly keeping: Keeping
  /** How many seconds a request may take to arrive. */
  readonly requestTimeout: number
  readonly push?: PushKeys
  /** Whom a push service can contact if something is wrong. */
  readonly pushSubject: string
  readonly mail?: { readonly url: string; readonly from: string }
  readonly webhookPrivate: boolean
  readonly metricsToken?: string | undefined
}

/** The environment is invalid; the message says why. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new ConfigError(`The configuration is wrong:\n${reasons.join('\n')}`)
  }
  const { data } = parsed
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SMTP_URL: url, MAIL_FROM: from } = data
  const wrong = [
    (publicKey === undefined) !== (privateKey === undefined) &&
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: both or none',
    (url === undefined) !== (from === undefined) && 'SMTP_URL, MAIL_FROM: both or none',
    // Links in mail need an address to lead to.
    url !== undefined && data.PUBLIC_URL === undefined && 'PUBLIC_URL: is needed where mail is sent',
  ].filter((reason) => reason !== false)
  if (wrong.length > 0) {
    throw new ConfigError(`The configuration is wrong:\n${wrong.map((one) => `  ${one}`).join('\n')}`)
  }
  return {
    port: data.PORT,
    host: data.HOST,
    data: resolve(data.SIETCH_DATA),
    databaseUrl: data.DATABASE_URL,
    databaseTimeout: data.DATABASE_TIMEOUT * 1000,
    secret: data.SIETCH_SECRET,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    proxies: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    botThreads: data.BOT_THREADS,
    idlePace: data.BOT_IDLE_PACE,
    httpLimit: data.HTTP_LIMIT,
    socketLimit: data.SOCKET_LIMIT,
    limits: limitsIn(data),
    keeping: {
      guests: data.KEEP_GUESTS,
      openTables: data.KEEP_OPEN_TABLES,
      imports: data.KEEP_IMPORTS,
      unplayed: data.KEEP_UNPLAYED,
    },
    requestTimeout: data.REQUEST_TIMEOUT,
    ...(publicKey !== undefined && privateKey !== undefined && { push: { publicKey, privateKey } }),
    pushSubject: data.VAPID_SUBJECT ?? subjectOf(data),
    ...(url !== undefined && from !== undefined && { mail: { url, from } }),
    webhookPrivate: data.WEBHOOK_PRIVATE === '1',
    metricsToken: data.METRICS_TOKEN,
  }
}

/** Push services want a contact address; one that no one reads is better than none. */
function subjectOf({ PUBLIC_URL, MAIL_FROM }: z.infer<typeof environment>): string {
  if (PUBLIC_URL?.startsWith('https:') === true) return new URL(PUBLIC_URL).origin
  const address = /[^\s<]+@[^\s>]+/.exec(MAIL_FROM ?? '')?.[0]
  return `mailto:${address ?? 'operator@sietch.invalid'}`
}

/** If requests or messages are not limited, neither are connections, unless configured. */
function limitsIn(data: z.infer<typeof environment>): Limits {
  const overHttp = (set: number | undefined, usual: number) => set ?? (data.HTTP_LIMIT === 0 ? 0 : usual)
  const overSockets = (set: number | undefined, usual: number) => set ?? (data.SOCKET_LIMIT === 0 ? 0 : usual)
  return {
    connections: overHttp(data.MAX_CONNECTIONS, 10_000),
    connectionsOfAddress: overHttp(data.MAX_CONNECTIONS_ADDRESS, 256),
    socketsOfAddress: overSockets(data.MAX_SOCKETS_ADDRESS, 100),
    socketsOfPerson: overSockets(data.MAX_SOCKETS_PERSON, 20),
    buffered: data.MAX_BUFFERED * 1024,
    guests: overHttp(data.MAX_GUESTS, 100),
    imports: overHttp(data.MAX_IMPORTS, 20),
    openTables: data.MAX_OPEN_TABLES,
    running: data.MAX_RUNNING,
  }
}
