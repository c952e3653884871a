// The page's own words. They stand apart from the words of the games, so that a page without a game loads none, and
// each language but English is fetched by those who read it.

import type { Language } from '../language.ts'
import { pages as en } from './en/pages.ts'
import type { Translated } from './messages.ts'

export type PageId = keyof typeof en

export type Pages = Translated<typeof en>

const ELSEWHERE: { readonly [L in Exclude<Language, 'en'>]: () => Promise<{ readonly pages: Pages }> } = {
  ru: () => import('./ru/pages.ts'),
  uk: () => import('./uk/pages.ts'),
  pl: () => import('./pl/pages.ts'),
}

const fetched = new Map<Language, Pages>([['en', en]])

export const isPageId = (id: string): id is PageId => Object.hasOwn(en, id)

/** Nothing before they have been fetched. */
export const pagesIn = (language: Language): Pages | undefined => fetched.get(language)

export async function fetchPages(language: Language): Promise<Pages> {
  const known = fetched.get(language)
  if (known !== undefined || language === 'en') return known ?? en
  const { pages } = await ELSEWHERE[language]()
  fetched.set(language, pages)
  return pages
}
