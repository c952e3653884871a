// How the keys of options are spelled. "Not offered" proves nothing if no option could ever be spelled that way, so
// every game says which verbs it has and what may follow them. A pattern has `*` in the place of targets.

import { quote } from '../reading.ts'

/** What may appear in one place of a key. */
export type KeyPart<S> = {
  /** `a card` */
  readonly name: string
  /** `before`: the targets before the word, `*` where a pattern leaves them open. */
  is(s: S, word: string, before: readonly string[]): boolean
}

/** Every verb, with each row of targets that may follow it; an empty row means the verb alone. */
export type Keys<S> = { readonly [verb: string]: readonly (readonly KeyPart<S>[])[] }

export const aNumber: KeyPart<unknown> = { name: 'a number', is: (_, word) => /^\d+(\.\d+)?$/.test(word) }

/** One of a few words. */
export const oneOf = (name: string, words: readonly string[]): KeyPart<unknown> => ({
  name,
  is: (_, word) => words.includes(word),
})

const ANY = '*'

/** Why no option of the game could ever have this key or match this pattern. */
export function misspelling<S>(keys: Keys<S>, s: S, key: string): string | undefined {
  if (key === ANY) return undefined
  const { verb, targets } = partsOf(key)
  const rows = Object.hasOwn(keys, verb) ? keys[verb] : undefined
  if (rows === undefined) {
    return `no option is called ${quote(verb)} (known: ${Object.keys(keys).sort().join(', ')})`
  }
  const wrong = rows
    .filter((row) => row.length === targets.length || (isOpen(targets) && row.length > targets.length))
    .map((row) => targets.findIndex((word, index) => !fits(row[index], s, word, targets.slice(0, index))))
  if (wrong.includes(-1)) return undefined
  const furthest = Math.max(...wrong)
  const word = targets[furthest]
  if (word === undefined)
    return `${quote(key)} is not spelled like ${rows.map((row) => formOf(verb, row)).join(' or ')}`
  const expected = rows.flatMap((row) => row[furthest]?.name ?? [])
  return `${quote(word)} in ${quote(key)} is not ${[...new Set(expected)].join(' or ')}`
}

/** Is this the key, or does it match the pattern? */
export function fitsPattern(pattern: string, key: string): boolean {
  if (pattern === key || pattern === ANY) return true
  if (!pattern.includes(ANY)) return false
  const wanted = partsOf(pattern)
  const { verb, targets } = partsOf(key)
  if (verb !== wanted.verb || targets.length < wanted.targets.length) return false
  if (targets.length > wanted.targets.length && !isOpen(wanted.targets)) return false
  return wanted.targets.every((word, index) => word === ANY || word === targets[index])
}

/** `agent dagger > *`: anything that follows, one target or several. */
const isOpen = (targets: readonly string[]): boolean => targets.at(-1) === ANY

function fits<S>(part: KeyPart<S> | undefined, s: S, word: string, before: readonly string[]): boolean {
  return part !== undefined && (word === ANY || part.is(s, word, before))
}

function partsOf(key: string): { verb: string; targets: readonly string[] } {
  const [verb = key] = key.split(' ', 1)
  const rest = key.slice(verb.length + 1)
  return { verb, targets: rest === '' ? [] : rest.split(' > ') }
}

const formOf = <S>(verb: string, row: readonly KeyPart<S>[]): string =>
  quote([verb, row.map(({ name }) => `(${name})`).join(' > ')].join(' ').trim())
