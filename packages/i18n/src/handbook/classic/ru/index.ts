// The handbook in Russian.

import type { Telling } from '../../outline.ts'
import type { outline } from '../outline/index.ts'
import { advanced } from './advanced.ts'
import { aim } from './aim.ts'
import { alliances } from './alliances.ts'
import { atreides } from './atreides.ts'
import { battle } from './battle.ts'
import { beneGesserit } from './bene-gesserit.ts'
import { bidding } from './bidding.ts'
import { blow } from './blow.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { charity } from './charity.ts'
import { collection } from './collection.ts'
import { deals } from './deals.ts'
import { emperor } from './emperor.ts'
import { few } from './few.ts'
import { fremen } from './fremen.ts'
import { guild } from './guild.ts'
import { harkonnen } from './harkonnen.ts'
import { karama } from './karama.ts'
import { mentat } from './mentat.ts'
import { movement } from './movement.ts'
import { nexus } from './nexus.ts'
import { options } from './options.ts'
import { plan } from './plan.ts'
import { revival } from './revival.ts'
import { round } from './round.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { shipment } from './shipment.ts'
import { storm } from './storm.ts'
import { traitors } from './traitors.ts'

export const telling: Telling<typeof outline> = {
  aim: { title: 'Цель и победа', text: aim },
  board: { title: 'Поле и компоненты', text: board },
  setup: { title: 'Подготовка к игре', text: setup },
  round: { title: 'Раунд', text: round },
  storm: { title: 'Буря', text: storm },
  blow: { title: 'Выброс Пряности и черви', text: blow },
  nexus: { title: 'Схождение', text: nexus },
  alliances: { title: 'Союзы', text: alliances },
  charity: { title: 'Субсидии КООАМ', text: charity },
  bidding: { title: 'Аукцион', text: bidding },
  revival: { title: 'Восстановление', text: revival },
  shipment: { title: 'Высадка', text: shipment },
  movement: { title: 'Переброска', text: movement },
  battle: { title: 'Бой', text: battle },
  plan: { title: 'Боевой план', text: plan },
  traitors: { title: 'Предатели', text: traitors },
  collection: { title: 'Сбор Пряности', text: collection },
  mentat: { title: 'Итоги и последний раунд', text: mentat },
  deals: { title: 'Подкуп и договорённости', text: deals },
  secrets: { title: 'Тайное и открытое', text: secrets },
  cards: { title: 'Карты уловок', text: cards },
  karama: { title: 'Карама', text: karama },
  atreides: { title: 'Дом Атрейдесов', text: atreides },
  'bene-gesserit': { title: 'Бене Гессерит', text: beneGesserit },
  emperor: { title: 'Император', text: emperor },
  fremen: { title: 'Фримены', text: fremen },
  guild: { title: 'Гильдия Космогации', text: guild },
  harkonnen: { title: 'Дом Харконненов', text: harkonnen },
  advanced: { title: 'Усложнённый режим', text: advanced },
  few: { title: 'Вдвоём и втроём', text: few },
  options: { title: 'Варианты правил', text: options },
}
