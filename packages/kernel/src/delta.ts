// The difference between two pieces of plain data, itself plain data, and compact: a match is stored as what each
// choice changed.
//
//   [value]                     is now this value
//   { field: delta, other: 0 }  these fields (or elements of a list of the same length) changed; 0: the field is gone
//   [at, removed, ...added]     in a list: this many removed at an index, and these inserted

import { isObject, type Json } from './json.ts'

export type Delta = readonly Json[] | { readonly [key: string]: Delta | 0 }

type Fields = { readonly [key: string]: unknown }

/** Undefined when nothing changed. Undefined fields count as missing. */
export function deltaOf(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return deltaOfLists(before, after)
  if (isObject(before) && isObject(after)) return deltaOfFields(before, after)
  // A state is plain data.
  return [(after ?? null) as Json]
}

function deltaOfFields(before: Fields, after: Fields): Delta | undefined {
  let changed: [string, Delta | 0][] | undefined
  for (const key in before) {
    if (before[key] === undefined || own(after, key) !== undefined) continue
    changed ??= []
    changed.push([key, 0])
  }
  for (const key in after) {
    const value = after[key]
    if (value === undefined || before[key] === value) continue
    const old = own(before, key)
    // Something new can only be added whole.
    const delta: Delta | undefined = old === undefined ? [value as Json] : deltaOf(old, value)
    if (delta === undefined) continue
    changed ??= []
    changed.push([key, delta])
  }
  return changed && Object.fromEntries(changed)
}

/** Every object inherits a toString; only own fields count. Data has no functions. */
function own(fields: Fields, key: string): unknown {
  const value = fields[key]
  if (typeof value !== 'function' && key !== '__proto__') return value
  return Object.hasOwn(fields, key) ? value : undefined
}

function deltaOfLists(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(before[head], after[head])) head++
  if (head === before.length && head === after.length) return undefined
  if (before.length === after.length && typeof after[head] === 'object') return deltaOfPlaces(before, after)
  let tail = 0
  while (tail < shorter - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) {
    tail++
  }
  const added = after.slice(head, after.length - tail)
  return [head, before.length - tail - head, ...(added as Json[])]
}

/** Most of a state is unchanged, and comparing element by element is the fastest way to see it. */
const isSame = (before: unknown, after: unknown): boolean =>
  before === after ||
  (typeof before === 'object' && typeof after === 'object' && deltaOf(before, after) === undefined)

function deltaOfPlaces(before: readonly unknown[], after: readonly unknown[]): Delta {
  const changed: { [key: string]: Delta } = {}
  for (let i = 0; i < after.length; i++) {
    const delta = deltaOf(before[i], after[i])
    if (delta !== undefined) changed[i] = delta
  }
  return changed
}

/** The data after the change. Unchanged parts are the same objects as before; throws if the delta does not fit. */
export function applyDelta(before: Json, delta: Delta): Json {
  if (isList(delta)) {
    const [at, removed, ...added] = delta
    if (delta.length === 1) return at as Json
    if (!Array.isArray(before)) throw new Error('the delta of a list does not fit')
    return before.toSpliced(Number(at), Number(removed), ...added)
  }
  if (Array.isArray(before)) {
    const list = [...(before as readonly Json[])]
    for (const [key, inner] of Object.entries(delta)) {
      const old = list[Number(key)]
      if (old === undefined || inner === 0) throw new Error(`the delta does not fit at ${key}`)
      list[Number(key)] = applyDelta(old, inner)
    }
    return list
  }
  if (!isObject(before)) throw new Error('the delta of a record does not fit')
  const fields = new Map(Object.entries(before))
  for (const [key, inner] of Object.entries(delta)) {
    if (inner === 0) fields.delete(key)
    else fields.set(key, applyDelta(fields.get(key) ?? null, inner))
  }
  return Object.fromEntries(fields)
}

const isList = (delta: Delta): delta is readonly Json[] => Array.isArray(delta)
