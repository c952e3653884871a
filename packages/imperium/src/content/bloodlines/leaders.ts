// The Leaders of Bloodlines (BLD-CMP-06): those for every game, those that stay out of the base game (MIX-BLD-07), and
// the one of the Tech module.

import {
  all,
  bonusSpice,
  both,
  deployAgent,
  draw,
  drawTwisted,
  harvest,
  hasInfluence,
  intrigue,
  oneOf,
  pay,
  playNavigation,
  plotCourse,
  recruitToStay,
  retreat,
  secretProject,
  solari,
  spice,
  spy,
  spyAt,
  spyWith,
  takeBonusSpice,
  trash,
  trashInPlay,
  visited,
  water,
  when,
} from '../../effects/build.ts'
import { free } from '../build.ts'
import type { Leader, Space } from '../types.ts'

/** BLD-CLR-16: the bonus spice is taken whatever is chosen. */
const tueksSietch: Space = {
  id: 'tueks-sietch',
  icon: 'spice-trade',
  combat: true,
  maker: true,
  prices: [free],
  effects: [oneOf(harvest(1), all(harvest(0), draw(1)))],
}

const esmarTuek: Leader = {
  id: 'esmar-tuek',
  complexity: 1,
  abilities: [
    { on: 'visit', at: { space: 'tueks-sietch' }, effects: [solari(1)] },
    { on: 'opponent-visit', at: { space: 'tueks-sietch' }, effects: [intrigue(1)] },
  ],
  signet: [oneOf(bonusSpice('tueks-sietch', 1), takeBonusSpice(1))],
  spaces: [tueksSietch],
}

/** His footnote for six players: a teammate's visit is worth as much as his own. */
export const esmarTuekInTeams: Leader = {
  ...esmarTuek,
  abilities: [
    ...esmarTuek.abilities,
    { on: 'teammate-visit', at: { space: 'tueks-sietch' }, effects: [solari(1)] },
  ],
}

export const leaders: readonly Leader[] = [
  {
    id: 'chani',
    complexity: 2,
    abilities: [],
    signet: [oneOf(retreat('any'), when(hasInfluence('fremen', 2), pay({ water: 1 }, draw(2))))],
    // BLD-CLR-10
    tactics: {
      start: 3,
      end: 11,
      rewards: [
        { at: 6, effects: [spice(1)] },
        { at: 11, effects: [water(1)] },
      ],
    },
  },
  {
    id: 'duncan-idaho',
    complexity: 1,
    abilities: [{ changes: 'space-cost', at: { space: 'swordmaster' }, less: { solari: 2 } }],
    signet: [deployAgent],
  },
  esmarTuek,
  {
    id: 'piter-de-vries',
    complexity: 2,
    abilities: [{ on: 'round-start', effects: [drawTwisted(1)] }],
    signet: [recruitToStay(1)],
  },
  {
    id: 'steersman-yrkoon',
    complexity: 3,
    abilities: [
      { changes: 'starting-goods', more: { water: -1 } },
      { changes: 'starting-deck', without: ['signet-ring'] },
      { on: 'spice-gained', n: 3, once: 'turn', effects: [draw(1)] },
      { on: 'start', effects: [plotCourse(5, 4)] },
      { on: 'influence-reached', with: 'any', n: 2, effects: [playNavigation] },
    ],
    signet: [],
  },
]

/** Not with the base box. */
export const leadersForUprising: readonly Leader[] = [
  {
    id: 'count-hasimir-fenring',
    complexity: 2,
    abilities: [{ on: 'trashed', effects: [solari(1)] }],
    signet: [oneOf(trashInPlay, spyWith({ at: ['emperor'], share: true }))],
  },
  {
    id: 'gaius-helen-mohiam',
    complexity: 3,
    abilities: [{ changes: 'card-icons', icons: ['spy'] }, { changes: 'gather' }],
    signet: [oneOf(spyAt('landsraad'), pay({ spice: 1 }, spy))],
  },
  {
    id: 'liet-kynes',
    complexity: 3,
    abilities: [
      { changes: 'requirement', at: { space: 'sietch-tabr' } },
      { on: 'sandworm-instead', effects: [trash, spice(1), intrigue(1)] },
    ],
    signet: [
      when(both(visited('landsraad'), hasInfluence('emperor', 2)), water(1)),
      when(visited('city'), solari(1)),
      when(visited('spice-trade'), spice(1)),
    ],
  },
]

export const techLeaders: readonly Leader[] = [
  {
    id: 'kota-odax-of-ix',
    complexity: 3,
    abilities: [
      { on: 'start', effects: [secretProject] },
      { changes: 'tech-cost', less: 1, own: true },
    ],
    signet: [oneOf(spice(1), pay({ trashTech: 1 }, intrigue(1), draw(1)))],
  },
]
