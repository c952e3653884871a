// The handbook in Russian.

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
  goal: { title: 'Цель и конец игры', text: goal },
  setup: { title: 'Подготовка к игре', text: setup },
  round: { title: 'Раунд и ходы', text: round },
  agents: { title: 'Отправка агентов', text: agents },
  effects: { title: 'Эффекты, оплата и выбор', text: effects },
  icons: { title: 'Символы', text: icons },
  spaces: { title: 'Ячейки поля', text: spaces },
  influence: { title: 'Влияние и союзы', text: influence },
  troops: { title: 'Отряды и размещение', text: troops },
  control: { title: 'Контроль', text: control },
  reveal: { title: 'Раскрытие карт', text: reveal },
  buying: { title: 'Покупка карт и ваша колода', text: buying },
  combat: { title: 'Сражение', text: combat },
  intrigue: { title: 'Карты интриг', text: intrigue },
  makers: { title: 'Пряность и Податели', text: makers },
  leaders: { title: 'Лидеры', text: leaders },
  spies: { title: 'Шпионы', text: spies },
  worms: { title: 'Песчаные черви и Барьерная Стена', text: worms },
  trophies: { title: 'Задачи и боевые символы', text: trophies },
  contracts: { title: 'Контракты', text: contracts },
  commanders: { title: 'Командиры сардаукаров', text: commanders },
  tech: { title: 'Технологии', text: tech },
  rivals: { title: 'Оппоненты: один и два игрока', text: rivals },
  teams: { title: 'Шесть игроков в командах', text: teams },
  cards: { title: 'Отдельные карты', text: cards },
  mixing: { title: 'Сочетание наборов', text: mixing },
}
