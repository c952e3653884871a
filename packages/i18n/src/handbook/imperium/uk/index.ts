// The handbook in Ukrainian.

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
  goal: { title: 'Мета й кінець гри', text: goal },
  setup: { title: 'Приготування', text: setup },
  round: { title: 'Раунд і ходи', text: round },
  agents: { title: 'Відправлення агентів', text: agents },
  effects: { title: 'Ефекти, оплата й вибір', text: effects },
  icons: { title: 'Символи', text: icons },
  spaces: { title: 'Локації поля', text: spaces },
  influence: { title: 'Вплив і союзи', text: influence },
  troops: { title: 'Загони й розгортання', text: troops },
  control: { title: 'Контроль', text: control },
  reveal: { title: 'Розкриття карт', text: reveal },
  buying: { title: 'Придбання карт і ваша колода', text: buying },
  combat: { title: 'Бій', text: combat },
  intrigue: { title: 'Карти інтриг', text: intrigue },
  makers: { title: 'Прянощі й видобуток', text: makers },
  leaders: { title: 'Лідери', text: leaders },
  spies: { title: 'Шпигуни', text: spies },
  worms: { title: 'Піщані хробаки й Захисний мур', text: worms },
  trophies: { title: 'Завдання й символи бою', text: trophies },
  contracts: { title: 'Контракти', text: contracts },
  commanders: { title: 'Сардаукарські офіцери', text: commanders },
  tech: { title: 'Технології', text: tech },
  rivals: { title: 'Конкуренти: один і два гравці', text: rivals },
  teams: { title: 'Шестеро гравців у командах', text: teams },
  cards: { title: 'Окремі карти', text: cards },
  mixing: { title: 'Поєднання наборів', text: mixing },
}
