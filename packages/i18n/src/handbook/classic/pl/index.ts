// The handbook in Polish.

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
  aim: { title: 'Cel i zwycięstwo', text: aim },
  board: { title: 'Plansza i elementy', text: board },
  setup: { title: 'Przygotowanie gry', text: setup },
  round: { title: 'Runda', text: round },
  storm: { title: 'Burza', text: storm },
  blow: { title: 'Erupcja przyprawy i czerwie', text: blow },
  nexus: { title: 'Nexus', text: nexus },
  alliances: { title: 'Sojusze', text: alliances },
  charity: { title: 'Zasiłek KHOAM', text: charity },
  bidding: { title: 'Licytacja', text: bidding },
  revival: { title: 'Odrodzenie', text: revival },
  shipment: { title: 'Transport', text: shipment },
  movement: { title: 'Ruch', text: movement },
  battle: { title: 'Bitwa', text: battle },
  plan: { title: 'Plan bitwy', text: plan },
  traitors: { title: 'Zdrajcy', text: traitors },
  collection: { title: 'Zbiór przyprawy', text: collection },
  mentat: { title: 'Pauza mentata i ostatnia runda', text: mentat },
  deals: { title: 'Łapówki i umowy', text: deals },
  secrets: { title: 'Tajne i jawne', text: secrets },
  cards: { title: 'Karty podstępów', text: cards },
  karama: { title: 'Karama', text: karama },
  atreides: { title: 'Ród Atrydów', text: atreides },
  'bene-gesserit': { title: 'Bene Gesserit', text: beneGesserit },
  emperor: { title: 'Imperator', text: emperor },
  fremen: { title: 'Fremeni', text: fremen },
  guild: { title: 'Gildia Kosmiczna', text: guild },
  harkonnen: { title: 'Ród Harkonnenów', text: harkonnen },
  advanced: { title: 'Tryb zaawansowany', text: advanced },
  few: { title: 'W dwie i trzy osoby', text: few },
  options: { title: 'Zasady opcjonalne', text: options },
}
