// A client that trusts nothing: everything the server sends is checked against the protocol.

import { doorOf, isRefusalCode, ROUTES, type Route } from '@sietch/protocol'
import { HTTP, NEWS, QUESTIONS, refusal, whole } from '@sietch/protocol/schemas'
import type { Socket } from 'socket.io-client'
import { z } from 'zod'

const routes = (Object.keys(ROUTES) as Route[]).map((route) => {
  const { method, path } = doorOf(route)
  return { route, method, address: new RegExp(`^${path.replace(':id', '[^/]+')}$`) }
})

/** Refused choices may include the current state of the match. */
const refused = refusal.extend({
  code: z.string().refine(isRefusalCode, 'a code that the protocol does not list'),
  match: whole.exactOptional(),
})

function check(what: string, schema: z.ZodType, said: unknown): void {
  const { error } = schema.safeParse(said)
  if (error !== undefined) throw new Error(`${what} is not as the protocol says: ${z.prettifyError(error)}`)
}

/** The answer to a request. */
export function checkReply(method: string, path: string, status: number, body: unknown): void {
  const address = path.replace(/\?.*/, '')
  if (!address.startsWith('/api/')) return
  const what = `the answer to ${method} ${address}`
  if (status !== 200) return check(what, refused, body)
  // `mine` is no id.
  const found = routes
    .filter((one) => one.method === method && one.address.test(address))
    .sort((a, b) => Number(a.address.source.includes('[')) - Number(b.address.source.includes('[')))[0]
  if (found === undefined) throw new Error(`${method} ${address} is no route of the protocol`)
  check(what, HTTP[found.route].answer, body)
}

/** From now on, everything the socket receives is checked. */
export function checkSocket(socket: Socket): void {
  socket.onAny((kind: string, message: unknown) => {
    if (!Object.hasOwn(NEWS, kind)) throw new Error(`"${kind}" is nothing that the protocol tells`)
    check(`"${kind}"`, NEWS[kind as keyof typeof NEWS].message, message)
  })
  const ask = socket.emitWithAck.bind(socket)
  socket.emitWithAck = async (kind: string, ...said: unknown[]) => {
    const answer = await ask(kind, ...said)
    if (answer.ok !== true) check(`the answer to "${kind}"`, refused, answer)
    else {
      const { ok: _, ...rest } = answer
      check(`the answer to "${kind}"`, QUESTIONS[kind as keyof typeof QUESTIONS].answer, rest)
    }
    return answer
  }
}
