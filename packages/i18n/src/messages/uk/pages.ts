// The page's own words, all of them, in Ukrainian.

import type { Pages } from '../pages.ts'
import { analysis } from './analysis.ts'
import { battlePlan } from './battle-plan.ts'
import { catalogue } from './catalogue.ts'
import { classicPage } from './classic-page.ts'
import { classicPrompt } from './classic-prompt.ts'
import { classicSetup } from './classic-setup.ts'
import { combat } from './combat.ts'
import { looks } from './looks.ts'
import { online } from './online.ts'
import { page } from './page.ts'
import { people } from './people.ts'
import { prompt } from './prompt.ts'
import { rivalPage } from './rival-page.ts'
import { rivals } from './rivals.ts'
import { settings } from './settings.ts'
import { stage } from './stage.ts'
import { start } from './start.ts'
import { story } from './story.ts'
import { teamPage } from './team-page.ts'
import { telling } from './telling.ts'

export const pages: Pages = {
  ...page,
  ...start,
  ...online,
  ...classicPage,
  ...classicPrompt,
  ...classicSetup,
  ...settings,
  ...stage,
  ...combat,
  ...battlePlan,
  ...prompt,
  ...story,
  ...looks,
  ...rivalPage,
  ...catalogue,
  ...rivals,
  ...teamPage,
  ...telling,
  ...analysis,
  ...people,
}

export { players } from './players.ts'
