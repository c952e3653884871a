// The page's own words. They stand apart from the words of the games, so that a page without a game loads none.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './language.ts'
import { classicPage } from './messages/en/classic-page.ts'
import { classicSetup } from './messages/en/classic-setup.ts'
import { online } from './messages/en/online.ts'
import { page } from './messages/en/page.ts'
import { start } from './messages/en/start.ts'

const en = { ...page, ...start, ...online, ...classicPage, ...classicSetup }

export type PageId = keyof typeof en

/** What a language has no message for is said in English. */
const pages: { readonly [L in Language]: { readonly [id in PageId]?: string } } = {
  en,
  ru: {},
  uk: {},
  pl: {},
}

/** Says the page's words: `w('page.log.round', { n: 3 })`. */
export type Words = (id: PageId, args?: { readonly [name: string]: string | number }) => string

const compiled = new Map<string, IntlMessageFormat>()

export const words =
  (language: Language): Words =>
  (id, args = {}) => {
    const spoken = pages[language][id] === undefined ? 'en' : language
    const key = `${spoken} ${id}`
    let format = compiled.get(key)
    if (format === undefined) {
      format = new IntlMessageFormat(pages[spoken][id] ?? en[id], spoken, undefined, { ignoreTag: true })
      compiled.set(key, format)
    }
    return String(format.format(args))
  }

export { LANGUAGES, type Language } from './language.ts'
