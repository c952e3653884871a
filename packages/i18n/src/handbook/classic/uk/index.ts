// The handbook in Ukrainian.

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
  aim: { title: 'Мета й перемога', text: aim },
  board: { title: 'Поле та компоненти', text: board },
  setup: { title: 'Підготовка до гри', text: setup },
  round: { title: 'Раунд', text: round },
  storm: { title: 'Буря', text: storm },
  blow: { title: 'Викид прянощів і хробаки', text: blow },
  nexus: { title: 'Нексус', text: nexus },
  alliances: { title: 'Союзи', text: alliances },
  charity: { title: 'Субсидії ДАПТ', text: charity },
  bidding: { title: 'Аукціон', text: bidding },
  revival: { title: 'Відновлення', text: revival },
  shipment: { title: 'Висадка', text: shipment },
  movement: { title: 'Переміщення', text: movement },
  battle: { title: 'Бій', text: battle },
  plan: { title: 'Бойовий план', text: plan },
  traitors: { title: 'Зрадники', text: traitors },
  collection: { title: 'Збір прянощів', text: collection },
  mentat: { title: 'Пауза ментата й останній раунд', text: mentat },
  deals: { title: 'Підкуп і домовленості', text: deals },
  secrets: { title: 'Таємне й відкрите', text: secrets },
  cards: { title: 'Карти підступів', text: cards },
  karama: { title: 'Карама', text: karama },
  atreides: { title: 'Дім Атрідів', text: atreides },
  'bene-gesserit': { title: 'Бене Ґессерит', text: beneGesserit },
  emperor: { title: 'Імператор', text: emperor },
  fremen: { title: 'Фримени', text: fremen },
  guild: { title: 'Гільдія Лоцманів', text: guild },
  harkonnen: { title: 'Дім Харконненів', text: harkonnen },
  advanced: { title: 'Ускладнений режим', text: advanced },
  few: { title: 'Удвох і втрьох', text: few },
  options: { title: 'Варіанти правил', text: options },
}
