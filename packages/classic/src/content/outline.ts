// The drawing of the map as paths and points: each part as one outline, the storm as a wedge, places for tokens.
// Straight cells are bent a little, all by the same rule, so that borders look grown and still meet exactly.

import { CELLS, type Cell, type Polar, sectorBearings } from './layout.ts'
import { PARTS_OF } from './map.ts'
import type { PartId, Sector, TerritoryId } from './types.ts'

export type Point = { readonly x: number; readonly y: number }

/** On a map with its center at (0, 0), x to the right and y down. */
export function pointAt({ bearing, r }: Polar, radius: number): Point {
  const angle = (bearing * Math.PI) / 180
  return { x: radius * r * Math.sin(angle), y: -radius * r * Math.cos(angle) }
}

/** Meridians between sectors, the rim and the Polar Sink stay as they are: the storm must fit. */
function bent({ bearing, r }: Polar): Polar {
  const turn = (bearing * Math.PI) / 180
  const betweenMeridians = Math.sin(9 * (turn - Math.PI / 18))
  const betweenRims = Math.max(0, (r - SINK) * (1 - r)) * 4
  return {
    bearing: bearing + 1.1 * betweenMeridians * betweenMeridians * Math.sin(31 * r + 5 * turn) * betweenRims,
    r: r + 0.014 * betweenRims * (Math.sin(14 * turn + 9 * r) + 0.6 * Math.sin(37 * turn - 13 * r)),
  }
}

const SINK = 0.16

/** As SVG path data; `radius` is that of the rim. */
export const partPath = (part: PartId, radius: number): string => cellsPath(CELLS[part], radius)

/** A territory without the meridians that run through it. */
export const territoryPath = (territory: TerritoryId, radius: number): string =>
  cellsPath(PARTS_OF[territory].flatMap((part) => CELLS[part]).map(notFarFromFirst), radius)

/** Cells on both sides of north are measured in the same direction. */
function notFarFromFirst([from, to, inner, outer]: Cell, _: number, cells: readonly Cell[]): Cell {
  const turn = 360 * Math.round(((cells[0]?.[0] ?? from) - from) / 360)
  return [from + turn, to + turn, inner, outer]
}

const cellsPath = (cells: readonly Cell[], radius: number): string =>
  around(cells)
    .map((loop) => pathThrough(loop.map(bent), radius))
    .join('')

/** The outline of some cells in small steps; around the Polar Sink it is a circle. */
function around(cells: readonly Cell[]): Polar[][] {
  const [[from, to, , outer] = [0, 0, 0, 0]] = cells
  if (to - from < 360) return outlineOf(cells).map((loop) => loop.flatMap(smallSteps))
  return [Array.from({ length: 120 }, (_, step) => ({ bearing: 3 * step, r: outer }))]
}

/** The wedge that the storm covers. */
export function sectorPath(sector: Sector, radius: number): string {
  const { from, to } = sectorBearings(sector)
  return cellsPath([[from, to, SINK, 1]], radius)
}

const pathThrough = (points: readonly Polar[], radius: number): string => {
  const words = points.map((point) => {
    const { x, y } = pointAt(point, radius)
    return `${rounded(x)} ${rounded(y)}`
  })
  return `M${words.join('L')}Z`
}

const rounded = (n: number): number => Math.round(n * 100) / 100

/** The points of an edge except its end, close enough together to follow a circle. */
function smallSteps(from: Polar, at: number, loop: readonly Polar[]): Polar[] {
  const to = loop[(at + 1) % loop.length] ?? from
  const steps = Math.max(
    1,
    Math.ceil(Math.abs(to.bearing - from.bearing)),
    Math.ceil(Math.abs(to.r - from.r) / 0.02),
  )
  return Array.from({ length: steps }, (_, step) => ({
    bearing: from.bearing + ((to.bearing - from.bearing) * step) / steps,
    r: from.r + ((to.r - from.r) * step) / steps,
  }))
}

/**
 * The corners around a union of cells. The cells are cut along all their bearings and radii; an edge between two pieces
 * is walked in both directions and so cancels out; what is left goes around the union.
 */
function outlineOf(cells: readonly Cell[]): Polar[][] {
  const bearings = ascending(cells.flatMap((cell) => cell.slice(0, 2)))
  const radii = ascending(cells.flatMap((cell) => cell.slice(2)))
  const isInside = (i: number, j: number): boolean => {
    const bearing = ((bearings[i] ?? NaN) + (bearings[i + 1] ?? NaN)) / 2
    const r = ((radii[j] ?? NaN) + (radii[j + 1] ?? NaN)) / 2
    return cells.some(([from, to, inner, outer]) => from < bearing && bearing < to && inner < r && r < outer)
  }
  const corner = (i: number, j: number) => `${i} ${j}`
  const edges = new Set<string>()
  const walk = (from: string, to: string) => {
    if (!edges.delete(`${to}>${from}`)) edges.add(`${from}>${to}`)
  }
  for (let i = 0; i + 1 < bearings.length; i++) {
    for (let j = 0; j + 1 < radii.length; j++) {
      if (!isInside(i, j)) continue
      const around = [corner(i, j + 1), corner(i + 1, j + 1), corner(i + 1, j), corner(i, j)]
      around.forEach((from, at) => {
        walk(from, around[(at + 1) % around.length] ?? from)
      })
    }
  }
  const next = new Map([...edges].map((edge) => edge.split('>') as [string, string]))
  const loops: Polar[][] = []
  for (let [at] = next.keys(); at !== undefined; [at] = next.keys()) {
    const loop: Polar[] = []
    for (let to = next.get(at); at !== undefined && to !== undefined; to = next.get(at)) {
      const [i = 0, j = 0] = at.split(' ').map(Number)
      loop.push({ bearing: bearings[i] ?? NaN, r: radii[j] ?? NaN })
      next.delete(at)
      at = to
    }
    loops.push(loop)
  }
  return loops
}

const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b)

/** Places for this many tokens in a part, far from each other and from its borders, best first. */
export function spotsIn(part: PartId, count: number): Polar[] {
  const cells = CELLS[part]
  const border = around(cells)
    .flat()
    .map((polar) => pointAt(polar, 1))
  const grid = cells.flatMap(gridIn).map((polar) => {
    const point = pointAt(polar, 1)
    const toBorder = border.reduce((least, other) => Math.min(least, farFrom(point, other)), 1)
    return { polar, point, toBorder, toToken: 1 }
  })
  const chosen: Polar[] = []
  while (chosen.length < count) {
    const best = grid.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    chosen.push(best.polar)
    for (const spot of grid) spot.toToken = Math.min(spot.toToken, farFrom(spot.point, best.point))
  }
  return chosen.map(bent)
}

/** A border may be half as far away as another token. */
const worth = ({ toBorder, toToken }: { readonly toBorder: number; readonly toToken: number }): number =>
  Math.min(2 * toBorder, toToken)

const farFrom = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function gridIn([from, to, inner, outer]: Cell): Polar[] {
  const across = Math.max(2, Math.round((to - from) / 2))
  const along = Math.max(2, Math.round((outer - inner) / 0.02))
  return Array.from({ length: (across + 1) * (along + 1) }, (_, n) => ({
    bearing: from + ((to - from) * (n % (across + 1))) / across,
    r: inner + ((outer - inner) * Math.floor(n / (across + 1))) / along,
  }))
}
