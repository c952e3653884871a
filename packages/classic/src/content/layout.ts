// Where everything lies on a round drawing of the map: the Polar Sink in the middle, the equator at the rim. Our own
// schematic tiling; which parts touch is up to borders.ts, never the drawing.

import type { PartId, Sector, TerritoryId } from './types.ts'

/** Degrees clockwise from straight up, and the distance from the center, where 1 is the rim. */
export type Polar = { readonly bearing: number; readonly r: number }

/** A piece of a ring, clockwise from one bearing to another and from an inner radius to an outer one. */
export type Cell = readonly [from: number, to: number, inner: number, outer: number]

const SECTOR_WIDTH = 20

/** The bearings of a sector's edges: they decrease as the storm advances. Sector 1 is next to the bottom. */
export const sectorBearings = (sector: Sector): { readonly from: number; readonly to: number } => {
  const from = (190 - SECTOR_WIDTH * (sector - 1) + 360) % 360
  return { from, to: from + SECTOR_WIDTH }
}

/** The pieces that a part is made of; they tile the map without gaps. Bearings past north exceed 360. */
export const CELLS: { readonly [P in PartId]: readonly Cell[] } = {
  'polar-sink': [[0, 360, 0, 0.16]],
  'arrakeen/10': [[18, 30, 0.62, 0.86]],
  'carthag/11': [[350, 365, 0.54, 0.74]],
  'habbanya-sietch/17': [[230, 242, 0.74, 0.9]],
  'sietch-tabr/14': [[296, 307, 0.72, 0.9]],
  'tueks-sietch/5': [[114, 126, 0.72, 0.9]],
  'false-wall-east/5': [
    [117, 130, 0.16, 0.22],
    [110, 117, 0.16, 0.25],
  ],
  'false-wall-east/6': [[90, 110, 0.16, 0.25]],
  'false-wall-east/7': [[70, 90, 0.16, 0.25]],
  'false-wall-east/8': [[50, 70, 0.16, 0.25]],
  'false-wall-east/9': [[37, 50, 0.16, 0.25]],
  'false-wall-south/4': [
    [144, 150, 0.3, 0.56],
    [130, 144, 0.3, 0.9],
  ],
  'false-wall-south/5': [
    [117, 130, 0.3, 0.72],
    [126, 130, 0.72, 0.9],
  ],
  'false-wall-west/16': [[250, 262, 0.33, 0.48]],
  'false-wall-west/17': [
    [244, 250, 0.33, 0.48],
    [242, 244, 0.42, 0.48],
    [230, 242, 0.42, 0.66],
  ],
  'false-wall-west/18': [
    [225, 230, 0.42, 0.66],
    [216, 225, 0.56, 0.66],
    [216, 226, 0.66, 0.74],
  ],
  'pasty-mesa/5': [
    [110, 117, 0.45, 0.72],
    [110, 114, 0.72, 0.9],
  ],
  'pasty-mesa/6': [[90, 110, 0.45, 0.9]],
  'pasty-mesa/7': [
    [87, 90, 0.45, 0.9],
    [76, 87, 0.45, 0.84],
    [70, 76, 0.45, 1],
  ],
  'pasty-mesa/8': [
    [57, 70, 0.45, 0.8],
    [63, 70, 0.8, 1],
  ],
  'plastic-basin/12': [[330, 342, 0.75, 0.9]],
  'plastic-basin/13': [
    [322, 330, 0.75, 0.9],
    [310, 322, 0.58, 0.9],
  ],
  'plastic-basin/14': [
    [290, 310, 0.26, 0.72],
    [307, 310, 0.72, 0.9],
  ],
  'rim-wall-west/9': [[30, 35, 0.58, 0.86]],
  'shield-wall/8': [[50, 57, 0.25, 0.84]],
  'shield-wall/9': [
    [37, 50, 0.25, 0.5],
    [45, 50, 0.5, 0.84],
  ],
  'arsunt/11': [
    [365, 370, 0.16, 0.26],
    [350, 365, 0.16, 0.54],
  ],
  'arsunt/12': [
    [340, 350, 0.16, 0.42],
    [330, 340, 0.16, 0.22],
  ],
  'basin/9': [
    [35, 42, 0.84, 1],
    [33, 35, 0.86, 1],
  ],
  'bight-of-the-cliff/14': [
    [290, 296, 0.72, 0.9],
    [290, 302, 0.9, 1],
  ],
  'bight-of-the-cliff/15': [[285, 290, 0.72, 1]],
  'broken-land/11': [[350, 365, 0.9, 1]],
  'broken-land/12': [[330, 350, 0.9, 1]],
  'cielago-depression/1': [[190, 205, 0.54, 0.74]],
  'cielago-depression/2': [[170, 190, 0.54, 0.74]],
  'cielago-depression/3': [[161, 170, 0.54, 0.74]],
  'cielago-east/3': [[150, 161, 0.54, 1]],
  'cielago-east/4': [[144, 150, 0.56, 1]],
  'cielago-north/1': [[190, 210, 0.16, 0.54]],
  'cielago-north/2': [[170, 190, 0.16, 0.54]],
  'cielago-north/3': [[150, 170, 0.16, 0.54]],
  'cielago-south/2': [[170, 185, 0.74, 1]],
  'cielago-south/3': [[161, 170, 0.74, 1]],
  'cielago-west/18': [
    [225, 230, 0.32, 0.42],
    [222, 225, 0.32, 0.56],
    [216, 222, 0.44, 0.56],
    [210, 216, 0.44, 0.8],
  ],
  'cielago-west/1': [[205, 210, 0.54, 0.8]],
  'funeral-plain/15': [
    [279, 290, 0.46, 0.72],
    [279, 285, 0.72, 1],
  ],
  'gara-kulon/8': [
    [57, 63, 0.8, 1],
    [50, 57, 0.84, 1],
  ],
  'habbanya-erg/16': [[250, 260, 0.54, 1]],
  'habbanya-erg/17': [[242, 250, 0.48, 0.7]],
  'habbanya-ridge-flat/17': [
    [242, 250, 0.7, 1],
    [230, 242, 0.66, 0.74],
    [230, 242, 0.9, 1],
  ],
  'habbanya-ridge-flat/18': [
    [226, 230, 0.66, 1],
    [216, 226, 0.74, 1],
    [210, 216, 0.8, 1],
  ],
  'hagga-basin/12': [
    [340, 350, 0.42, 0.66],
    [330, 340, 0.22, 0.66],
  ],
  'hagga-basin/13': [
    [322, 330, 0.16, 0.66],
    [310, 322, 0.16, 0.58],
  ],
  'harg-pass/4': [[130, 150, 0.16, 0.3]],
  'harg-pass/5': [[117, 130, 0.22, 0.3]],
  'hole-in-the-rock/9': [
    [37, 45, 0.5, 0.58],
    [35, 45, 0.58, 0.84],
  ],
  'imperial-basin/9': [[30, 37, 0.16, 0.58]],
  'imperial-basin/10': [
    [18, 30, 0.16, 0.62],
    [10, 18, 0.16, 0.86],
  ],
  'imperial-basin/11': [[5, 10, 0.26, 0.84]],
  'meridian/1': [
    [205, 210, 0.8, 1],
    [190, 205, 0.74, 1],
  ],
  'meridian/2': [[185, 190, 0.74, 1]],
  'old-gap/9': [[30, 33, 0.86, 1]],
  'old-gap/10': [[10, 30, 0.86, 1]],
  'old-gap/11': [[5, 10, 0.86, 1]],
  'red-chasm/7': [
    [87, 90, 0.9, 1],
    [76, 87, 0.84, 1],
  ],
  'rock-outcroppings/13': [[310, 330, 0.9, 1]],
  'rock-outcroppings/14': [[302, 310, 0.9, 1]],
  'sihaya-ridge/9': [[42, 50, 0.84, 1]],
  'south-mesa/4': [[130, 144, 0.9, 1]],
  'south-mesa/5': [[110, 130, 0.9, 1]],
  'south-mesa/6': [[90, 110, 0.9, 1]],
  'the-great-flat/15': [
    [279, 290, 0.26, 0.46],
    [270, 279, 0.26, 1],
  ],
  'the-greater-flat/16': [
    [262, 270, 0.26, 1],
    [250, 262, 0.48, 0.54],
    [260, 262, 0.54, 1],
  ],
  'the-minor-erg/5': [[110, 117, 0.25, 0.45]],
  'the-minor-erg/6': [[90, 110, 0.25, 0.45]],
  'the-minor-erg/7': [[70, 90, 0.25, 0.45]],
  'the-minor-erg/8': [[57, 70, 0.25, 0.45]],
  'tsimpo/11': [
    [365, 370, 0.84, 0.86],
    [350, 365, 0.74, 0.9],
  ],
  'tsimpo/12': [
    [342, 350, 0.66, 0.9],
    [330, 342, 0.66, 0.75],
  ],
  'tsimpo/13': [[322, 330, 0.66, 0.75]],
  'wind-pass/14': [[290, 310, 0.16, 0.26]],
  'wind-pass/15': [[270, 290, 0.16, 0.26]],
  'wind-pass/16': [
    [262, 270, 0.16, 0.26],
    [250, 262, 0.16, 0.33],
  ],
  'wind-pass/17': [
    [244, 250, 0.24, 0.33],
    [240, 244, 0.24, 0.42],
    [230, 240, 0.32, 0.42],
  ],
  'wind-pass-north/17': [
    [240, 250, 0.16, 0.24],
    [230, 240, 0.16, 0.32],
  ],
  'wind-pass-north/18': [
    [222, 230, 0.16, 0.32],
    [210, 222, 0.16, 0.44],
  ],
}

/** The center of a territory's name. */
export const LABELS: { readonly [T in TerritoryId]: Polar } = {
  'polar-sink': { bearing: 0, r: 0 },
  arrakeen: { bearing: 24, r: 0.74 },
  carthag: { bearing: 357.5, r: 0.64 },
  'habbanya-sietch': { bearing: 236, r: 0.82 },
  'sietch-tabr': { bearing: 301.5, r: 0.81 },
  'tueks-sietch': { bearing: 120, r: 0.81 },
  'false-wall-east': { bearing: 100, r: 0.205 },
  'false-wall-south': { bearing: 137, r: 0.6 },
  'false-wall-west': { bearing: 236, r: 0.54 },
  'pasty-mesa': { bearing: 100, r: 0.675 },
  'plastic-basin': { bearing: 300, r: 0.49 },
  'rim-wall-west': { bearing: 32.5, r: 0.72 },
  'shield-wall': { bearing: 53.5, r: 0.545 },
  arsunt: { bearing: 357.5, r: 0.35 },
  basin: { bearing: 38.5, r: 0.92 },
  'bight-of-the-cliff': { bearing: 287.5, r: 0.86 },
  'broken-land': { bearing: 340, r: 0.95 },
  'cielago-depression': { bearing: 180, r: 0.64 },
  'cielago-east': { bearing: 155.5, r: 0.77 },
  'cielago-north': { bearing: 200, r: 0.35 },
  'cielago-south': { bearing: 177.5, r: 0.87 },
  'cielago-west': { bearing: 213, r: 0.62 },
  'funeral-plain': { bearing: 284.5, r: 0.59 },
  'gara-kulon': { bearing: 60, r: 0.9 },
  'habbanya-erg': { bearing: 255, r: 0.77 },
  'habbanya-ridge-flat': { bearing: 221, r: 0.87 },
  'hagga-basin': { bearing: 335, r: 0.44 },
  'harg-pass': { bearing: 140, r: 0.23 },
  'hole-in-the-rock': { bearing: 40, r: 0.71 },
  'imperial-basin': { bearing: 14, r: 0.51 },
  meridian: { bearing: 197.5, r: 0.87 },
  'old-gap': { bearing: 20, r: 0.93 },
  'red-chasm': { bearing: 81.5, r: 0.92 },
  'rock-outcroppings': { bearing: 320, r: 0.95 },
  'sihaya-ridge': { bearing: 46, r: 0.92 },
  'south-mesa': { bearing: 120, r: 0.95 },
  'the-great-flat': { bearing: 274.5, r: 0.63 },
  'the-greater-flat': { bearing: 266, r: 0.63 },
  'the-minor-erg': { bearing: 100, r: 0.35 },
  tsimpo: { bearing: 357.5, r: 0.82 },
  'wind-pass': { bearing: 256, r: 0.245 },
  'wind-pass-north': { bearing: 216, r: 0.3 },
}
