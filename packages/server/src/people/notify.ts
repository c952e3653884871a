// Tells players who are not looking that it is their turn, or that somebody reminds them of it: by Web Push where it is configured, and by a webhook of
// their own. It is a courtesy: what fails is logged and forgotten.

import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Logger } from 'pino'
import webpush from 'web-push'
import type { Config } from '../config.ts'
import type { Watcher } from '../match/holding.ts'
import type { Store } from '../store/open.ts'
import type { Table } from '../table/table.ts'

const TIMEOUT = 5000

type Parts = {
  readonly store: Store
  readonly config: Config
  readonly log: Logger
  isWatching(table: string, user: string): Promise<boolean>
}

export function notifierOf({ store: { db }, config, log, isWatching }: Parts): Watcher {
  /** Each way on its own: one that is closed does not stand in the way of the others. */
  async function tell(
    userId: string,
    news: { kind: 'your-turn' | 'nudged'; table: string; game: string; url?: string },
  ): Promise<void> {
    const body = JSON.stringify(news)
    const unsaid = (error: unknown) =>
      log.info({ error, table: news.table, person: userId }, 'a player could not be told')
    const hook = await db.selectFrom('webhooks').select('url').where('userId', '=', userId).executeTakeFirst()
    const told = [hook === undefined ? undefined : post(hook.url, body, config.webhookPrivate).catch(unsaid)]
    if (config.push !== undefined) {
      const pushes = await db.selectFrom('pushes').selectAll().where('userId', '=', userId).execute()
      told.push(...pushes.map((one) => push(one, body, config.push).catch(unsaid)))
    }
    await Promise.all(told)
  }

  async function push(
    { endpoint, keys }: { endpoint: string; keys: string },
    body: string,
    vapidDetails: Config['push'],
  ): Promise<void> {
    try {
      checkAddress(endpoint, config.webhookPrivate)
      await webpush.sendNotification({ endpoint, keys: JSON.parse(keys) }, body, {
        ...(vapidDetails && { vapidDetails }),
        TTL: 3600,
        timeout: TIMEOUT,
        ...(!config.webhookPrivate && { agent: outside }),
      })
    } catch (error) {
      if (!(error instanceof webpush.WebPushError) || ![404, 410].includes(error.statusCode)) throw error
      await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute()
    }
  }

  function tellAbsent(user: string, kind: 'your-turn' | 'nudged', { id, game }: Table): void {
    const url = config.publicUrl === undefined ? undefined : `${config.publicUrl}/#/online/${id}`
    isWatching(id, user)
      .then((watching) => (watching ? undefined : tell(user, { kind, table: id, game, ...(url && { url }) })))
      .catch((error: unknown) => log.info({ error, table: id, person: user }, 'a player could not be told'))
  }

  return {
    moved({ live: { table, position }, newlyAsked }) {
      const asked = newlyAsked.flatMap((seat) => {
        // Nobody waits for an answer to what everybody is asked.
        if (position.prompts.some(({ decision }) => decision.seat === seat && decision.veiled)) return []
        const { user = null, bot = null } = table.seats[seat] ?? {}
        return user === null || bot !== null ? [] : user.id
      })
      // Whoever is asked from two seats at once hears it once.
      for (const user of new Set(asked)) tellAbsent(user, 'your-turn', table)
    },
    noted({ table }, { kind, seat }) {
      const user = seat === null ? null : table.seats[seat]?.user
      if (kind === 'nudged' && user) tellAbsent(user.id, kind, table)
    },
  }
}

/** Addresses that are nobody's business outside: a webhook must not become a way into the own network. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  // These carry an address of IPv4 in them, whatever it may be.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, bits, 'ipv6')
}

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isInside(mapped)
  const family = isIP(address)
  return family === 0 || inside.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Checked when the name is looked up for the very connection, so that no second answer can slip in. */
const outsideOnly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const bad =
      error ?? (addresses.some(({ address }) => isInside(address)) ? new Error('a private address') : null)
    const [first] = addresses ?? []
    if (bad !== null || first === undefined) callback(bad ?? new Error('no address'), '', 4)
    else if (options.all === true) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

const outside = new Agent({ lookup: outsideOnly })

/** Numbers are not looked up, so they are checked here. */
function checkAddress(address: string, isPrivateAllowed: boolean): URL {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isPrivateAllowed && isIP(host) !== 0 && isInside(host)) throw new Error('a private address')
  return url
}

async function post(address: string, body: string, isPrivateAllowed: boolean): Promise<void> {
  const url = checkAddress(address, isPrivateAllowed)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        timeout: TIMEOUT,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        ...(!isPrivateAllowed && { lookup: outsideOnly }),
      },
      (response) => {
        response.resume()
        response.on('end', resolve)
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end(body)
  })
}
