// The Rivals of Uprising: the 37 House Hagal cards, the ten Rival cards and the levels (SOL-RIV).

import {
  conflictLevel,
  either,
  hasAlliance,
  hasInfluence,
  influence,
  intrigue,
  makerHooks,
  recruit,
  removeShieldWall,
  rivalInfluence,
  signet,
  solari,
  spice,
  spy,
  stealIntrigue,
  water,
  when,
} from '../../effects/build.ts'
import type { Effect } from '../../effects/types.ts'
import type { Faction, HagalCard, HagalWay, PostId, Rival, RivalTerms, SpaceId } from '../types.ts'

const way = (space: SpaceId, ...effects: readonly Effect[]): HagalWay => ({ spaces: [space], effects })

const card = (id: SpaceId, copies: number, swords: number, ...effects: readonly Effect[]): HagalCard => ({
  id,
  copies,
  swords,
  ways: [way(id, ...effects)],
})

/** In the order in which they are tried. */
const placeSpy = (kind: string, ...posts: readonly PostId[]): HagalCard => ({
  id: `place-spy-${kind}`,
  copies: 1,
  swords: 2,
  posts,
  ways: [],
})

/** Below 2 Spacing Guild Influence Accept Contract, from then on Shipping. */
const contractOrShipping = (id: string, place: number): HagalCard => ({
  id,
  copies: 1,
  swords: 2,
  ways: [
    { ...way('shipping', solari(2), rivalInfluence(place, 1)), when: hasInfluence('guild', 2) },
    way('accept-contract', solari(2)),
  ],
})

const gatherSupport = (id: string, swords: number, ...more: readonly Effect[]): HagalCard => ({
  id,
  copies: 1,
  swords,
  ways: [way('gather-support', recruit(1), ...more)],
})

// Known from one source only, unless it is said otherwise: swords, copies, effects and the order of posts. Spaces,
// conditions and the number of Place Spy, Gather Support, Accept Contract and Assembly Hall cards are certain.
export const hagal: readonly HagalCard[] = [
  placeSpy('spice-trade', 'post-choam', 'post-imperial-basin', 'post-hagga-basin', 'post-deep-desert'),
  placeSpy('city', 'post-refinery-arrakeen', 'post-research-refinery', 'post-research-sietch'),
  placeSpy('landsraad', 'post-landsraad-2', 'post-landsraad-1'),
  card('sardaukar', 2, 4, influence('emperor', 1), recruit(2)),
  card('dutiful-service', 1, 2, influence('emperor', 1)),
  card('heighliner', 1, 5, influence('guild', 1), recruit(3)),
  {
    id: 'deliver-supplies-heighliner',
    copies: 2,
    swords: 1,
    ways: [
      { ...way('heighliner', influence('guild', 1), recruit(3)), when: conflictLevel(3) },
      way('deliver-supplies', influence('guild', 1)),
    ],
  },
  card('espionage', 2, 2, influence('bene-gesserit', 1), spy),
  card('secrets', 1, 1, influence('bene-gesserit', 1), stealIntrigue),
  // One copy by inference: the deck has 37 cards. A weak trace speaks for two, and one Fremkit.
  card('desert-tactics', 1, 3, influence('fremen', 1), recruit(1), removeShieldWall),
  card('fremkit', 2, 1, influence('fremen', 1)),
  card('assembly-hall', 1, 0, intrigue(1), when(hasInfluence('emperor', 2), rivalInfluence(1, 1))),
  gatherSupport('gather-support-a', 0),
  gatherSupport('gather-support-b', 2, when(hasInfluence('emperor', 2), rivalInfluence(2, 1))),
  contractOrShipping('accept-contract-shipping-a', 1),
  contractOrShipping('accept-contract-shipping-b', 3),
  card('research-station', 2, 2, recruit(2)),
  card('spice-refinery', 3, 1, signet),
  card('arrakeen', 2, 1, recruit(1), signet),
  {
    id: 'sietch-tabr',
    copies: 3,
    swords: 3,
    // That the card needs Influence is known from one source.
    ways: [
      {
        ...way('sietch-tabr', makerHooks, recruit(1), water(1)),
        needs: { is: 'influence', with: 'fremen', n: 2 },
      },
    ],
  },
  {
    id: 'hagga-basin-imperial-basin',
    copies: 4,
    swords: 2,
    ways: [{ spaces: ['hagga-basin', 'imperial-basin'], effects: [removeShieldWall] }],
  },
  card('deep-desert', 2, 2),
  { id: 'reshuffle', copies: 1, swords: null, only: 'two-players', ways: [] },
]

const rival = (
  id: string,
  swordmaster: number,
  priorities: readonly Faction[],
  signetRing: readonly Effect[],
  scheme: readonly Effect[],
): Rival => ({ id, signet: signetRing, card: { swordmaster, priorities, scheme } })

const streamlined = ({ id, signet: ring, card: printed }: Rival): Rival => ({
  id,
  signet: ring,
  ...(printed && { card: { ...printed, streamlined: true } }),
})

// Certain: Staban Tuek, Gurney Halleck, Lady Amber Metulli, Muad'Dib. The others are known from one source.
export const rivals: readonly Rival[] = [
  rival(
    'baron-vladimir-harkonnen',
    6,
    ['guild', 'emperor', 'bene-gesserit', 'fremen'],
    [intrigue(1)],
    [solari(2), recruit(2)],
  ),
  rival('staban-tuek', 9, ['guild', 'fremen', 'bene-gesserit', 'emperor'], [spice(1)], [recruit(2)]),
  rival(
    'gurney-halleck',
    8,
    ['fremen', 'guild', 'emperor', 'bene-gesserit'],
    [recruit(1)],
    [rivalInfluence('most', 1)],
  ),
  rival(
    'lady-margot-fenring',
    8,
    ['bene-gesserit', 'emperor', 'fremen', 'guild'],
    [solari(1)],
    [influence('bene-gesserit', 1)],
  ),
  rival(
    'princess-irulan',
    7,
    ['emperor', 'bene-gesserit', 'fremen', 'guild'],
    [spy],
    [influence('any', 1), recruit(1)],
  ),
  rival(
    'lady-jessica',
    6,
    ['bene-gesserit', 'fremen', 'guild', 'emperor'],
    [rivalInfluence('alliance', 1)],
    [water(2)],
  ),
  rival(
    'feyd-rautha-harkonnen',
    4,
    ['emperor', 'bene-gesserit', 'guild', 'fremen'],
    [recruit(2)],
    [influence('any', 1)],
  ),
  rival(
    'muad-dib',
    4,
    ['fremen', 'bene-gesserit', 'guild', 'emperor'],
    [influence('fremen', 1)],
    [makerHooks, removeShieldWall, intrigue(1)],
  ),
  streamlined(
    rival(
      'lady-amber-metulli',
      9,
      ['fremen', 'emperor', 'guild', 'bene-gesserit'],
      [recruit(1)],
      [recruit(3)],
    ),
  ),
  streamlined(
    rival(
      'glossu-rabban',
      7,
      ['emperor', 'guild', 'bene-gesserit', 'fremen'],
      [either(hasAlliance('any'), recruit(2), recruit(1))],
      [rivalInfluence('alliance', 2)],
    ),
  ),
]

const veteran = { garrison: 3, rivalIntrigue: 0, more: {}, intrigue: 0, rules: [] } as const
const clever = ['smart-politics', 'brutal-escalation', 'expert-deployment'] as const

export const against: RivalTerms = {
  rules: clever,
  // SOL-RIV-10
  levels: {
    mercenary: { ...veteran, garrison: 0, intrigue: 1 },
    sardaukar: veteran,
    mentat: { ...veteran, rules: clever },
    'kwisatz-haderach': { ...veteran, rules: clever, noSwordmaster: true },
  },
  // SOL-RIV-11
  politics: ['dutiful-service', 'deliver-supplies', 'secrets', 'fremkit'],
  expertLead: { n: 3, of: 'units' },
  ofTwo: 'rival',
  // SOL-RIV-13
  churn: true,
  owns: {},
}
