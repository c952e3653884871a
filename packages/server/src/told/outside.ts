// Requests to user-supplied addresses: they must not reach the private network, and only the start of a response is
// read.

import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** How many milliseconds an external server may take. */
export const PATIENCE = 5000
/** How many characters of a response are read. */
const READ = 300

/** Non-public addresses: a webhook must not become a way into the private network. */
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
  // These embed an arbitrary IPv4 address.
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

/** Checked during the lookup for this very connection, so that no second DNS answer can slip in. */
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

/** For what makes its own requests. */
export const outside = new Agent({ lookup: outsideOnly })

/** Numeric addresses are not looked up, so they are checked here. */
export function checkAddress(address: string, isPrivateAllowed: boolean): URL {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isPrivateAllowed && isIP(host) !== 0 && isInside(host)) throw new Error('a private address')
  return url
}

export type Came = { readonly status: number; readonly said: string }

/** Redirects are not followed: the response is from the address itself. */
export async function post(address: string, body: string, isPrivateAllowed: boolean): Promise<Came> {
  const url = checkAddress(address, isPrivateAllowed)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        signal: AbortSignal.timeout(PATIENCE),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        ...(!isPrivateAllowed && { lookup: outsideOnly }),
      },
      (response) => {
        let said = ''
        const end = () => {
          resolve({ status: response.statusCode ?? 0, said: said.slice(0, READ) })
          response.destroy()
        }
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          said += chunk
          if (said.length >= READ) end()
        })
        response.on('end', end)
        response.on('error', reject)
      },
    )
    sent.on('error', (error) => reject(error.name === 'AbortError' ? new Error('no answer') : error))
    sent.end(body)
  })
}
