// Where the spaces of each box are on our drawing of the board. What a box adds without a spot here is listed below the
// map, so nothing that can be played is ever missing.

import type { Content, ImperiumView, PostId, Space, SpaceId } from '@sietch/imperium'

/** The middle of something and, where it is not as wide as the others, its width, in percent of the map. */
export type Spot = { readonly x: number; readonly y: number; readonly width?: number }

export type MapLayout = {
  readonly spaces: { readonly [id: SpaceId]: Spot }
  readonly posts: { readonly [id: PostId]: Spot }
  /** The ring of the Shield Wall as a path in percent, and where its name stands. */
  readonly wall?: { readonly path: string; readonly name: Spot }
}

export type Region = 'factions' | 'landsraad' | 'choam' | 'map' | 'elsewhere'

const spot = (x: number, y: number): Spot => ({ x, y })

/** Cities on the rock in the north, open desert in the south. */
const imperium: MapLayout = {
  spaces: {
    'research-station': spot(27, 11),
    'sietch-tabr': spot(74.5, 15),
    carthag: spot(25, 37),
    arrakeen: spot(73, 40),
    'hagga-basin': spot(25.5, 63),
    'imperial-basin': spot(74.5, 65),
    'the-great-flat': spot(44, 88),
    'tueks-sietch': { x: 83.5, y: 88, width: 31 },
  },
  posts: {},
}

/** The cities are a chain that the posts tie together; the wall keeps two of them and the Imperial Basin. */
const uprising: MapLayout = {
  spaces: {
    'sietch-tabr': spot(24.5, 11),
    'research-station': spot(75.5, 11),
    'spice-refinery': spot(25.5, 37.5),
    arrakeen: spot(74.5, 37.5),
    'hagga-basin': spot(23.5, 62.5),
    'imperial-basin': spot(74.5, 62.5),
    'deep-desert': { x: 31.5, y: 89, width: 57 },
    'tueks-sietch': { x: 84, y: 87.5, width: 31 },
  },
  posts: {
    'post-research-sietch': spot(50, 11),
    'post-research-refinery': spot(50, 22),
    'post-refinery-arrakeen': spot(50, 37.5),
    'post-imperial-basin': spot(63, 80),
    'post-hagga-basin': spot(10, 76.5),
    'post-deep-desert': spot(64.5, 93),
  },
  wall: {
    path: 'M9 26.5Q1.5 26.5 1.5 33V43Q1.5 50 8 50H42Q49 50 49 57V67Q49 74.5 55 74.5H92Q98.5 74.5 98.5 67V33Q98.5 26.5 91 26.5Z',
    name: spot(25.5, 50),
  },
}

/** The six-player side: one row more, with Carthag outside the wall and another desert. */
const six: MapLayout = {
  spaces: {
    'sietch-tabr': spot(24.5, 9.5),
    'research-station': spot(75.5, 9.5),
    'spice-refinery': spot(25.5, 31),
    arrakeen: spot(74.5, 31),
    carthag: spot(23.5, 52.5),
    'imperial-basin': spot(74.5, 52),
    'hagga-basin': spot(23.5, 72.5),
    'habbanya-erg': spot(75.5, 73),
    'deep-desert': { x: 40, y: 90.5, width: 52 },
  },
  posts: {
    'post-research-sietch': spot(50, 9.5),
    'post-research-refinery': spot(50, 20),
    'post-refinery-arrakeen': spot(50, 31),
    'post-carthag': spot(48, 56),
    'post-imperial-basin': spot(93, 63),
    'post-hagga-basin': spot(7, 84.5),
    'post-habbanya-erg': spot(93, 86),
    'post-deep-desert': spot(72, 90.5),
  },
  wall: {
    path: 'M9 20Q1.5 20 1.5 26V36Q1.5 41.500 8 41.500H43Q51 41.500 51 47V57Q51 62.500 57 62.500H92Q98.5 62.500 98.5 57V26Q98.5 20 91 20Z',
    name: spot(25.5, 41.5),
  },
}

const maps: { readonly [core: string]: MapLayout } = { imperium, uprising }

export function mapOf(box: string): MapLayout {
  const [core = '', ...modules] = box.split('+')
  if (modules.includes('six')) return six
  return maps[core] ?? { spaces: {}, posts: {} }
}

/** The part of the board a space is in. */
export function regionOf(box: string, { id, icon, faction }: Space): Region {
  if (faction !== undefined) return 'factions'
  if (mapOf(box).spaces[id] !== undefined) return 'map'
  if (icon === 'landsraad') return 'landsraad'
  return icon === 'spice-trade' ? 'choam' : 'elsewhere'
}

/** The spaces in play there. */
export const spacesIn = (
  { box, players }: Pick<ImperiumView, 'box' | 'players'>,
  content: Content,
  region: Region,
): readonly Space[] => content.board(players).spaces.filter((space) => regionOf(box, space) === region)
