// Where the spaces of each box lie on our drawing of the board. What a box adds without a spot here is listed below
// the map, so nothing that can be played is ever missing.

import type { Content, PostId, Space, SpaceId } from '@sietch/imperium'

/** The middle of something, in percent of the map. */
export type Spot = { readonly x: number; readonly y: number }

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
    'research-station': spot(27, 12),
    'sietch-tabr': spot(74, 17),
    carthag: spot(26, 38),
    arrakeen: spot(74, 43),
    'imperial-basin': spot(61, 66),
    'hagga-basin': spot(26, 63),
    'the-great-flat': spot(40, 88),
  },
  posts: {},
}

/** The cities are a chain that the posts tie together; the wall keeps two of them and the Imperial Basin. */
const uprising: MapLayout = {
  spaces: {
    'sietch-tabr': spot(25, 12),
    'research-station': spot(75, 12),
    'spice-refinery': spot(26, 38),
    arrakeen: spot(74, 38),
    'hagga-basin': spot(24, 63),
    'imperial-basin': spot(74, 63),
    'deep-desert': spot(36, 88),
  },
  posts: {
    'post-research-sietch': spot(50, 12),
    'post-research-refinery': spot(50, 24.5),
    'post-refinery-arrakeen': spot(50, 38),
    'post-imperial-basin': spot(74, 79),
    'post-hagga-basin': spot(24, 75.5),
    'post-deep-desert': spot(63, 88),
  },
  wall: {
    path: 'M9 25.5Q1 25.5 1 32V43Q1 50.5 8 50.5H42Q48.5 50.5 48.5 57V66Q48.5 73.5 55 73.5H92Q99 73.5 99 66V32Q99 25.5 91 25.5Z',
    name: spot(24, 50.5),
  },
}

const maps: { readonly [core: string]: MapLayout } = { imperium, uprising }

export const mapOf = (box: string): MapLayout => maps[box.split('+')[0] ?? ''] ?? { spaces: {}, posts: {} }

/** The part of the board a space is in. */
export function regionOf(box: string, { id, icon, faction, maker }: Space): Region {
  if (faction !== undefined) return 'factions'
  if (mapOf(box).spaces[id] !== undefined) return 'map'
  if (icon === 'landsraad') return 'landsraad'
  return icon === 'spice-trade' && maker === undefined ? 'choam' : 'elsewhere'
}

export const spacesIn = (box: string, content: Content, region: Region): readonly Space[] =>
  content.box.spaces.filter((space) => regionOf(box, space) === region)
