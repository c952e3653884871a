// The chapters of the handbook, in the order they are read.

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

export const outline = {
  aim,
  board,
  setup,
  round,
  storm,
  blow,
  nexus,
  alliances,
  charity,
  bidding,
  revival,
  shipment,
  movement,
  battle,
  plan,
  traitors,
  collection,
  mentat,
  deals,
  secrets,
  cards,
  karama,
  atreides,
  'bene-gesserit': beneGesserit,
  emperor,
  fremen,
  guild,
  harkonnen,
  advanced,
  few,
  options,
}
