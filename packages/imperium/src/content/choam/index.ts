// The CHOAM module of Uprising (CHO-CMP-01): its contracts, four Imperium cards, four Intrigue cards and Shaddam
// Corrino IV.

import {
  all,
  contracts as completed,
  contract,
  contractCount,
  draw,
  gainedSpice,
  influence,
  noDeployment,
  oneOf,
  pay,
  per,
  persuasion,
  recruit,
  solari,
  spice,
  swords,
  vp,
  when,
} from '../../effects/build.ts'
import { combat, endgame, imperium, intrigueCard, plot } from '../build.ts'
import type { Card, IntrigueCard, Leader, Module } from '../types.ts'
import { contracts } from './contracts.ts'

const cards: readonly Card[] = [
  imperium('cargo-runner', 1, 3, {
    factions: ['guild'],
    icons: ['landsraad', 'city', 'spice-trade'],
    agent: [when(completed(2), draw(1)), when(completed(4), draw(1))],
    reveal: [persuasion(1)],
  }),
  imperium('delivery-agreement', 1, 5, {
    factions: ['guild'],
    icons: ['city'],
    agent: [pay({ discard: 1 }, contract)],
    reveal: [oneOf(spice(1), when(completed(4), pay({ trashThis: true }, vp(1))))],
  }),
  imperium('interstellar-trade', 1, 7, {
    factions: ['guild'],
    icons: ['landsraad', 'city', 'spice-trade'],
    acquire: [contract],
    agent: [influence('any', 1)],
    reveal: [per(contractCount, persuasion(1))],
  }),
  imperium('priority-contracts', 1, 6, {
    factions: ['guild'],
    icons: ['landsraad', 'spice-trade'],
    agent: [contract],
    reveal: [oneOf(spice(2), when(completed(4), pay({ trashThis: true }, vp(1))))],
  }),
]

const intrigue: readonly IntrigueCard[] = [
  intrigueCard(
    'backed-by-choam',
    1,
    plot([solari(4)], { cost: { influence: 1 } }),
    combat([swords(4)], { condition: completed(2) }),
  ),
  intrigueCard('choam-profits', 1, endgame([vp(1)], { condition: completed(4) })),
  intrigueCard('leverage', 1, plot([contract, solari(1)], { condition: gainedSpice })),
  intrigueCard('reach-agreement', 1, combat([contract], { cost: { retreat: [1, 2] } })),
]

const shaddam: Leader = {
  id: 'shaddam-corrino-iv',
  complexity: 2,
  abilities: [{ changes: 'contract-offer', own: 'sardaukar' }],
  signet: [noDeployment, oneOf(all(solari(1), recruit(1)), pay({ solari: 3 }, influence('any', 1)))],
}

export const choam: Module = { id: 'choam', adds: { cards, intrigue, leaders: [shaddam], contracts } }
