// Made-up modules for Uprising: what no module of the boxes does yet, for tests to play with.

import { free, imperium } from '../src/content/build.ts'
import type { Core, Module } from '../src/content/types.ts'
import { spice, water } from '../src/effects/build.ts'

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

/** Uprising with the made-up modules after its own. */
export const withMadeUp = (cores: { readonly [id: string]: Core }): { readonly [id: string]: Core } =>
  Object.fromEntries(
    Object.entries(cores).map(([id, { box, modules }]) => [
      id,
      { box, modules: id === 'uprising' ? [...modules, overlay, envoys, sandstorm] : modules },
    ]),
  )
