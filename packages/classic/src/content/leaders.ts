// The thirty leaders: whom they serve, and their strength in battle, which is also what reviving them costs.

import { recordOf } from './record.ts'
import { FACTIONS, type FactionId, LEADERS, type LeaderId } from './types.ts'

type Leader = { readonly faction: FactionId; readonly strength: number }

const of =
  (faction: FactionId) =>
  (strength: number): Leader => ({ faction, strength })

const atreides = of('atreides')
const beneGesserit = of('bene-gesserit')
const emperor = of('emperor')
const fremen = of('fremen')
const guild = of('guild')
const harkonnen = of('harkonnen')

const LEADER: { readonly [L in LeaderId]: Leader } = {
  'thufir-hawat': atreides(5),
  'lady-jessica': atreides(5),
  'gurney-halleck': atreides(4),
  'duncan-idaho': atreides(2),
  'dr-yueh': atreides(1),
  alia: beneGesserit(5),
  'margot-lady-fenring': beneGesserit(5),
  'mother-ramallo': beneGesserit(5),
  'princess-irulan': beneGesserit(5),
  'wanna-marcus': beneGesserit(5),
  'hasimir-fenring': emperor(6),
  'captain-aramsham': emperor(5),
  caid: emperor(3),
  burseg: emperor(3),
  bashar: emperor(2),
  stilgar: fremen(7),
  chani: fremen(6),
  otheym: fremen(5),
  'shadout-mapes': fremen(3),
  jamis: fremen(2),
  'staban-tuek': guild(5),
  'master-bewt': guild(3),
  'esmar-tuek': guild(3),
  'soo-soo-sook': guild(2),
  'guild-representative': guild(1),
  'feyd-rautha': harkonnen(6),
  'beast-rabban': harkonnen(4),
  'piter-de-vries': harkonnen(3),
  'captain-iakin-nefud': harkonnen(2),
  'umman-kudu': harkonnen(1),
}

export const factionOf = (leader: LeaderId): FactionId => LEADER[leader].faction
export const strengthOf = (leader: LeaderId): number => LEADER[leader].strength

export const LEADERS_OF = recordOf(FACTIONS, (faction) =>
  LEADERS.filter((id) => LEADER[id].faction === faction),
)
