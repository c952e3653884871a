// The 22 spaces of the base board (IMP-BRD-01 to IMP-BRD-16). The Influence for visiting a Faction is a rule
// (IMP-INF-02), not an effect of the space.

import {
  councilSeat,
  draw,
  harvest,
  intrigue,
  mentat,
  pay,
  persuasion,
  recruit,
  solari,
  spice,
  stealIntrigue,
  swordmaster,
  takeReserve,
  water,
} from '../../effects/build.ts'
import { free, of, price } from '../build.ts'
import type { Space } from '../types.ts'

export const spaces: readonly Space[] = [
  {
    ...of('emperor'),
    id: 'conspire',
    prices: [price({ spice: 4 })],
    effects: [solari(5), recruit(2), intrigue(1)],
  },
  { ...of('emperor'), id: 'wealth', prices: [free], effects: [solari(2)] },

  {
    ...of('guild'),
    id: 'heighliner',
    combat: true,
    prices: [price({ spice: 6 })],
    effects: [recruit(5), water(2)],
  },
  { ...of('guild'), id: 'foldspace', prices: [free], effects: [takeReserve('foldspace')] },

  {
    ...of('bene-gesserit'),
    id: 'selective-breeding',
    prices: [price({ spice: 2 })],
    effects: [pay({ trash: 1 }, draw(2))],
  },
  { ...of('bene-gesserit'), id: 'secrets', prices: [free], effects: [intrigue(1), stealIntrigue] },

  {
    ...of('fremen'),
    id: 'hardy-warriors',
    combat: true,
    prices: [price({ water: 1 })],
    effects: [recruit(2)],
  },
  { ...of('fremen'), id: 'stillsuits', combat: true, prices: [free], effects: [water(1)] },

  {
    id: 'high-council',
    icon: 'landsraad',
    once: 'council',
    prices: [price({ solari: 5 })],
    effects: [councilSeat],
  },
  { id: 'mentat', icon: 'landsraad', prices: [price({ solari: 2 })], effects: [draw(1), mentat] },
  {
    id: 'swordmaster',
    icon: 'landsraad',
    once: 'swordmaster',
    prices: [price({ solari: 8 })],
    effects: [swordmaster],
  },
  { id: 'rally-troops', icon: 'landsraad', prices: [price({ solari: 4 })], effects: [recruit(4)] },
  {
    id: 'hall-of-oratory',
    icon: 'landsraad',
    prices: [free],
    effects: [recruit(1)],
    onReveal: [persuasion(1)],
  },

  {
    id: 'arrakeen',
    icon: 'city',
    combat: true,
    prices: [free],
    effects: [recruit(1), draw(1)],
    controlBonus: solari(1),
  },
  {
    id: 'carthag',
    icon: 'city',
    combat: true,
    prices: [free],
    effects: [recruit(1), intrigue(1)],
    controlBonus: solari(1),
  },
  {
    id: 'research-station',
    icon: 'city',
    combat: true,
    prices: [price({ water: 2 })],
    effects: [draw(3)],
  },
  {
    id: 'sietch-tabr',
    icon: 'city',
    combat: true,
    requires: { is: 'influence', with: 'fremen', n: 2 },
    prices: [free],
    effects: [recruit(1), water(1)],
  },

  { id: 'secure-contract', icon: 'spice-trade', prices: [free], effects: [solari(3)] },
  {
    id: 'sell-melange',
    icon: 'spice-trade',
    prices: [
      price({ spice: 2 }, solari(6)),
      price({ spice: 3 }, solari(8)),
      price({ spice: 4 }, solari(10)),
      price({ spice: 5 }, solari(12)),
    ],
    effects: [],
  },
  {
    id: 'the-great-flat',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    prices: [price({ water: 2 })],
    effects: [harvest(3)],
  },
  {
    id: 'hagga-basin',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    prices: [price({ water: 1 })],
    effects: [harvest(2)],
  },
  {
    id: 'imperial-basin',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    prices: [free],
    effects: [harvest(1)],
    controlBonus: spice(1),
  },
]
