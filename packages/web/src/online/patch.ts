// Applies a JSON Patch (RFC 6902) of the server. What lies beside the changed paths stays the same object.

import type { Json } from '@sietch/kernel'
import type { Operation, Patch } from './messages.ts'

/** Throws when the patch does not fit. */
export const patched = (target: Json, patch: Patch): Json =>
  patch.reduce((json, operation) => changed(json, keysOf(operation.path), operation), target)

const keysOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

function changed(at: Json | undefined, keys: readonly string[], operation: Operation): Json {
  const [key, ...inner] = keys
  // It came as JSON.
  if (key === undefined) return operation.op === 'remove' ? null : (operation.value as Json)
  if (typeof at !== 'object' || at === null) throw new Error(`the patch does not fit at ${operation.path}`)
  const isHere = inner.length === 0
  if (Array.isArray(at)) {
    const index = key === '-' ? at.length : Number(key)
    if (!isHere) return at.with(index, changed(at[index], inner, operation))
    if (operation.op === 'remove') return at.toSpliced(index, 1)
    return at.toSpliced(index, operation.op === 'add' ? 0 : 1, operation.value as Json)
  }
  const fields = at as { readonly [field: string]: Json }
  if (!isHere) return { ...fields, [key]: changed(fields[key], inner, operation) }
  if (operation.op !== 'remove') return { ...fields, [key]: operation.value as Json }
  const { [key]: _, ...others } = fields
  return others
}
