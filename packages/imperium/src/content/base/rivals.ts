// House Hagal for one and two players of the base box: its 31 cards, the Leaders who may be Rivals, and the levels
// (SOL-HAG).

import { influence, recruit, signet } from '../../effects/build.ts'
import type { Effect } from '../../effects/types.ts'
import type { HagalCard, Rival, RivalTerms, SpaceId } from '../types.ts'
import { leaders } from './leaders.ts'

const card = (id: SpaceId, copies: number, swords: number, ...effects: readonly Effect[]): HagalCard => ({
  id,
  copies,
  swords,
  ways: [{ spaces: [id], effects }],
})

export const hagal: readonly HagalCard[] = [
  card('conspire', 2, 4, influence('emperor', 1), recruit(2)),
  card('wealth', 1, 3, influence('emperor', 1)),
  card('heighliner', 1, 6, influence('guild', 1), recruit(3)),
  card('foldspace', 2, 1, influence('guild', 1)),
  card('selective-breeding', 2, 2, influence('bene-gesserit', 1)),
  card('secrets', 1, 1, influence('bene-gesserit', 1)),
  card('hardy-warriors', 1, 5, influence('fremen', 1), recruit(2)),
  card('stillsuits', 2, 4, influence('fremen', 1)),
  card('rally-troops', 2, 3, recruit(4)),
  card('hall-of-oratory', 2, 0, recruit(1)),
  card('carthag', 3, 0, recruit(1)),
  {
    id: 'harvest-spice',
    copies: 5,
    swords: 2,
    ways: [{ spaces: ['the-great-flat', 'hagga-basin', 'imperial-basin'], effects: [] }],
  },
  {
    id: 'arrakeen-1p',
    copies: 3,
    swords: 1,
    only: 'solo',
    ways: [{ spaces: ['arrakeen'], effects: [recruit(1), signet] }],
  },
  {
    id: 'arrakeen-2p',
    copies: 3,
    swords: 1,
    only: 'two-players',
    ways: [{ spaces: ['arrakeen'], effects: [recruit(1)] }],
  },
  { id: 'reshuffle', copies: 1, swords: null, only: 'two-players', ways: [] },
]

/** SOL-HAG-09 */
const NEVER_RIVALS = ['paul-atreides', 'helena-richese']

export const rivals: readonly Rival[] = leaders
  .filter(({ id }) => !NEVER_RIVALS.includes(id))
  .map(({ id, signet }) => ({ id, signet }))

const veteran = {
  garrison: 3,
  rivalIntrigue: 1,
  more: {},
  intrigue: 0,
  rules: [],
  spaceCosts: { mentat: { solari: 5 } },
} as const

export const against: RivalTerms = {
  rules: ['expert-deployment'],
  // SOL-HAG-10, SOL-HAG-11
  levels: {
    mercenary: {
      garrison: 0,
      rivalIntrigue: 0,
      more: { solari: 1, spice: 1 },
      intrigue: 0,
      rules: [],
      swordmasterRound: 5,
    },
    sardaukar: { ...veteran, swordmasterRound: 4 },
    mentat: { ...veteran, rules: ['expert-deployment'], swordmasterRound: 3 },
    'kwisatz-haderach': {
      ...veteran,
      rules: ['expert-deployment'],
      swordmasterRound: 3,
      noSwordmaster: true,
    },
  },
  politics: [],
  // SOL-HAG-13
  expertLead: { n: 4, of: 'strength' },
  // SOL-HAG-08
  ofTwo: 'spoiler',
  churn: false,
  // SOL-HAG-12
  owns: { 'the-spice-must-flow': 2 },
}
