// Reading values of scenario files: numbers, names of components, seats. What is not known is named in the error.

import { isObject, type Json, type Seat } from '@sietch/kernel'
import { list, quote } from '@sietch/kernel/reading'
import type { SeatNames } from '@sietch/kernel/scenario'
import { content, type ImperiumState } from '../state.ts'

export type ComponentKind =
  | 'card'
  | 'space'
  | 'intrigue'
  | 'conflict'
  | 'leader'
  | 'post'
  | 'contract'
  | 'faction'
  | 'hagal'
  | 'rival'
  | 'skill'
  | 'tech'
  | 'navigation'
  | 'sideboard'

/** The components of a kind that are in play; spaces also of Leaders whom no one plays. */
function parts(s: ImperiumState, kind: ComponentKind): readonly { readonly id: string }[] {
  const { box } = content(s)
  switch (kind) {
    case 'card':
      return box.cards
    case 'space':
      return content(s).spaces
    case 'intrigue':
      return box.intrigue
    case 'conflict':
      return box.conflicts
    case 'leader':
      return box.leaders
    case 'post':
      return box.posts
    case 'contract':
      return box.contracts
    case 'faction':
      return box.tracks
    case 'hagal':
      return box.hagal
    case 'rival':
      return box.rivals
    case 'skill':
      return box.skills
    case 'tech':
      return box.tech
    case 'navigation':
      return box.navigation
    case 'sideboard':
      return box.sideboards
  }
}

export const namesOf = (s: ImperiumState, kind: ComponentKind): readonly string[] =>
  parts(s, kind).map(({ id }) => id)

export const isName = (s: ImperiumState, kind: ComponentKind, word: string): boolean =>
  parts(s, kind).some(({ id }) => id === word)

export function readName(s: ImperiumState, kind: ComponentKind, json: Json): string {
  const names = namesOf(s, kind)
  if (typeof json === 'string' && names.includes(json)) return json
  const written = typeof json === 'string' ? json : JSON.stringify(json)
  const near = names.toSorted((a, b) => distance(a, written) - distance(b, written))
  const few = near.length <= NAMES_IN_ERROR ? 'known' : 'nearest'
  throw new Error(
    `unknown ${kind} ${quote(written)} (${few}: ${near.slice(0, NAMES_IN_ERROR).sort().join(', ')})`,
  )
}

/** Shorter lists of names are told in full. */
const NAMES_IN_ERROR = 8

/** How many pairs of neighboring letters two names do not share: small for a typing error or a part of a name. */
function distance(name: string, written: string): number {
  const pairs = (word: string) => Array.from(word.slice(1), (letter, index) => word[index] + letter)
  const missing = (from: readonly string[], others: readonly string[]) =>
    from.filter((pair) => !others.includes(pair)).length
  return missing(pairs(name), pairs(written)) + 2 * missing(pairs(written), pairs(name))
}

export const readNames = (s: ImperiumState, kind: ComponentKind, json: Json): string[] =>
  list(json, `a list of ${kind} names`).map((item) => readName(s, kind, item))

export function readCount(json: Json, most = Number.POSITIVE_INFINITY): number {
  if (typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= most) return json
  const range = most === Number.POSITIVE_INFINITY ? 'from 0' : `from 0 to ${most}`
  throw new Error(`must be a whole number ${range}, not ${JSON.stringify(json)}`)
}

export function readYes(json: Json): boolean {
  if (typeof json === 'boolean') return json
  throw new Error(`must be true or false, not ${JSON.stringify(json)}`)
}

/** `{ "arrakeen": 2 }`: each key a component, each value read by `read`. */
export function readRecord<T>(
  s: ImperiumState,
  kind: ComponentKind,
  json: Json,
  read: (value: Json) => T,
): [string, T][] {
  if (!isObject(json)) throw new Error(`must be an object of ${kind} names`)
  return Object.entries(json).map(([name, value]) => [readName(s, kind, name), read(value)])
}

export const readSeatOrNobody =
  (names: SeatNames) =>
  (json: Json): Seat | null =>
    json === null ? null : names.seat(json)
