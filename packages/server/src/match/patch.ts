// The difference of two pieces of plain data as a JSON Patch (RFC 6902): what a client applies to the view it has.

export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }

export function diff(before: unknown, after: unknown): Operation[] {
  const patch: Operation[] = []
  if (before !== after) compare(before, after, '', patch)
  return patch
}

type Fields = { readonly [key: string]: unknown }

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal as data; a field that is undefined is no field. Most parts of two views are even the same object. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const left = a as Fields
  const right = b as Fields
  const keys = Object.keys(left)
  let isWhole = keys.length === Object.keys(right).length
  for (const key of keys) {
    const one = left[key]
    const other = own(right, key)
    if (one === undefined) isWhole = false
    if (one !== other && !same(one, other)) return false
  }
  return isWhole || definedKeys(left) === definedKeys(right)
}

/** Every object has a toString; as a field it counts only if it was put there. */
const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined)

function definedKeys(fields: Fields): number {
  let count = 0
  for (const key in fields) if (fields[key] !== undefined) count++
  return count
}

function compare(before: unknown, after: unknown, path: string, patch: Operation[]): void {
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, patch)
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, patch)
  else if (before !== after) patch.push({ op: 'replace', path, value: after ?? null })
}

function compareRecords(before: Fields, after: Fields, path: string, patch: Operation[]): void {
  for (const key in before) {
    if (before[key] !== undefined && own(after, key) === undefined) {
      patch.push({ op: 'remove', path: `${path}/${escaped(key)}` })
    }
  }
  for (const key in after) {
    const value = after[key]
    const old = own(before, key)
    if (old === value) continue
    const place = `${path}/${escaped(key)}`
    if (old === undefined) patch.push({ op: 'add', path: place, value })
    else if (value !== undefined) compare(old, value, place, patch)
  }
}

/** What is equal at both ends of the lists stays; what differs between is compared, taken out or put in. */
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
