// Made-up modules for Uprising: what no module of the boxes does yet, for tests to play with.

import { free, imperium } from '../src/content/build.ts'
import type { Core, Module } from '../src/content/types.ts'
import { solari, spice, water } from '../src/effects/build.ts'

/** Covers two spaces, and has another face for a card. */
const overlay: Module = {
  id: 'overlay',
  removes: { spaces: ['assembly-hall', 'imperial-basin'] },
  replaces: { cards: [imperium('sardaukar-soldier', 1, 1, { icons: ['city'], agent: [water(3)] })] },
}

/** Needs the overlay, is for three players, and adds a space; with contracts in play a card comes with it. */
const envoys: Module = {
  id: 'envoys',
  needs: ['overlay'],
  terms: { players: [3] },
  adds: { spaces: [{ id: 'embassy', icon: 'landsraad', prices: [free], effects: [spice(2)] }] },
  together: [
    { with: ['choam'], adds: { cards: [imperium('envoy', 2, 3, { icons: ['city'], reveal: [spice(1)] })] } },
  ],
}

/** Cannot be played with the overlay, as it says; the overlay need not say it too. */
const sandstorm: Module = { id: 'sandstorm', excludes: ['overlay'], terms: { players: [4] } }

/** A fifth track, which goes by the Emperor's icon like another, with two rewards; and a space of it. */
const greatHouses: Module = {
  id: 'great-houses',
  adds: {
    tracks: [
      {
        id: 'great-houses',
        faction: 'emperor',
        top: 5,
        pointAt: 1,
        allianceAt: 3,
        rewards: [
          { at: 2, effects: [spice(1)] },
          { at: 3, effects: [solari(2)] },
        ],
      },
      { id: 'own-board', faction: 'fremen', top: 4, pointAt: 2, rewards: [], onlyFor: 'gurney-halleck' },
    ],
    spaces: [
      {
        id: 'military-support',
        icon: 'emperor',
        faction: 'emperor',
        track: 'great-houses',
        prices: [free],
        effects: [],
      },
    ],
  },
}

/** A third kind of unit, stronger than a troop, that stays with its player; and shorter games. */
const elite: Module = {
  id: 'elite',
  adds: { units: [{ id: 'elite', strength: 4, supply: 1, garrison: 1, returnsTo: 'supply' }] },
  terms: { pointsToEnd: 6, handSize: 4, agentsPerPlayer: 3, conflictDeck: [0, 5, 4] },
}

/** A Leader with a Maker space for everyone (BLD-CLR-16). */
const smuggler: Module = {
  id: 'smuggler',
  adds: {
    leaders: [
      {
        id: 'smuggler',
        complexity: 1,
        abilities: [],
        signet: [],
        spaces: [
          {
            id: 'hideout',
            icon: 'spice-trade',
            maker: true,
            combat: true,
            prices: [free],
            effects: [spice(1)],
          },
        ],
      },
    ],
  },
}

/** Uprising with the made-up modules after its own. */
export const withMadeUp = (cores: { readonly [id: string]: Core }): { readonly [id: string]: Core } =>
  Object.fromEntries(
    Object.entries(cores).map(([id, { box, modules }]) => [
      id,
      {
        box,
        modules:
          id === 'uprising'
            ? [...modules, overlay, envoys, sandstorm, greatHouses, elite, smuggler]
            : modules,
      },
    ]),
  )
