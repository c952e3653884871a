// The page's own words in every language. They stand apart from the words of the games, so that a page without a game
// loads none.

import type { Language } from '../language.ts'
import { classicPage } from './en/classic-page.ts'
import { classicSetup } from './en/classic-setup.ts'
import { online } from './en/online.ts'
import { page } from './en/page.ts'
import { start } from './en/start.ts'
import type { Translated } from './messages.ts'
import { online as plOnline } from './pl/online.ts'
import { page as plPage } from './pl/page.ts'
import { start as plStart } from './pl/start.ts'
import { online as ruOnline } from './ru/online.ts'
import { page as ruPage } from './ru/page.ts'
import { start as ruStart } from './ru/start.ts'
import { online as ukOnline } from './uk/online.ts'
import { page as ukPage } from './uk/page.ts'
import { start as ukStart } from './uk/start.ts'

const classic = { ...classicPage, ...classicSetup }
const en = { ...page, ...start, ...online, ...classic }

export type PageId = keyof typeof en

export const pages: { readonly [L in Language]: Translated<typeof en> } = {
  en,
  ru: { ...ruPage, ...ruStart, ...ruOnline, ...classic },
  uk: { ...ukPage, ...ukStart, ...ukOnline, ...classic },
  pl: { ...plPage, ...plStart, ...plOnline, ...classic },
}
