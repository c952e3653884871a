// Says the page's own words.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './language.ts'
import { fetchPages, type PageId, pagesIn } from './messages/pages.ts'

/** Says the page's words: `w('page.log.round', { n: 3 })`. */
export type Words = (id: PageId, args?: { readonly [name: string]: string | number }) => string

const compiled = new Map<string, IntlMessageFormat>()

/** In English as long as the words of another language have not been fetched. */
export function words(language: Language): Words {
  const pages = pagesIn(language)
  if (pages === undefined) return words('en')
  return (id, args = {}) => {
    const key = `${language} ${id}`
    let format = compiled.get(key)
    if (format === undefined) {
      format = new IntlMessageFormat(pages[id], language, undefined, { ignoreTag: true })
      compiled.set(key, format)
    }
    return String(format.format(args))
  }
}

export const fetchWords = async (language: Language): Promise<void> => void (await fetchPages(language))

export { LANGUAGES, type Language } from './language.ts'
export { isPageId, type PageId } from './messages/pages.ts'
