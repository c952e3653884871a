// The vocabulary of classic Dune: every id is from a closed list, so a wrong one does not compile.

export const FACTIONS = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'] as const
export type FactionId = (typeof FACTIONS)[number]

/** Counted counterclockwise from the Storm Start sector, 1 to 18, in the direction the storm moves. */
export type Sector = number
export const SECTORS = 18

/** The sectors of a territory, in the order the storm passes through; the Polar Sink has none. */
export const TERRITORY_SECTORS = {
  'polar-sink': [],
  arrakeen: [10],
  carthag: [11],
  'habbanya-sietch': [17],
  'sietch-tabr': [14],
  'tueks-sietch': [5],
  'false-wall-east': [5, 6, 7, 8, 9],
  'false-wall-south': [4, 5],
  'false-wall-west': [16, 17, 18],
  'pasty-mesa': [5, 6, 7, 8],
  'plastic-basin': [12, 13, 14],
  'rim-wall-west': [9],
  'shield-wall': [8, 9],
  arsunt: [11, 12],
  basin: [9],
  'bight-of-the-cliff': [14, 15],
  'broken-land': [11, 12],
  'cielago-depression': [1, 2, 3],
  'cielago-east': [3, 4],
  'cielago-north': [1, 2, 3],
  'cielago-south': [2, 3],
  'cielago-west': [18, 1],
  'funeral-plain': [15],
  'gara-kulon': [8],
  'habbanya-erg': [16, 17],
  'habbanya-ridge-flat': [17, 18],
  'hagga-basin': [12, 13],
  'harg-pass': [4, 5],
  'hole-in-the-rock': [9],
  'imperial-basin': [9, 10, 11],
  meridian: [1, 2],
  'old-gap': [9, 10, 11],
  'red-chasm': [7],
  'rock-outcroppings': [13, 14],
  'sihaya-ridge': [9],
  'south-mesa': [4, 5, 6],
  'the-great-flat': [15],
  'the-greater-flat': [16],
  'the-minor-erg': [5, 6, 7, 8],
  tsimpo: [11, 12, 13],
  'wind-pass': [14, 15, 16, 17],
  'wind-pass-north': [17, 18],
} as const satisfies { readonly [territory: string]: readonly Sector[] }

export type TerritoryId = keyof typeof TERRITORY_SECTORS

/** The part of a territory that is in one sector: `cielago-north/1`. The Polar Sink is one part. */
export type PartId =
  | 'polar-sink'
  | { [T in TerritoryId]: `${T}/${(typeof TERRITORY_SECTORS)[T][number]}` }[TerritoryId]

export const STRONGHOLDS = [
  'arrakeen',
  'carthag',
  'habbanya-sietch',
  'sietch-tabr',
  'tueks-sietch',
] as const satisfies readonly TerritoryId[]
export type StrongholdId = (typeof STRONGHOLDS)[number]

export type TerritoryKind = 'sand' | 'rock' | 'stronghold' | 'polar-sink'

export const LEADERS = [
  'thufir-hawat',
  'lady-jessica',
  'gurney-halleck',
  'duncan-idaho',
  'dr-yueh',
  'alia',
  'margot-lady-fenring',
  'mother-ramallo',
  'princess-irulan',
  'wanna-marcus',
  'hasimir-fenring',
  'captain-aramsham',
  'caid',
  'burseg',
  'bashar',
  'stilgar',
  'chani',
  'otheym',
  'shadout-mapes',
  'jamis',
  'staban-tuek',
  'master-bewt',
  'esmar-tuek',
  'soo-soo-sook',
  'guild-representative',
  'feyd-rautha',
  'beast-rabban',
  'piter-de-vries',
  'captain-iakin-nefud',
  'umman-kudu',
] as const
export type LeaderId = (typeof LEADERS)[number]

export const TREACHERY = [
  'crysknife',
  'maula-pistol',
  'slip-tip',
  'stunner',
  'chaumas',
  'chaumurky',
  'ellaca-drug',
  'gom-jabbar',
  'lasgun',
  'shield',
  'snooper',
  'cheap-hero',
  'baliset',
  'jubba-cloak',
  'kulon',
  'la-la-la',
  'trip-to-gamont',
  'family-atomics',
  'hajr',
  'karama',
  'tleilaxu-ghola',
  'truthtrance',
  'weather-control',
] as const
export type TreacheryId = (typeof TREACHERY)[number]

/** The kinds that weapons, the Voice and questions distinguish; a special card does something unique. */
export type TreacheryKind =
  | 'projectile-weapon'
  | 'poison-weapon'
  | 'lasgun'
  | 'shield'
  | 'snooper'
  | 'cheap-hero'
  | 'worthless'
  | 'special'

/** A Territory card has the name of its territory. */
export type SpiceCardId =
  | 'shai-hulud'
  | 'broken-land'
  | 'cielago-north'
  | 'cielago-south'
  | 'funeral-plain'
  | 'habbanya-erg'
  | 'habbanya-ridge-flat'
  | 'hagga-basin'
  | 'old-gap'
  | 'red-chasm'
  | 'rock-outcroppings'
  | 'sihaya-ridge'
  | 'south-mesa'
  | 'the-great-flat'
  | 'the-minor-erg'
  | 'wind-pass-north'

export const PHASES = [
  'storm',
  'spice-blow',
  'charity',
  'bidding',
  'revival',
  'shipment',
  'battle',
  'collection',
  'mentat-pause',
] as const
export type Phase = (typeof PHASES)[number]
