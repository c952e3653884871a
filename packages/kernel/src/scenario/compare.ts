// Compares what a scenario expects with what is there. An expected object is partial; a list is exact unless it uses a
// matcher: {"$includes": […]}, {"$excludes": […]}, {"$sameCards": […]}, {"$count": n}, {"$min": n}, {"$max": n}.

import { canonical, isObject, type Json } from '../json.ts'

export const MATCHERS = ['$includes', '$excludes', '$sameCards', '$count', '$min', '$max'] as const
type Matcher = (typeof MATCHERS)[number]

/** What differs, one sentence each; empty when everything is as expected. */
export function differences(expected: Json, actual: Json | undefined, at: string): string[] {
  if (isObject(expected)) {
    const keys = Object.keys(expected)
    const matchers = keys.filter((key): key is Matcher => MATCHERS.includes(key as Matcher))
    if (matchers.length > 0 && matchers.length === keys.length) {
      return matchers.flatMap((matcher) => matched(matcher, expected[matcher] ?? null, actual, at))
    }
    if (!isObject(actual)) return [`${at}: expected ${show(expected)}, found ${show(actual)}`]
    return keys.flatMap((key) =>
      Object.hasOwn(actual, key) || expected[key] === null
        ? differences(expected[key] ?? null, actual[key], `${at}.${key}`)
        : [`${at}: there is no "${key}" here, only ${Object.keys(actual).join(', ') || 'nothing'}`],
    )
  }
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length) {
    return expected.flatMap((item: Json, index) => differences(item, actual[index], `${at}[${index}]`))
  }
  return canonical(expected) === canonical(actual ?? null)
    ? []
    : [`${at}: expected ${show(expected)}, found ${show(actual)}`]
}

export const matches = (expected: Json, actual: Json | undefined): boolean =>
  differences(expected, actual, '').length === 0

function matched(matcher: Matcher, wanted: Json, actual: Json | undefined, at: string): string[] {
  const fail = (words: string) => [`${at}: expected ${words} ${show(wanted)}, found ${show(actual)}`]
  const items: readonly Json[] | undefined = Array.isArray(actual) ? actual : undefined
  const wantedItems: readonly Json[] = Array.isArray(wanted) ? wanted : [wanted]
  switch (matcher) {
    case '$includes':
      return items && wantedItems.every((item) => items.some((other) => matches(item, other)))
        ? []
        : fail('to include')
    case '$excludes':
      return items && !wantedItems.some((item) => items.some((other) => matches(item, other)))
        ? []
        : fail('to exclude')
    case '$sameCards':
      return items && sorted(items) === sorted(wantedItems) ? [] : fail('in any order')
    case '$count': {
      const count = items?.length ?? (isObject(actual) ? Object.keys(actual).length : undefined)
      return count === wanted ? [] : fail('a count of')
    }
    case '$min':
      return typeof actual === 'number' && typeof wanted === 'number' && actual >= wanted
        ? []
        : fail('at least')
    case '$max':
      return typeof actual === 'number' && typeof wanted === 'number' && actual <= wanted
        ? []
        : fail('at most')
  }
}

const sorted = (items: readonly Json[]): string => items.map(canonical).sort().join(',')

const show = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value))
