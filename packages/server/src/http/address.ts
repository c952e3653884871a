// Where somebody comes from, the same for requests and sockets: the address that the proxies we trust have seen.

import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** How many stand in front, or which. */
export type Proxies = number | readonly string[]

/** Whether what is at this address, so many steps away from us, tells the truth about where a request came from. */
export type Trust = (address: string, hop: number) => boolean

export const trustOf = (proxies: Proxies): Trust =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : proxyAddr.compile([...proxies])

export const addressOf = (request: IncomingMessage, trust: Trust): string =>
  request.socket.remoteAddress === undefined ? 'nowhere' : proxyAddr(request, trust)

const NETWORK = 4

/** Whom an address is counted as. Whoever has one of IPv6 has the whole network of 64 bits around it. */
export function householdOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 2 * NETWORK - groups.length - last.length)
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...last]
  return all
    .slice(0, NETWORK)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** From this very machine, and not passed on by a proxy that stands on it. */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? ''
  const isPassedOn = Object.keys(headers).some((name) =>
    /^(x-forwarded-|x-real-ip$|forwarded$|via$)/.test(name),
  )
  return !isPassedOn && /^(::1$|(::ffff:)?127\.)/.test(address)
}
