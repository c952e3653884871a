// Requests that change something must come from our own pages. Browsers say where a request comes from; other clients
// do not send anyone's cookies by accident.

import type { IncomingHttpHeaders } from 'node:http'

export function isFromElsewhere(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined) return false
  const own = publicUrl === undefined ? host : new URL(publicUrl).host
  try {
    return new URL(origin).host !== own
  } catch {
    return true
  }
}

/** The headers as a standard Headers object. */
export function webHeaders(headers: IncomingHttpHeaders): Headers {
  const made = new Headers()
  if (headers.cookie !== undefined) made.set('cookie', headers.cookie)
  return made
}
