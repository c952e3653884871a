// The 22 spaces of the Uprising board, 1–4 player side (UPR-BRD-01 to UPR-BRD-18). The Influence for visiting a
// Faction is a rule (IMP-INF-02), not an effect of the space.

import {
  all,
  contract,
  councilSeat,
  draw,
  either,
  harvest,
  hasCouncilSeat,
  hasMakerHooks,
  influence,
  intrigue,
  makerHooks,
  oneOf,
  pay,
  persuasion,
  recallAgent,
  recruit,
  removeShieldWall,
  sandworm,
  solari,
  spice,
  spy,
  stealIntrigue,
  swordmaster,
  trash,
  water,
  when,
} from '../../effects/build.ts'
import type { Effect } from '../../effects/types.ts'
import { free, of, price } from '../build.ts'
import type { Space } from '../types.ts'

/** UPR-HRV-01: sandworms replace the printed spice only; the bonus spice is taken either way. */
const harvestOrCall = (printed: number, worms: number): Effect =>
  oneOf(harvest(printed), when(hasMakerHooks, harvest(0), sandworm(worms)))

export const spaces: readonly Space[] = [
  {
    ...of('emperor'),
    id: 'sardaukar',
    prices: [price({ spice: 4 })],
    effects: [recruit(4), intrigue(1)],
  },
  { ...of('emperor'), id: 'dutiful-service', prices: [free], effects: [contract] },

  {
    ...of('guild'),
    id: 'heighliner',
    combat: true,
    prices: [price({ spice: 5 })],
    effects: [recruit(5)],
  },
  { ...of('guild'), id: 'deliver-supplies', prices: [free], effects: [water(1)] },

  {
    ...of('bene-gesserit'),
    id: 'espionage',
    prices: [price({ spice: 1 })],
    effects: [draw(1), spy],
  },
  { ...of('bene-gesserit'), id: 'secrets', prices: [free], effects: [intrigue(1), stealIntrigue] },

  {
    ...of('fremen'),
    id: 'desert-tactics',
    combat: true,
    prices: [price({ water: 1 })],
    effects: [recruit(1), trash],
  },
  { ...of('fremen'), id: 'fremkit', combat: true, prices: [free], effects: [draw(1)] },

  {
    id: 'high-council',
    icon: 'landsraad',
    prices: [price({ solari: 5 })],
    // UPR-HCL-02: whoever has a seat may come again.
    effects: [either(hasCouncilSeat, all(spice(2), intrigue(1), recruit(3)), councilSeat)],
  },
  {
    id: 'imperial-privilege',
    icon: 'landsraad',
    requires: { is: 'influence', with: 'emperor', n: 2 },
    prices: [price({ solari: 3 })],
    effects: [pay({ trashIntrigue: 1 }, intrigue(1)), recallAgent, draw(1)],
  },
  {
    id: 'swordmaster',
    icon: 'landsraad',
    once: 'swordmaster',
    prices: [price({ solari: 8 })],
    cheaperAfterSwordmaster: 2,
    effects: [swordmaster],
  },
  {
    id: 'assembly-hall',
    icon: 'landsraad',
    prices: [free],
    effects: [intrigue(1)],
    onReveal: [persuasion(1)],
  },
  {
    id: 'gather-support',
    icon: 'landsraad',
    prices: [free, price({ solari: 2 }, water(1))],
    effects: [recruit(2)],
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
    id: 'spice-refinery',
    icon: 'city',
    combat: true,
    prices: [price({}, solari(2)), price({ spice: 1 }, solari(4))],
    effects: [],
    controlBonus: solari(1),
  },
  {
    id: 'research-station',
    icon: 'city',
    combat: true,
    prices: [price({ water: 2 })],
    effects: [recruit(2), draw(2)],
  },
  {
    id: 'sietch-tabr',
    icon: 'city',
    combat: true,
    requires: { is: 'influence', with: 'fremen', n: 2 },
    prices: [free],
    effects: [oneOf(all(makerHooks, recruit(1), water(1)), all(water(1), removeShieldWall))],
  },

  {
    id: 'deep-desert',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    prices: [price({ water: 3 })],
    effects: [harvestOrCall(4, 2)],
  },
  {
    id: 'hagga-basin',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    prices: [price({ water: 1 })],
    effects: [harvestOrCall(2, 1)],
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
  {
    id: 'shipping',
    icon: 'spice-trade',
    requires: { is: 'influence', with: 'guild', n: 2 },
    prices: [price({ spice: 3 })],
    effects: [solari(5), influence('any', 1)],
  },
  { id: 'accept-contract', icon: 'spice-trade', prices: [free], effects: [draw(1), contract] },
]
