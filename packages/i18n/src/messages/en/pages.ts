// The page's own words, all of them, in English.

import { analysis } from './analysis.ts'
import { battlePlan } from './battle-plan.ts'
import { classicPage } from './classic-page.ts'
import { classicPrompt } from './classic-prompt.ts'
import { combat } from './combat.ts'
import { firstPages } from './first-pages.ts'
import { looks } from './looks.ts'
import { people } from './people.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'
import { telling } from './telling.ts'

export const pages = {
  ...firstPages,
  ...classicPage,
  ...classicPrompt,
  ...stage,
  ...combat,
  ...battlePlan,
  ...prompt,
  ...looks,
  ...telling,
  ...analysis,
  ...people,
}

export { players } from './players.ts'
