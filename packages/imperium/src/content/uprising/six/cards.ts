// The starting decks of the two Commanders (SIX-SET-08): ten cards each, three of which everyone has.

import {
  all,
  assignContracts,
  factionInfluence,
  forAlly,
  forEachAlly,
  hasMakerHooks,
  hasSwordmaster,
  oneOf,
  pay,
  payTogether,
  persuasion,
  recruit,
  sandworm,
  solari,
  spice,
  swords,
  throneRow,
  trade,
  vp,
  water,
  when,
} from '../../../effects/build.ts'
import type { Effect } from '../../../effects/types.ts'
import { commanderCard } from '../../build.ts'
import { type Card, FACTIONS, type Team } from '../../types.ts'

/** The Commander takes one, the activated Ally gains the other. */
const shared = (one: Effect, other: Effect): Effect =>
  oneOf(all(one, forAlly(other)), all(other, forAlly(one)))

export const cards: readonly Card[] = [
  commanderCard('command-respect', 1, {
    icons: ['city'],
    agent: [when(hasSwordmaster, pay({ trashThis: true }, trade))],
    reveal: [persuasion(1)],
  }),
  commanderCard('demand-attention', 1, {
    icons: FACTIONS,
    agent: [pay({ spice: 4, trashThis: true }, factionInfluence(2))],
    reveal: [persuasion(1)],
  }),
  commanderCard('desert-call', 1, {
    icons: ['spice-trade'],
    agent: [when(hasMakerHooks, pay({ water: 1, trashThis: true }, sandworm(1)))],
    reveal: [persuasion(1)],
  }),
  commanderCard('limited-landsraad-access', 2, { icons: ['landsraad'], reveal: [spice(1), swords(1)] }),
  commanderCard('threaten-spice-production', 1, {
    icons: ['spice-trade'],
    agent: [payTogether(7, vp(1))],
    reveal: [persuasion(1)],
  }),
  commanderCard('usul', 1, {
    factions: ['fremen'],
    icons: ['city'],
    agent: [shared(water(1), spice(1))],
    reveal: [persuasion(2)],
  }),

  commanderCard('corrino-might', 1, {
    factions: ['emperor'],
    icons: ['landsraad'],
    reveal: [swords(1), pay({ spice: 3, trashThis: true }, forEachAlly(recruit(2)))],
  }),
  commanderCard('critical-shipments', 1, {
    icons: ['spice-trade'],
    agent: [shared(water(1), solari(2))],
    reveal: [persuasion(2)],
  }),
  commanderCard('demand-results', 1, {
    factions: ['emperor'],
    icons: ['landsraad'],
    agent: [pay({ solari: 2, trashThis: true }, assignContracts)],
    reveal: [swords(1)],
  }),
  commanderCard('devastating-assault', 1, {
    icons: ['spice-trade'],
    agent: [solari(1), recruit(1)],
    reveal: [persuasion(1), when(hasSwordmaster, pay({ solari: 3 }, swords(5)))],
  }),
  commanderCard('imperial-ornithopter', 2, {
    factions: ['emperor'],
    icons: ['city'],
    reveal: [persuasion(1), solari(1)],
  }),
  commanderCard('imperial-tent', 1, {
    factions: ['emperor'],
    icons: FACTIONS,
    agent: [throneRow],
    reveal: [persuasion(1)],
  }),
]

export const deckOfMuadDib: Team['deck'] = {
  'command-respect': 1,
  'convincing-argument': 1,
  'demand-attention': 1,
  'desert-call': 1,
  'limited-landsraad-access': 2,
  'seek-allies': 1,
  'signet-ring': 1,
  'threaten-spice-production': 1,
  usul: 1,
}

export const deckOfShaddam: Team['deck'] = {
  'convincing-argument': 1,
  'corrino-might': 1,
  'critical-shipments': 1,
  'demand-results': 1,
  'devastating-assault': 1,
  'imperial-ornithopter': 2,
  'imperial-tent': 1,
  'seek-allies': 1,
  'signet-ring': 1,
}
