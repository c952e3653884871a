// Where someone comes from, for both requests and sockets: the address seen by the trusted proxies.

import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** How many are in front, or which. */
export type Proxies = number | readonly string[]

/** Whether the host at this address, this many hops away, is trusted about where a request came from. */
export type Trust = (address: string, hop: number) => boolean

export const trustOf = (proxies: Proxies): Trust =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : proxyAddr.compile([...proxies])

export const addressOf = (request: IncomingMessage, trust: Trust): string =>
  request.socket.remoteAddress === undefined ? 'nowhere' : proxyAddr(request, trust)

const NETWORK = 4

/** What an address is counted as. An IPv6 address stands for its whole /64 network. */
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

/** From this very machine, and not forwarded by a proxy on it. */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? ''
  const isPassedOn = Object.keys(headers).some((name) =>
    /^(x-forwarded-|x-real-ip$|forwarded$|via$)/.test(name),
  )
  return !isPassedOn && /^(::1$|(::ffff:)?127\.)/.test(address)
}
