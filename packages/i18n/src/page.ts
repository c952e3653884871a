// Says the page's own words.

import { type Format, formatFor } from './format.ts'
import type { Language } from './language.ts'
import { fetchPages, type PageId, pagesIn } from './messages/pages.ts'
import { numberOf, playerIn } from './players.ts'
import { sounded } from './sounds.ts'

/** Says the page's words: `w('page.log.round', { n: 3 })`. */
export type Words = (id: PageId, args?: { readonly [name: string]: string | number }) => string

const compiled = new Map<string, Format>()

/** In English as long as the words of another language have not been fetched. */
export function words(wanted: Language): Words {
  return (id, args = {}) => {
    const { language, pages, players } = pagesIn(wanted)
    const key = `${language} ${id}`
    let format = compiled.get(key)
    if (format === undefined) {
      const text = pages[id]
      if (text === undefined) throw new Error(`the words for "${id}" have not been fetched`)
      format = formatFor(text, language)
      compiled.set(key, format)
    }
    const values = { ...args }
    for (const [name, arg] of Object.entries(args)) {
      // Only those who play have other forms on the page.
      for (const form of format.formsOf(name))
        values[`${name}_${form}`] = playerIn(form, String(arg), players)
      values[`${name}_is`] = numberOf(String(arg), players)
    }
    return sounded(format.format(values), language)
  }
}

export const fetchWords = async (language: Language): Promise<void> => void (await fetchPages(language))

export { LANGUAGES, type Language } from './language.ts'
export { isPageId, type PageId } from './messages/pages.ts'
