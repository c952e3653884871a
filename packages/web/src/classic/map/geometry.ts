// The drawing of the map in numbers: paths and points, each worked out when it is first drawn. All of them at once would
// hold up the page.

import {
  LABELS,
  type PartId,
  type Polar,
  partPath,
  pointAt,
  type Sector,
  sectorBearings,
  spotsIn,
  TERRITORIES,
  type TerritoryId,
  territoryOf,
  territoryPath,
} from '@sietch/classic/content'

/** Of the rim; around it are the sectors' numbers and the players. */
export const RADIUS = 500
export const EDGE = 605

export type Point = { readonly x: number; readonly y: number }

export const at = (polar: Polar): Point => pointAt(polar, RADIUS)

export const middleOf = (sector: Sector): number => sectorBearings(sector).from + 10

function once<Of, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new Map<Of, Found>()
  return (of) => {
    const found = known.get(of) ?? find(of)
    known.set(of, found)
    return found
  }
}

export const pathOf = once((part: PartId) => partPath(part, RADIUS))
export const outlineOf = once((territory: TerritoryId) => territoryPath(territory, RADIUS))

/** Neighbours get different tints as far as a simple count can do it. */
export const tintOf = (territory: TerritoryId): number => TERRITORIES.indexOf(territory) % 3

export const labelAt = (territory: TerritoryId): Point => at(LABELS[territory])

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const LINE = 15
/** Of a letter, on average. */
const LETTER = 7.6

/** A short word shares its line with the next one. */
export function linesOf(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== undefined && (last.length <= 3 || word.length <= 3) && last.length + word.length < 9)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** How far below the middle of a name one of its lines stands, in the size of its letters. */
export const lineAt = (index: number, lines: number): string => `${(index - (lines - 1) / 2).toFixed(1)}em`

function boxOf(territory: TerritoryId, name: string): Box {
  const lines = linesOf(name)
  const { x, y } = labelAt(territory)
  const width = (Math.max(...lines.map((line) => line.length)) * LETTER) / 2
  const height = (lines.length * LINE) / 2
  return { left: x - width, right: x + width, top: y - height, bottom: y + height }
}

/** How much of a token at a point would lie on a box. */
function overlap({ x, y }: Point, { left, right, top, bottom }: Box): number {
  const across = Math.min(right, x + TOKEN) - Math.max(left, x - TOKEN)
  const down = Math.min(bottom, y + TOKEN) - Math.max(top, y - TOKEN)
  return across > 0 && down > 0 ? across * down : 0
}

const TOKEN = 20
/** Points that are weighed for each token. */
const CHOICE = 9

/** Finds points for tokens in a part, away from the names and from each other. */
export type Spots = (part: PartId, count: number) => readonly Point[]

export function tokenSpots(nameOf: (territory: TerritoryId) => string): Spots {
  const names = TERRITORIES.map((territory) => boxOf(territory, nameOf(territory)))
  const known = new Map<string, readonly Point[]>()
  return (part, count) => {
    const key = `${part} ${count}`
    const found = known.get(key) ?? chosenSpots(part, count, names)
    known.set(key, found)
    return found
  }
}

function chosenSpots(part: PartId, count: number, names: readonly Box[]): readonly Point[] {
  const points = spotsIn(part, count + CHOICE).map(at)
  const hidden = new Map(
    points.map((point) => [point, names.reduce((sum, box) => sum + overlap(point, box), 0)]),
  )
  const chosen: Point[] = []
  while (chosen.length < count) {
    const cost = (point: Point) =>
      (hidden.get(point) ?? 0) +
      chosen.reduce((sum, { x, y }) => sum + tooNear(Math.hypot(point.x - x, point.y - y)), 0)
    const best = points.reduce((one, other) => (cost(other) < cost(one) ? other : one))
    chosen.push(best)
  }
  return chosen
}

/** Two tokens on each other are worse than one on a name. */
const tooNear = (far: number): number => 12 * Math.max(0, 2.1 * TOKEN - far) ** 2

/** The best point to aim at in a part. */
export const aimAt = once((part: PartId): Point => spotsIn(part, 1).map(at)[0] ?? labelAt(territoryOf(part)))
