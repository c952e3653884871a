// The Spice deck, 21 cards: 15 territories with the amount of their spice blow, and six Shai-Hulud.

import type { PartId, SpiceCardId } from './types.ts'

export type SpiceTerritory = Exclude<SpiceCardId, 'shai-hulud'>

export type SpiceBlow = { readonly part: PartId; readonly amount: number }

const blow = (part: PartId, amount: number): SpiceBlow => ({ part, amount })

export const SPICE_BLOWS: { readonly [T in SpiceTerritory]: SpiceBlow } = {
  'broken-land': blow('broken-land/12', 8),
  'cielago-north': blow('cielago-north/3', 8),
  'cielago-south': blow('cielago-south/2', 12),
  'funeral-plain': blow('funeral-plain/15', 6),
  'habbanya-erg': blow('habbanya-erg/16', 8),
  'habbanya-ridge-flat': blow('habbanya-ridge-flat/18', 10),
  'hagga-basin': blow('hagga-basin/13', 6),
  'old-gap': blow('old-gap/10', 6),
  'red-chasm': blow('red-chasm/7', 8),
  'rock-outcroppings': blow('rock-outcroppings/14', 6),
  'sihaya-ridge': blow('sihaya-ridge/9', 6),
  'south-mesa': blow('south-mesa/5', 10),
  'the-great-flat': blow('the-great-flat/15', 10),
  'the-minor-erg': blow('the-minor-erg/8', 8),
  'wind-pass-north': blow('wind-pass-north/17', 6),
}

export const SHAI_HULUDS = 6

export const SPICE_DECK: readonly SpiceCardId[] = [
  ...(Object.keys(SPICE_BLOWS) as SpiceTerritory[]),
  ...Array.from({ length: SHAI_HULUDS }, () => 'shai-hulud' as const),
]
