// The emblems of game-icons.net that the table uses, by their names there. Only what is listed gets into the bundle.

export const EMBLEMS = [
  // Factions
  'eagle-emblem',
  'ringed-planet',
  'spiral-bloom',
  'bone-knife',
  'castle',
  'solar-system',
  // Icons of the games
  'drama-masks',
  'hook',
  'stone-wall',
  'brain',
  'seated-mouse',
  'curvy-knife',
  'dragonfly',
  'star-swirl',
  // Parts of the table
  'crossed-swords',
  'card-pickup',
  'treasure-map',
  'scroll-unfurled',
  'meeple-group',
] as const

export type Emblem = (typeof EMBLEMS)[number]
