// The messages of classic Dune in Russian.

import { components } from './components.ts'
import { factions } from './factions.ts'

export const classic = { ...components, ...factions }
