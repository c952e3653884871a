// The eight Leaders of the base box (IMP-CMP-07): the left ability and the Signet Ring ability.

import {
  draw,
  either,
  hasAlliance,
  influence,
  intrigue,
  masterstroke,
  pay,
  recruit,
  secretFactions,
  setAsideRowCard,
  solari,
  spice,
  water,
} from '../../effects/build.ts'
import type { Leader } from '../types.ts'

export const leaders: readonly Leader[] = [
  { id: 'paul-atreides', complexity: 1, abilities: [{ changes: 'deck-top' }], signet: [draw(1)] },
  {
    id: 'duke-leto-atreides',
    complexity: 2,
    abilities: [{ changes: 'space-cost', at: { icons: ['landsraad'] }, less: { solari: 1 } }],
    signet: [pay({ spice: 1 }, influence('opponent-ahead', 1))],
  },
  {
    id: 'baron-vladimir-harkonnen',
    complexity: 3,
    abilities: [
      { on: 'start', effects: [secretFactions] },
      { on: 'deployed', troops: 4, effects: [masterstroke], once: 'game' },
    ],
    signet: [pay({ solari: 1 }, intrigue(1))],
  },
  {
    id: 'glossu-the-beast-rabban',
    complexity: 1,
    abilities: [{ changes: 'starting-goods', more: { spice: 1, solari: 1 } }],
    signet: [either(hasAlliance('any'), recruit(2), recruit(1))],
  },
  {
    id: 'count-ilban-richese',
    complexity: 1,
    abilities: [{ on: 'solari-paid', effects: [draw(1)] }],
    signet: [solari(1)],
  },
  {
    id: 'helena-richese',
    complexity: 2,
    abilities: [{ changes: 'blocking', at: { icons: ['landsraad', 'city'] } }],
    signet: [setAsideRowCard],
  },
  {
    id: 'countess-ariana-thorvald',
    complexity: 3,
    abilities: [
      { changes: 'harvest', less: 1 },
      { on: 'harvest', effects: [draw(1)] },
    ],
    signet: [water(1)],
  },
  {
    id: 'earl-memnon-thorvald',
    complexity: 1,
    abilities: [{ on: 'council-seat', effects: [influence('any', 1)] }],
    signet: [spice(1)],
  },
]
