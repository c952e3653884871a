// The difference between two views as a JSON Patch (RFC 6902): made by the server, applied by every client.

import type { Json } from '@sietch/kernel'

export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }

export type Patch = readonly Operation[]

export function diff(before: unknown, after: unknown): Operation[] {
  const patch: Operation[] = []
  if (before !== after) compare(before, after, '', patch)
  return patch
}

type Fields = { readonly [key: string]: unknown }

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal as data; undefined fields count as missing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const [left, right] = [a as Fields, b as Fields]
  if (!haveSameKeys(left, right)) return compareFields(left, right).length === 0
  const [ones, others] = [Object.values(left), Object.values(right)]
  for (let i = 0; i < ones.length; i++) if (ones[i] !== others[i] && !same(ones[i], others[i])) return false
  return true
}

/**
 * Most records have the same fields as before, in the same order: then their values can be compared one by one, which
 * is much faster than looking up each field by name.
 */
function haveSameKeys(a: Fields, b: Fields): boolean {
  const [left, right] = [Object.keys(a), Object.keys(b)]
  if (left.length !== right.length) return false
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false
  return true
}

/** Every object inherits a toString; only own fields count. */
const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined)

function compare(before: unknown, after: unknown, path: string, patch: Operation[]): void {
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, patch)
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, patch)
  else if (before !== after) patch.push({ op: 'replace', path, value: after ?? null })
}

function compareRecords(before: Fields, after: Fields, path: string, patch: Operation[]): void {
  if (!haveSameKeys(before, after)) {
    patch.push(...compareFields(before, after, path))
    return
  }
  const [olds, values] = [Object.values(before), Object.values(after)]
  let keys: string[] | undefined
  for (let i = 0; i < values.length; i++) {
    if (olds[i] === values[i]) continue
    keys ??= Object.keys(after)
    compareField(olds[i], values[i], `${path}/${escaped(keys[i] as string)}`, patch)
  }
}

function compareFields(before: Fields, after: Fields, path = ''): Operation[] {
  const patch: Operation[] = []
  for (const key in before) {
    if (own(after, key) === undefined) compareField(before[key], undefined, `${path}/${escaped(key)}`, patch)
  }
  for (const key in after) {
    if (after[key] !== undefined) compareField(own(before, key), after[key], `${path}/${escaped(key)}`, patch)
  }
  return patch
}

function compareField(old: unknown, value: unknown, path: string, patch: Operation[]): void {
  if (old === value) return
  if (old === undefined) patch.push({ op: 'add', path, value })
  else if (value === undefined) patch.push({ op: 'remove', path })
  else compare(old, value, path, patch)
}

/** Equal elements at both ends of the lists stay; those in between are compared, removed or inserted. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  patch: Operation[],
): void {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && same(before[head], after[head])) head++
  let tail = 0
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) {
    tail++
  }
  const common = shorter - tail
  for (let i = head; i < common; i++) compare(before[i], after[i], `${path}/${i}`, patch)
  for (let i = before.length - tail - 1; i >= common; i--) patch.push({ op: 'remove', path: `${path}/${i}` })
  for (let i = common; i < after.length - tail; i++) {
    patch.push({ op: 'add', path: `${path}/${i}`, value: after[i] })
  }
}

const escaped = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key

/** The data after the patch. Untouched parts are the same objects as before; throws if it does not fit. */
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
