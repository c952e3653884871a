// All messages of classic Dune in Ukrainian.

import { battle } from './battle.ts'
import { components } from './components.ts'
import { diplomacy } from './diplomacy.ts'
import { events } from './events.ts'
import { factions } from './factions.ts'
import { glossary } from './glossary.ts'
import { reasons } from './reasons.ts'
import { table } from './table.ts'

export const classic = {
  ...table,
  ...events,
  ...battle,
  ...diplomacy,
  ...components,
  ...factions,
  ...glossary,
  ...reasons,
}
