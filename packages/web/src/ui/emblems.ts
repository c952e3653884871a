// The emblems of game-icons.net that the table uses, by their names there. Only what is listed gets into the bundle.

export const EMBLEMS = [
  // Factions and board spaces
  'eagle-emblem',
  'ringed-planet',
  'spiral-bloom',
  'bone-knife',
  // Icons of the games
  'drama-masks',
  'hook',
  'stone-wall',
  'brain',
  'seated-mouse',
  'curvy-knife',
  'dragonfly',
  'star-swirl',
  'wax-seal',
  // Parts of the table
  'crossed-swords',
  'card-pickup',
  'treasure-map',
  'scroll-unfurled',
  'meeple-group',
  'trophy',
] as const

export type Emblem = (typeof EMBLEMS)[number]
