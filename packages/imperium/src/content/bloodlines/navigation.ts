// The ten Navigation cards of Steersman Y'rkoon (BLD-CMP-07); they have numbers instead of names.

import {
  draw,
  hasAlliance,
  influence,
  inNavigationSlot,
  intrigue,
  navigatedWith,
  oneOf,
  pay,
  persuasion,
  recruit,
  solari,
  spice,
  spy,
  takeReserve,
  trashForMore,
  vp,
  water,
  when,
} from '../../effects/build.ts'
import type { NavigationCard } from '../types.ts'

export const navigation: readonly NavigationCard[] = [
  { id: 'nav1', effects: [oneOf(spice(1), pay({ solari: 2 }, influence('navigated-other', 1)))] },
  { id: 'nav2', effects: [oneOf(spy, pay({ recallSpies: 1 }, intrigue(1), spice(2)))] },
  {
    id: 'nav3',
    effects: [solari(2)],
    lasting: { slot: 4, abilities: [{ on: 'reveal', effects: [persuasion(1)] }] },
  },
  {
    id: 'nav4',
    effects: [
      oneOf(spice(1), when(inNavigationSlot(1), pay({ water: 1 }, takeReserve('the-spice-must-flow')))),
    ],
  },
  { id: 'nav5', effects: [trashForMore(spice(2))] },
  { id: 'nav6', effects: [oneOf(recruit(1), pay({ solari: 3 }, recruit(3)))] },
  { id: 'nav7', effects: [spice(1), when(hasAlliance('any'), intrigue(1))] },
  { id: 'nav8', effects: [water(1), when(navigatedWith('guild'), spice(1))] },
  { id: 'nav9', effects: [oneOf(draw(1), pay({ spice: 5 }, vp(1)))] },
  { id: 'nav10', effects: [pay({ influence: 1 }, influence('any', 1))] },
]

/** MIX-BLD-08 */
export const navigationWithBase: readonly NavigationCard[] = navigation.filter(({ id }) => id !== 'nav2')
