// What the six-player side has besides, and the spaces of the two personal boards (SIX-BRD-01).

import {
  contract,
  draw,
  harvest,
  intrigue,
  recruit,
  reinforce,
  solari,
  spice,
  swordmasterOnce,
  trade,
  trash,
} from '../../../effects/build.ts'
import { free, of, price } from '../../build.ts'
import type { Post, Space } from '../../types.ts'

const greatHouses = { ...of('emperor'), track: 'great-houses' } as const
const fringeWorlds = { ...of('fremen'), track: 'fringe-worlds' } as const
const ofShaddam = { ...of('emperor'), track: 'emperor', onlyFor: 'shaddam-corrino-iv' } as const
const ofMuadDib = { ...of('fremen'), track: 'fremen', onlyFor: 'muad-dib' } as const

export const spaces: readonly Space[] = [
  // SIX-ICO-01: no combat space.
  { ...greatHouses, id: 'military-support', prices: [price({ spice: 2 })], effects: [reinforce(3)] },
  { ...greatHouses, id: 'economic-support', prices: [free], effects: [spice(1), trade] },
  {
    ...fringeWorlds,
    id: 'controversial-technology',
    prices: [price({ spice: 2 })],
    effects: [intrigue(1), draw(1), trash],
  },
  { ...fringeWorlds, id: 'expedition', prices: [free], effects: [contract] },
  // D-92: it cannot be controlled.
  { id: 'carthag', icon: 'city', combat: true, prices: [free], effects: [recruit(1), intrigue(1)] },
  // SIX-GEN-04
  {
    id: 'habbanya-erg',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    prices: [price({ water: 1 })],
    effects: [harvest(2), draw(1)],
  },

  { ...ofShaddam, id: 'vast-wealth', prices: [free], effects: [solari(3)] },
  { ...ofMuadDib, id: 'hardy-warriors', combat: true, prices: [price({ water: 1 })], effects: [recruit(2)] },
  { ...ofMuadDib, id: 'desert-mastery', combat: true, prices: [free], effects: [draw(1), spice(1)] },
]

/** D-92: what names Sardaukar or Swordmaster means these. */
export const changedSpaces: readonly Space[] = [
  { ...ofShaddam, id: 'sardaukar', prices: [price({ spice: 3 })], effects: [intrigue(1), recruit(4)] },
  {
    id: 'swordmaster',
    icon: 'landsraad',
    once: 'swordmaster',
    prices: [price({ solari: 8 })],
    cheaperAfterSwordmaster: 2,
    effects: [swordmasterOnce],
  },
]

/** The personal boards have none. */
export const posts: readonly Post[] = [
  { id: 'post-great-houses', spaces: ['military-support', 'economic-support'] },
  { id: 'post-fringe-worlds', spaces: ['controversial-technology', 'expedition'] },
  { id: 'post-carthag', spaces: ['carthag'] },
  { id: 'post-habbanya-erg', spaces: ['habbanya-erg'] },
]
