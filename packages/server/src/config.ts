// The configuration: from the environment, checked at the start, with a sentence for each thing that is wrong.

import { resolve } from 'node:path'
import { z } from 'zod'

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SIETCH_DATA: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** Seconds that PostgreSQL may take for an answer. */
  DATABASE_TIMEOUT: whole(1, 600).default(8),
  /** Signs cookies. Without it one is made up and kept in the database, where every node finds it. */
  SIETCH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  /** Where people reach the server, when a proxy stands before it: https://play.example */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Believe the X-Forwarded-… headers of the proxy in front. */
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
  BOT_THREADS: whole(0, 64).default(1),
  /** Milliseconds that a bot lets pass, at least, at a table that nobody looks at. */
  BOT_IDLE_PACE: whole(0, 3_600_000).default(3000),
  /** HTTP requests a minute and socket messages a second that one client may send; 0 lifts the limit. */
  HTTP_LIMIT: whole(0, 1_000_000).default(600),
  SOCKET_LIMIT: whole(0, 1_000_000).default(40),
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must begin with mailto: or https://')
    .optional(),
  /** Webhooks may go to addresses inside the own network: for one's own house only. */
  WEBHOOK_PRIVATE: z.enum(['0', '1']).default('0'),
  /** /metrics answers only with this as its bearer token, if it is set. */
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
})

export type Config = {
  readonly port: number
  readonly host: string
  /** The folder of the SQLite database; unused with a `databaseUrl`. */
  readonly data: string
  readonly databaseUrl?: string | undefined
  readonly databaseTimeout: number
  readonly secret?: string | undefined
  readonly publicUrl?: string | undefined
  readonly trustProxy: boolean
  readonly logLevel: string
  readonly botThreads: number
  readonly idlePace: number
  readonly httpLimit: number
  readonly socketLimit: number
  readonly push?: { readonly publicKey: string; readonly privateKey: string; readonly subject: string }
  readonly webhookPrivate: boolean
  readonly metricsToken?: string | undefined
}

/** The environment cannot be understood; the message lists why. */
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
  const vapid = [data.VAPID_PUBLIC_KEY, data.VAPID_PRIVATE_KEY, data.VAPID_SUBJECT] as const
  const [publicKey, privateKey, subject] = vapid
  const isWhole = publicKey !== undefined && privateKey !== undefined && subject !== undefined
  if (!isWhole && vapid.some((value) => value !== undefined)) {
    throw new ConfigError(
      'The configuration is wrong:\n  VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: all three or none',
    )
  }
  return {
    port: data.PORT,
    host: data.HOST,
    data: resolve(data.SIETCH_DATA),
    databaseUrl: data.DATABASE_URL,
    databaseTimeout: data.DATABASE_TIMEOUT * 1000,
    secret: data.SIETCH_SECRET,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: data.TRUST_PROXY === '1',
    logLevel: data.LOG_LEVEL,
    botThreads: data.BOT_THREADS,
    idlePace: data.BOT_IDLE_PACE,
    httpLimit: data.HTTP_LIMIT,
    socketLimit: data.SOCKET_LIMIT,
    ...(isWhole && { push: { publicKey, privateKey, subject } }),
    webhookPrivate: data.WEBHOOK_PRIVATE === '1',
    metricsToken: data.METRICS_TOKEN,
  }
}
