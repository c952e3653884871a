// The page's own words in every language. They stand apart from the words of the games, so that a page without a game
// loads none.

import type { Language } from '../language.ts'
import { classicPage } from './en/classic-page.ts'
import { classicSetup } from './en/classic-setup.ts'
import { online } from './en/online.ts'
import { page } from './en/page.ts'
import { start } from './en/start.ts'
import type { Translated } from './messages.ts'
import { classicPage as plClassicPage } from './pl/classic-page.ts'
import { classicSetup as plClassicSetup } from './pl/classic-setup.ts'
import { online as plOnline } from './pl/online.ts'
import { page as plPage } from './pl/page.ts'
import { start as plStart } from './pl/start.ts'
import { classicPage as ruClassicPage } from './ru/classic-page.ts'
import { classicSetup as ruClassicSetup } from './ru/classic-setup.ts'
import { online as ruOnline } from './ru/online.ts'
import { page as ruPage } from './ru/page.ts'
import { start as ruStart } from './ru/start.ts'
import { classicPage as ukClassicPage } from './uk/classic-page.ts'
import { classicSetup as ukClassicSetup } from './uk/classic-setup.ts'
import { online as ukOnline } from './uk/online.ts'
import { page as ukPage } from './uk/page.ts'
import { start as ukStart } from './uk/start.ts'

const en = { ...page, ...start, ...online, ...classicPage, ...classicSetup }

export type PageId = keyof typeof en

export const pages: { readonly [L in Language]: Translated<typeof en> } = {
  en,
  ru: { ...ruPage, ...ruStart, ...ruOnline, ...ruClassicPage, ...ruClassicSetup },
  uk: { ...ukPage, ...ukStart, ...ukOnline, ...ukClassicPage, ...ukClassicSetup },
  pl: { ...plPage, ...plStart, ...plOnline, ...plClassicPage, ...plClassicSetup },
}
