// The page's own words in every language. They stand apart from the words of the games, so that a page without a game
// loads none.

import type { Language } from '../language.ts'
import { catalogue } from './en/catalogue.ts'
import { classicPage } from './en/classic-page.ts'
import { classicSetup } from './en/classic-setup.ts'
import { combat } from './en/combat.ts'
import { looks } from './en/looks.ts'
import { online } from './en/online.ts'
import { page } from './en/page.ts'
import { prompt } from './en/prompt.ts'
import { settings } from './en/settings.ts'
import { stage } from './en/stage.ts'
import { start } from './en/start.ts'
import { story } from './en/story.ts'
import type { Translated } from './messages.ts'
import { catalogue as plCatalogue } from './pl/catalogue.ts'
import { classicPage as plClassicPage } from './pl/classic-page.ts'
import { classicSetup as plClassicSetup } from './pl/classic-setup.ts'
import { combat as plCombat } from './pl/combat.ts'
import { looks as plLooks } from './pl/looks.ts'
import { online as plOnline } from './pl/online.ts'
import { page as plPage } from './pl/page.ts'
import { prompt as plPrompt } from './pl/prompt.ts'
import { settings as plSettings } from './pl/settings.ts'
import { stage as plStage } from './pl/stage.ts'
import { start as plStart } from './pl/start.ts'
import { story as plStory } from './pl/story.ts'
import { catalogue as ruCatalogue } from './ru/catalogue.ts'
import { classicPage as ruClassicPage } from './ru/classic-page.ts'
import { classicSetup as ruClassicSetup } from './ru/classic-setup.ts'
import { combat as ruCombat } from './ru/combat.ts'
import { looks as ruLooks } from './ru/looks.ts'
import { online as ruOnline } from './ru/online.ts'
import { page as ruPage } from './ru/page.ts'
import { prompt as ruPrompt } from './ru/prompt.ts'
import { settings as ruSettings } from './ru/settings.ts'
import { stage as ruStage } from './ru/stage.ts'
import { start as ruStart } from './ru/start.ts'
import { story as ruStory } from './ru/story.ts'
import { catalogue as ukCatalogue } from './uk/catalogue.ts'
import { classicPage as ukClassicPage } from './uk/classic-page.ts'
import { classicSetup as ukClassicSetup } from './uk/classic-setup.ts'
import { combat as ukCombat } from './uk/combat.ts'
import { looks as ukLooks } from './uk/looks.ts'
import { online as ukOnline } from './uk/online.ts'
import { page as ukPage } from './uk/page.ts'
import { prompt as ukPrompt } from './uk/prompt.ts'
import { settings as ukSettings } from './uk/settings.ts'
import { stage as ukStage } from './uk/stage.ts'
import { start as ukStart } from './uk/start.ts'
import { story as ukStory } from './uk/story.ts'

const en = {
  ...page,
  ...start,
  ...online,
  ...classicPage,
  ...classicSetup,
  ...settings,
  ...stage,
  ...combat,
  ...prompt,
  ...story,
  ...looks,
  ...catalogue,
}

export type PageId = keyof typeof en

export const pages: { readonly [L in Language]: Translated<typeof en> } = {
  en,
  ru: {
    ...ruPage,
    ...ruStart,
    ...ruOnline,
    ...ruClassicPage,
    ...ruClassicSetup,
    ...ruSettings,
    ...ruStage,
    ...ruCombat,
    ...ruPrompt,
    ...ruStory,
    ...ruLooks,
    ...ruCatalogue,
  },
  uk: {
    ...ukPage,
    ...ukStart,
    ...ukOnline,
    ...ukClassicPage,
    ...ukClassicSetup,
    ...ukSettings,
    ...ukStage,
    ...ukCombat,
    ...ukPrompt,
    ...ukStory,
    ...ukLooks,
    ...ukCatalogue,
  },
  pl: {
    ...plPage,
    ...plStart,
    ...plOnline,
    ...plClassicPage,
    ...plClassicSetup,
    ...plSettings,
    ...plStage,
    ...plCombat,
    ...plPrompt,
    ...plStory,
    ...plLooks,
    ...plCatalogue,
  },
}
