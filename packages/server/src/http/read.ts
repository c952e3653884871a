// Reading request data: everything from outside goes through zod.

import type { User } from '@sietch/protocol'
import { id } from '@sietch/protocol/schemas'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { RefusalError } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    user: User | undefined
  }
}

/** Deeper than anything legitimate: schemas and games walk it recursively. */
const DEEPEST = 32

/** Refuses excessive nesting, and the one character that no database stores. */
function checkPlain(value: unknown): void {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new RefusalError('bad-request', 'the request: nested too deeply')
    if (level.some((one) => typeof one === 'string' && one.includes('\0'))) {
      throw new RefusalError('bad-request', 'the request: a character that cannot be kept')
    }
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
}

export function read<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  checkPlain(value)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.') || 'the request'
  throw new RefusalError('bad-request', `${where}: ${issue?.message ?? 'not understood'}`)
}

const byId = z.object({ id })

export const idOf = (request: FastifyRequest): string => read(byId, request.params).id

export function userOf(request: FastifyRequest): User {
  if (request.user === undefined) throw new RefusalError('no-name', 'Say who you are first.')
  return request.user
}
