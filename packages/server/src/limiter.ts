// Rate limits. Requests and messages share one budget of time; rare or expensive actions also have their own. Each is
// tracked per person and per address.

import type { Config } from './config.ts'

const MINUTE = 60
const DAY = 24 * 3600

/** What is counted: everything as a request or a message, and some things additionally by kind. */
export type Kind =
  | 'request'
  | 'message'
  | 'enter'
  | 'guest'
  | 'create'
  | 'chat'
  | 'import'
  | 'befriend'
  | 'code'

/** Either may be missing: no one yet, or an address already counted. */
export type Client = { readonly address?: string | undefined; readonly person?: string | undefined }

/** All unidentified clients at one address count as one person. */
export const nobodyAt = (address: string): string => `nobody at ${address}`

export type Limiter = {
  /** Whether they may do this now. Expensive actions weigh more. */
  allows(kind: Kind, client: Client, weight?: number): boolean
}

/** Seconds of budget that may be spent at once. */
const AT_ONCE = 10
/** An address may be a whole household. */
const HOUSEHOLD = 4

type Purse = {
  /** Its capacity, and in how many seconds it refills; 0 if not limited. */
  readonly person: number
  readonly address: number
  readonly fillsIn: number
}

export function limiterOf(config: Config, now: () => number = Date.now): Limiter {
  const { httpLimit, socketLimit, limits } = config
  const isCounted = httpLimit > 0
  const time = pursesOf({ person: AT_ONCE, address: AT_ONCE * HOUSEHOLD, fillsIn: AT_ONCE }, now)
  const own = (person: number, address: number, fillsIn: number) =>
    pursesOf(isCounted ? { person, address, fillsIn } : { person: 0, address: 0, fillsIn }, now)
  const rare = {
    enter: own(0, 20, MINUTE),
    guest: pursesOf({ person: 0, address: limits.guests, fillsIn: DAY }, now),
    create: own(30, 30 * HOUSEHOLD, 10 * MINUTE),
    // People read it, so it is limited even where nothing else is.
    chat: pursesOf({ person: 5, address: isCounted ? 5 * HOUSEHOLD : 0, fillsIn: 10 }, now),
    befriend: own(30, 30 * HOUSEHOLD, 10 * MINUTE),
    // Per account, from any address, and limited even where nothing else is.
    code: pursesOf({ person: 10, address: 0, fillsIn: 60 * MINUTE }, now),
    import: pursesOf({ person: 0, address: limits.imports * HOUSEHOLD, fillsIn: DAY }, now),
  }
  return {
    allows(kind, client, weight = 1) {
      switch (kind) {
        case 'request':
          return httpLimit === 0 || time(client, (weight * MINUTE) / httpLimit)
        case 'message':
          return socketLimit === 0 || time(client, weight / socketLimit)
        default:
          return rare[kind](client, weight)
      }
    },
  }
}

/** The least recently seen are forgotten, so that many addresses do not fill up memory. */
const MOST_REMEMBERED = 20_000

type Kept = { left: number; at: number }

function pursesOf(purse: Purse, now: () => number): (client: Client, price: number) => boolean {
  const kept = new Map<string, Kept>()

  /** What is left in someone's budget now. */
  function open(key: string, holds: number): Kept {
    const time = now()
    const found = kept.get(key) ?? { left: holds, at: time }
    found.left = Math.min(holds, found.left + (((time - found.at) / 1000) * holds) / purse.fillsIn)
    found.at = time
    kept.delete(key)
    kept.set(key, found)
    const [oldest = key] = kept.keys()
    if (kept.size > MOST_REMEMBERED) kept.delete(oldest)
    return found
  }

  return ({ address, person }, price) => {
    const opened: Kept[] = []
    if (person !== undefined && purse.person > 0) opened.push(open(`person ${person}`, purse.person))
    if (address !== undefined && purse.address > 0) opened.push(open(`address ${address}`, purse.address))
    // Tolerates rounding errors from adding up small numbers.
    if (opened.some(({ left }) => left < price - 0.001)) return false
    for (const one of opened) one.left -= price
    return true
  }
}
