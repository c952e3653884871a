// The Ukrainian catalogue.

import type { Catalogue } from '../messages.ts'
import { classic } from './classic/index.ts'
import { components } from './components.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { forms } from './forms.ts'
import { glossary } from './glossary.ts'
import { players } from './players.ts'
import { printed } from './printed.ts'
import { reasons } from './reasons.ts'
import { summary } from './summary.ts'
import { table } from './table.ts'

export const uk: Catalogue = {
  messages: {
    ...effects,
    ...printed,
    ...table,
    ...events,
    ...components,
    ...glossary,
    ...summary,
    ...reasons,
    ...classic,
  },
  forms,
  players,
}
