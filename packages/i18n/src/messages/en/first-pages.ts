// What the start page says, with all that opens over it, in English: it is there before anything is fetched.

import { catalogue } from './catalogue.ts'
import { classicSetup } from './classic-setup.ts'
import { online } from './online.ts'
import { page } from './page.ts'
import { rivalPage } from './rival-page.ts'
import { rivals } from './rivals.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { story } from './story.ts'
import { teamPage } from './team-page.ts'

export const firstPages = {
  ...page,
  ...start,
  ...online,
  ...classicSetup,
  ...settings,
  ...story,
  ...rivalPage,
  ...catalogue,
  ...rivals,
  ...teamPage,
}
