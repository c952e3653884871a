// Rivals with Bloodlines (SOL-SET-04): six House Hagal cards, six Rival cards, and the two Leaders who may be Rivals in
// the base game.

import {
  acquireTechForLess,
  hasAlliance,
  hasSwordmaster,
  influence,
  intrigue,
  recruit,
  recruitToStay,
  rivalInfluence,
  rob,
  solari,
  spice,
  spy,
  takeBonusSpice,
  water,
  when,
} from '../../effects/build.ts'
import type { Effect } from '../../effects/types.ts'
import type { Faction, HagalCard, Rival } from '../types.ts'

/** SOL-SET-06, SOL-TEC-15. */
export const hagal: readonly HagalCard[] = [
  {
    id: 'tueks-sietch',
    copies: 2,
    swords: 2,
    withLeader: 'esmar-tuek',
    ways: [{ spaces: ['tueks-sietch'], effects: [] }],
  },
]

/** SOL-SET-07, SOL-TEC-04, SOL-TEC-14. */
export const techHagal: readonly HagalCard[] = [
  { id: 'acquire-tech', copies: 4, swords: 1, only: 'solo', tech: { less: 1 }, ways: [] },
]

const rival = (
  id: string,
  swordmaster: number,
  priorities: readonly Faction[],
  signetRing: readonly Effect[],
  scheme: readonly Effect[],
): Rival => ({ id, signet: signetRing, card: { swordmaster, priorities, scheme } })

const startingWith = (
  influence: NonNullable<Rival['card']>['influence'],
  { card, ...printed }: Rival,
): Rival => ({ ...printed, ...(card && influence && { card: { ...card, influence } }) })

// Known from one source only.
export const rivals: readonly Rival[] = [
  rival('chani', 6, ['fremen', 'guild', 'bene-gesserit', 'emperor'], [water(1)], [rob('spice', 1)]),
  startingWith(
    { emperor: 1 },
    rival(
      'count-hasimir-fenring',
      5,
      ['emperor', 'bene-gesserit', 'guild', 'fremen'],
      [solari(1), recruit(1)],
      [intrigue(1), solari(3)],
    ),
  ),
  rival(
    'duncan-idaho',
    8,
    ['fremen', 'bene-gesserit', 'guild', 'emperor'],
    [recruit(1), when(hasSwordmaster, spice(1))],
    [influence('fremen', 1)],
  ),
  rival(
    'gaius-helen-mohiam',
    4,
    ['bene-gesserit', 'emperor', 'fremen', 'guild'],
    [spy, recruit(1)],
    [intrigue(1), rivalInfluence('alliance', 1)],
  ),
  rival(
    'piter-de-vries',
    7,
    ['guild', 'emperor', 'bene-gesserit', 'fremen'],
    [solari(1), when(hasAlliance('any'), intrigue(1))],
    [influence('any', 1), solari(1)],
  ),
]

/** SOL-SET-05 */
export const techRivals: readonly Rival[] = [
  {
    ...rival(
      'kota-odax-of-ix',
      7,
      ['guild', 'bene-gesserit', 'fremen', 'emperor'],
      [spice(1), acquireTechForLess(1)],
      [influence('any', 1), spice(2)],
    ),
    only: 'solo',
  },
]

/** SOL-BAS-01 to SOL-BAS-03. */
export const baseRivals: readonly Rival[] = [
  { id: 'esmar-tuek', signet: [takeBonusSpice(1)] },
  { id: 'piter-de-vries', signet: [recruitToStay(1)] },
]
