// Six players, Muad'Dib's team against Shaddam's (SIX): a module of Uprising that comes with this many players.

import {
  acquireCommander,
  hasSwordmaster,
  inTeamOf,
  intrigue,
  ownsCommander,
  pay,
  recruitCommander,
  removeCommander,
  swords,
} from '../../../effects/build.ts'
import { esmarTuekInTeams } from '../../bloodlines/leaders.ts'
import type { Module, Sideboard } from '../../types.ts'
import { gurneyHalleck, stabanTuekInTeams } from '../leaders.ts'
import { cards, deckOfMuadDib, deckOfShaddam } from './cards.ts'
import { changedSpaces, posts, spaces } from './spaces.ts'
import { mainTracks, personalTracks } from './tracks.ts'

/** SIX-SWM-01: the token stays when the Swordmaster has gone. */
const swordmasterBonus: Sideboard = {
  id: 'swordmaster-bonus',
  abilities: [{ on: 'reveal', when: hasSwordmaster, effects: [swords(2)] }],
}

/** SIX-CMD-01, SIX-CMD-02, SIX-CMD-05. */
const sardaukar: Sideboard = {
  id: 'sardaukar',
  abilities: [
    {
      on: 'visit',
      at: 'commander',
      when: inTeamOf('shaddam-corrino-iv'),
      may: true,
      effects: [acquireCommander],
    },
    { on: 'turn', when: ownsCommander, may: true, once: 'turn', effects: [recruitCommander] },
    {
      on: 'visit',
      at: 'commander',
      when: inTeamOf('muad-dib'),
      may: true,
      effects: [pay({ spice: 2 }, intrigue(1), removeCommander)],
    },
  ],
}

export const six: Module = {
  id: 'six',
  comesWith: 6,
  // SIX-SET-06
  needs: ['choam'],
  adds: { cards, spaces, posts, tracks: mainTracks, sideboards: [swordmasterBonus] },
  removes: {
    spaces: ['dutiful-service', 'desert-tactics', 'fremkit'],
    posts: ['post-emperor', 'post-fremen'],
  },
  replaces: {
    tracks: personalTracks,
    spaces: changedSpaces,
    // UPR-CLR-09
    leaders: [gurneyHalleck(10), stabanTuekInTeams],
  },
  terms: {
    players: [6],
    // SIX-GEN-03
    startingPoints: { 6: 1 },
    // SIX-SET-05
    conflictDeck: [0, 5, 4],
    // SIX-GEN-06, D-81: left is clockwise.
    teams: [
      {
        leader: 'muad-dib',
        commander: 0,
        allies: { left: 2, right: 4 },
        deck: deckOfMuadDib,
        points: 4,
        // SIX-WRM-01
        has: ['sandworms'],
        advised: ['gurney-halleck', 'lady-jessica', 'staban-tuek', 'chani', 'duncan-idaho', 'esmar-tuek'],
      },
      {
        leader: 'shaddam-corrino-iv',
        commander: 3,
        allies: { left: 5, right: 1 },
        deck: deckOfShaddam,
        points: 4,
        // SIX-CMD-01, SIX-THR-01
        has: ['sardaukar-commanders', 'throne-row'],
        advised: [
          'feyd-rautha-harkonnen',
          'lady-margot-fenring',
          'princess-irulan',
          'count-hasimir-fenring',
          'gaius-helen-mohiam',
          'piter-de-vries',
        ],
      },
    ],
    // SIX-SET-03, SIX-SET-04
    advice: {
      either: ['lady-amber-metulli', 'steersman-yrkoon', 'kota-odax-of-ix'],
      neither: ['liet-kynes'],
    },
    // SIX-SET-01
    commandersAt: [
      'military-support',
      'deliver-supplies',
      'high-council',
      'assembly-hall',
      'gather-support',
      'sardaukar',
    ],
  },
  together: [
    // SIX-SET-02
    {
      with: ['bloodlines'],
      removes: { skills: ['fierce'] },
      replaces: { sideboards: [sardaukar], leaders: [esmarTuekInTeams] },
    },
  ],
}
