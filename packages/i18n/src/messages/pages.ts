// The page's own words. They stand apart from the words of the games, so that a page without a game loads none. Each
// language is fetched by those who read it; of English, what the start page says is always there.

import type { Language } from '../language.ts'
import type { Players } from '../players.ts'
import { firstPages } from './en/first-pages.ts'
import type { pages as en } from './en/pages.ts'
import { players } from './en/players.ts'
import type { Translated } from './messages.ts'

export type PageId = keyof typeof en

export type Pages = Translated<typeof en>

/** A language's own words for the page, and how it declines those who play. */
type Fetched = { readonly pages: Pages; readonly players?: Players }

const ELSEWHERE: { readonly [L in Language]: () => Promise<Fetched> } = {
  en: () => import('./en/pages.ts'),
  ru: () => import('./ru/pages.ts'),
  uk: () => import('./uk/pages.ts'),
  pl: () => import('./pl/pages.ts'),
}

const fetched = new Map<Language, Fetched>()

const FIRST: { readonly pages: Partial<Pages>; readonly players?: Players } = {
  pages: firstPages,
  players,
}

/** Whether there are such words, as far as they have been fetched. */
export const isPageId = (id: string): id is PageId =>
  [FIRST, ...fetched.values()].some(({ pages }) => Object.hasOwn(pages, id))

/** What is known of a language; of one that has not been fetched, English. */
export function pagesIn(language: Language): typeof FIRST & { readonly language: Language } {
  const known = fetched.get(language)
  return known === undefined ? { ...(fetched.get('en') ?? FIRST), language: 'en' } : { ...known, language }
}

export async function fetchPages(language: Language): Promise<Pages> {
  const known = fetched.get(language)
  if (known !== undefined) return known.pages
  const own = await ELSEWHERE[language]()
  fetched.set(language, own)
  return own.pages
}
