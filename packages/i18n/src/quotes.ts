// Quotation marks, as each language writes them: one within another has a shape of its own.

import type { Language } from './language.ts'

type Quotes = { readonly outer: readonly [string, string]; readonly inner: readonly [string, string] }

const QUOTES: { readonly [L in Language]: Quotes } = {
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
  ru: { outer: ['«', '»'], inner: ['„', '“'] },
  uk: { outer: ['«', '»'], inner: ['„', '“'] },
  pl: { outer: ['„', '”'], inner: ['«', '»'] },
}

export function quoted(text: string, language: Language): string {
  const [open, close] = QUOTES[language].outer
  return `${open}${text}${close}`
}

/** Quotes that were put between quotes, «Пряность или «Пряность»», take the inner shape: «Пряность или „Пряность“». */
export function nested(text: string, language: Language): string {
  const { outer, inner } = QUOTES[language]
  const [open, close] = outer
  let depth = 0
  return [...text]
    .map((sign) => {
      if (sign === open) return depth++ === 0 ? open : inner[0]
      if (sign === close && depth > 0) return --depth === 0 ? close : inner[1]
      return sign
    })
    .join('')
}
