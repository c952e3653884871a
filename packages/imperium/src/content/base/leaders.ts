// The eight Leaders of the base box (IMP-CMP-07): the left ability and the Signet Ring ability.

import {
  draw,
  either,
  hasAlliance,
  influence,
  intrigue,
  pay,
  recruit,
  setAsideRowCard,
  solari,
  spice,
  water,
} from '../../effects/build.ts'
import type { Leader } from '../types.ts'

export const leaders: readonly Leader[] = [
  { id: 'paul-atreides', complexity: 1, ability: { seesOwnDeckTop: true }, signet: [draw(1)] },
  {
    id: 'duke-leto-atreides',
    complexity: 2,
    ability: { spaceDiscount: { icon: 'landsraad', solari: 1 } },
    signet: [pay({ spice: 1 }, influence('opponent-ahead', 1))],
  },
  {
    id: 'baron-vladimir-harkonnen',
    complexity: 3,
    ability: { masterstroke: { troops: 4 } },
    signet: [pay({ solari: 1 }, intrigue(1))],
  },
  {
    id: 'glossu-the-beast-rabban',
    complexity: 1,
    ability: { startsWith: { spice: 1, solari: 1 } },
    signet: [either(hasAlliance('any'), recruit(2), recruit(1))],
  },
  {
    id: 'count-ilban-richese',
    complexity: 1,
    ability: { onSolariSpaceCost: [draw(1)] },
    signet: [solari(1)],
  },
  {
    id: 'helena-richese',
    complexity: 2,
    ability: { ignoresEnemyAgentsAt: ['landsraad', 'city'] },
    signet: [setAsideRowCard],
  },
  {
    id: 'countess-ariana-thorvald',
    complexity: 3,
    ability: { onHarvest: { less: 1, effects: [draw(1)] } },
    signet: [water(1)],
  },
  {
    id: 'earl-memnon-thorvald',
    complexity: 1,
    ability: { onCouncilSeat: [influence('any', 1)] },
    signet: [spice(1)],
  },
]
