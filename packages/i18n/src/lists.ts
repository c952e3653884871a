// Several things in a row, as each language joins them.

import type { Language } from './language.ts'
import { unmarked } from './pieces.ts'

/** `a, b and c`, or `a, b or c`. */
export function joined(items: readonly string[], how: 'and' | 'or', language: Language): string {
  if (language === 'uk' && how === 'and') return inUkrainian(items)
  return listFormat(language, how).format(items)
}

/** Words that go with the next one, which is another each time. */
const KEPT = /^(an?|the|\d.*)$/

/** "If you have a and if you have b": what the conditions begin with is said once. */
export function sharing(items: readonly string[]): readonly string[] {
  const [first = '', ...others] = items
  const words = first.split(' ')
  return [
    first,
    ...others.map((item) => {
      const own = item.split(' ')
      const from = own.findIndex((word, index) => word !== words[index] || KEPT.test(word))
      return from < 0 ? item : own.slice(from).join(' ')
    }),
  ]
}

const made = new Map<string, Intl.ListFormat>()

function listFormat(language: Language, how: 'and' | 'or'): Intl.ListFormat {
  const key = `${language} ${how}`
  const known =
    made.get(key) ?? new Intl.ListFormat(language, { type: how === 'and' ? 'conjunction' : 'disjunction' })
  made.set(key, known)
  return known
}

function inUkrainian(items: readonly string[]): string {
  const last = items.at(-1)
  if (last === undefined || items.length === 1) return last ?? ''
  const before = items.slice(0, -1).join(', ')
  return `${before} ${ukrainianAnd(before, last)} ${last}`
}

const VOWEL = /[аеєиіїоуюя]/u

/**
 * «і» between consonants, «й» behind a vowel; «та» where either would run into its neighbor: between a consonant and
 * another «і», and before «я» and its like.
 */
export function ukrainianAnd(before: string, after: string): 'і' | 'й' | 'та' {
  const first = firstSound(unmarked(after))
  if (!VOWEL.test(lastSound(unmarked(before)))) return first === 'і' ? 'та' : 'і'
  return /[йєїюя]/u.test(first) ? 'та' : 'й'
}

const lastSound = (text: string): string => text.toLowerCase().match(/[\p{L}\d](?=[^\p{L}\d]*$)/u)?.[0] ?? ''

/** A number is read out: один, два, три. */
function firstSound(text: string): string {
  const [word = ''] = text.toLowerCase().match(/\d+|\p{L}/u) ?? []
  return /^(1|11|1\d\d)$/.test(word) ? 'о' : word.slice(0, 1)
}
