// The icons of game-icons.net that classic Dune uses, by their names there: the emblems of the factions, and a large
// subtle drawing for every card.

import type { FactionId, TreacheryId } from '@sietch/classic/content'

export const EMBLEM = {
  atreides: 'hawk-emblem',
  'bene-gesserit': 'spiral-bloom',
  emperor: 'eagle-emblem',
  fremen: 'bone-knife',
  guild: 'ringed-planet',
  harkonnen: 'griffin-symbol',
} as const satisfies { readonly [F in FactionId]: string }

export const TREACHERY_ART = {
  crysknife: 'curvy-knife',
  'maula-pistol': 'pistol-gun',
  'slip-tip': 'thrown-knife',
  stunner: 'ray-gun',
  chaumas: 'poison-bottle',
  chaumurky: 'chalice-drops',
  'ellaca-drug': 'pill-drop',
  'gom-jabbar': 'syringe',
  lasgun: 'laser-blast',
  shield: 'energy-shield',
  snooper: 'radar-dish',
  'cheap-hero': 'sacrificial-dagger',
  baliset: 'lyre',
  'jubba-cloak': 'cloak',
  kulon: 'donkey',
  'la-la-la': 'musical-notes',
  'trip-to-gamont': 'martini',
  'family-atomics': 'nuclear-bomb',
  hajr: 'camel',
  karama: 'pentagram-rose',
  'tleilaxu-ghola': 'body-swapping',
  truthtrance: 'all-seeing-eye',
  'weather-control': 'lightning-storm',
} as const satisfies { readonly [C in TreacheryId]: string }

/** Other things on the table. */
export const SIGNS = {
  worm: 'worm-mouth',
  storm: 'tornado',
  stronghold: 'castle',
  tanks: 'chemical-tank',
  card: 'card-pickup',
  traitor: 'cloak-dagger',
  prediction: 'crystal-ball',
  alliance: 'shaking-hands',
  reserves: 'meeple-group',
  captive: 'handcuffs',
} as const

export type ClassicIcon =
  | (typeof EMBLEM)[FactionId]
  | (typeof TREACHERY_ART)[TreacheryId]
  | (typeof SIGNS)[keyof typeof SIGNS]

export const CLASSIC_ICONS: readonly ClassicIcon[] = [
  ...new Set([...Object.values(EMBLEM), ...Object.values(TREACHERY_ART), ...Object.values(SIGNS)]),
]
