// Says the page's own words.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './language.ts'
import { type PageId, pages } from './messages/pages.ts'

/** Says the page's words: `w('page.log.round', { n: 3 })`. */
export type Words = (id: PageId, args?: { readonly [name: string]: string | number }) => string

const compiled = new Map<string, IntlMessageFormat>()

export const words =
  (language: Language): Words =>
  (id, args = {}) => {
    const key = `${language} ${id}`
    let format = compiled.get(key)
    if (format === undefined) {
      format = new IntlMessageFormat(pages[language][id], language, undefined, { ignoreTag: true })
      compiled.set(key, format)
    }
    return String(format.format(args))
  }

export const isPageId = (id: string): id is PageId => Object.hasOwn(pages.en, id)

export { LANGUAGES, type Language } from './language.ts'
export type { PageId } from './messages/pages.ts'
