// The handbook in English.

import type { Telling } from '../../outline.ts'
import type { outline } from '../outline/index.ts'
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

export const telling: Telling<typeof outline> = {
  goal: { title: 'Aim and end of the game', text: goal },
  setup: { title: 'Setup', text: setup },
  round: { title: 'The round and its turns', text: round },
  agents: { title: 'Sending Agents', text: agents },
  effects: { title: 'Effects, costs and choices', text: effects },
  icons: { title: 'Icons', text: icons },
  spaces: { title: 'Board spaces', text: spaces },
  influence: { title: 'Influence and Alliances', text: influence },
  troops: { title: 'Troops and deployment', text: troops },
  control: { title: 'Control', text: control },
  reveal: { title: 'The Reveal turn', text: reveal },
  buying: { title: 'Acquiring cards and your deck', text: buying },
  combat: { title: 'Combat', text: combat },
  intrigue: { title: 'Intrigue cards', text: intrigue },
  makers: { title: 'Spice and Makers', text: makers },
  leaders: { title: 'Leaders', text: leaders },
  spies: { title: 'Spies', text: spies },
  worms: { title: 'Sandworms and the Shield Wall', text: worms },
  trophies: { title: 'Objectives and battle icons', text: trophies },
  contracts: { title: 'Contracts', text: contracts },
  commanders: { title: 'Sardaukar Commanders', text: commanders },
  tech: { title: 'Tech', text: tech },
  rivals: { title: 'Rivals: one and two players', text: rivals },
  teams: { title: 'Six players in teams', text: teams },
  cards: { title: 'Particular cards', text: cards },
  mixing: { title: 'Combining boxes', text: mixing },
}
