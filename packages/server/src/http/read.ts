// Reading what a request brings: everything from outside goes through zod.

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { User } from '../people/identity.ts'
import { Refused } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    user: User | undefined
  }
}

export function read<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.') || 'the request'
  throw new Refused('bad-request', `${where}: ${issue?.message ?? 'not understood'}`)
}

const byId = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })

export const idOf = (request: FastifyRequest): string => read(byId, request.params).id

export function userOf(request: FastifyRequest): User {
  if (request.user === undefined) throw new Refused('no-name', 'Say who you are first.', 401)
  return request.user
}
