// The chapters of the handbook, in the order they are read.

import { agents } from './agents.ts'
import { buying } from './buying.ts'
import { cards } from './cards.ts'
import { combat } from './combat.ts'
import { commanders } from './commanders.ts'
import { contracts } from './contracts.ts'
import { control } from './control.ts'
import { effects } from './effects.ts'
import { goal } from './goal.ts'
import { icons } from './icons.ts'
import { influence } from './influence.ts'
import { intrigue } from './intrigue.ts'
import { leaders } from './leaders.ts'
import { makers } from './makers.ts'
import { mixing } from './mixing.ts'
import { reveal } from './reveal.ts'
import { rivals } from './rivals.ts'
import { round } from './round.ts'
import { setup } from './setup.ts'
import { spaces } from './spaces.ts'
import { spies } from './spies.ts'
import { teams } from './teams.ts'
import { tech } from './tech.ts'
import { troops } from './troops.ts'
import { trophies } from './trophies.ts'
import { worms } from './worms.ts'

export const outline = {
  goal,
  setup,
  round,
  agents,
  effects,
  icons,
  spaces,
  influence,
  troops,
  control,
  reveal,
  buying,
  combat,
  intrigue,
  makers,
  leaders,
  spies,
  worms,
  trophies,
  contracts,
  commanders,
  tech,
  rivals,
  teams,
  cards,
  mixing,
}
