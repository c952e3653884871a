// The handbook in English.

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
  aim: { title: 'Aim and victory', text: aim },
  board: { title: 'The map and the pieces', text: board },
  setup: { title: 'Setup', text: setup },
  round: { title: 'The round', text: round },
  storm: { title: 'Storm', text: storm },
  blow: { title: 'Spice blow and sandworms', text: blow },
  nexus: { title: 'Nexus', text: nexus },
  alliances: { title: 'Alliances', text: alliances },
  charity: { title: 'CHOAM Charity', text: charity },
  bidding: { title: 'Bidding', text: bidding },
  revival: { title: 'Revival', text: revival },
  shipment: { title: 'Shipment', text: shipment },
  movement: { title: 'Movement', text: movement },
  battle: { title: 'Battle', text: battle },
  plan: { title: 'The battle plan', text: plan },
  traitors: { title: 'Traitors', text: traitors },
  collection: { title: 'Spice Collection', text: collection },
  mentat: { title: 'Mentat Pause and the last round', text: mentat },
  deals: { title: 'Bribes and deals', text: deals },
  secrets: { title: 'Secrets', text: secrets },
  cards: { title: 'Treachery cards', text: cards },
  karama: { title: 'Karama', text: karama },
  atreides: { title: 'House Atreides', text: atreides },
  'bene-gesserit': { title: 'Bene Gesserit', text: beneGesserit },
  emperor: { title: 'Emperor', text: emperor },
  fremen: { title: 'Fremen', text: fremen },
  guild: { title: 'Spacing Guild', text: guild },
  harkonnen: { title: 'House Harkonnen', text: harkonnen },
  advanced: { title: 'The advanced game', text: advanced },
  few: { title: 'Two and three players', text: few },
  options: { title: 'Optional rules', text: options },
}
