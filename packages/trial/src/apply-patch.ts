// What a client does with a patch (RFC 6902, as far as the server uses it).

import { isObject, type Json } from '@sietch/kernel'
import type { Patch } from './messages.ts'

/** Applies a patch and returns the patched data; `target` stays as it was. Throws when it does not fit. */
export function applyPatch(target: Json, patch: Patch): Json {
  let root: Json = JSON.parse(JSON.stringify(target))
  for (const operation of patch) {
    const keys = operation.path.split('/').slice(1).map(unescaped)
    const last = keys.pop()
    if (last === undefined) {
      root = operation.op === 'remove' ? null : (operation.value as Json)
      continue
    }
    const parent = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root)
    if (Array.isArray(parent)) {
      const index = last === '-' ? parent.length : Number(last)
      if (operation.op === 'remove') parent.splice(index, 1)
      else parent.splice(index, operation.op === 'add' ? 0 : 1, operation.value)
    } else if (isObject(parent)) {
      const fields = parent as Record<string, Json>
      if (operation.op === 'remove') delete fields[last]
      else fields[last] = operation.value as Json
    } else throw new Error(`the patch does not fit: nothing at ${operation.path}`)
  }
  return root
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')
