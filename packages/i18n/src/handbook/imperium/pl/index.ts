// The handbook in Polish.

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
  goal: { title: 'Cel i koniec gry', text: goal },
  setup: { title: 'Przygotowanie gry', text: setup },
  round: { title: 'Runda i tury', text: round },
  agents: { title: 'Wysyłanie agentów', text: agents },
  effects: { title: 'Efekty, koszty i wybory', text: effects },
  icons: { title: 'Ikony', text: icons },
  spaces: { title: 'Pola planszy', text: spaces },
  influence: { title: 'Wpływ i sojusze', text: influence },
  troops: { title: 'Żołnierze i wysyłanie ich do konfliktu', text: troops },
  control: { title: 'Kontrola', text: control },
  reveal: { title: 'Tura odkrywania', text: reveal },
  buying: { title: 'Pozyskiwanie kart i twoja talia', text: buying },
  combat: { title: 'Walka', text: combat },
  intrigue: { title: 'Karty intryg', text: intrigue },
  makers: { title: 'Przyprawa i stworzyciele', text: makers },
  leaders: { title: 'Liderzy', text: leaders },
  spies: { title: 'Szpiedzy', text: spies },
  worms: { title: 'Czerwie pustyni i Mur Zaporowy', text: worms },
  trophies: { title: 'Cele i ikony walki', text: trophies },
  contracts: { title: 'Kontrakty', text: contracts },
  commanders: { title: 'Dowódcy sardaukarów', text: commanders },
  tech: { title: 'Technologie', text: tech },
  rivals: { title: 'Rywale: gra solo i w dwie osoby', text: rivals },
  teams: { title: 'Sześć osób w drużynach', text: teams },
  cards: { title: 'Poszczególne karty', text: cards },
  mixing: { title: 'Łączenie gier', text: mixing },
}
