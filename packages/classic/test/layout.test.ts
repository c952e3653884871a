import { describe, expect, it } from 'vitest'
import { CELLS, type Cell, LABELS, sectorBearings } from '../src/content/layout.ts'
import { PARTS, sectorOf, TERRITORIES } from '../src/content/map.ts'
import { partPath, pointAt, sectorPath, spotsIn, territoryPath } from '../src/content/outline.ts'
import { NEIGHBORS } from '../src/content/reach.ts'
import { SECTORS } from '../src/content/types.ts'

const sectors = Array.from({ length: SECTORS }, (_, index) => index + 1)
const area = ([from, to, inner, outer]: Cell): number => ((to - from) / 360) * (outer ** 2 - inner ** 2)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** How far two ranges overlap; bearings repeat after a full turn. */
const overlap = (a: number, b: number, c: number, d: number): number => Math.min(b, d) - Math.max(a, c)
const overlapOnCircle = (a: number, b: number, c: number, d: number): number =>
  Math.max(...[-360, 0, 360].map((turn) => overlap(a, b, c + turn, d + turn)))

function touch(one: Cell, other: Cell): boolean {
  const [a, b, c, d] = one
  const [from, to, inner, outer] = other
  const sameBearing = overlapOnCircle(a, b, from, to)
  const sameRadius = overlap(c, d, inner, outer)
  const isNear = (n: number) => Math.abs(n) < 1e-9
  return (isNear(sameBearing) && sameRadius > 1e-9) || (isNear(sameRadius) && sameBearing > 1e-9)
}

describe('the drawing', () => {
  it('covers the whole map', () => {
    expect(sum(PARTS.flatMap((part) => CELLS[part].map(area)))).toBeCloseTo(1, 9)
  })

  it('never lays one part over another', () => {
    const cells = PARTS.flatMap((part) => CELLS[part])
    for (const [index, [a, b, c, d]] of cells.entries()) {
      for (const [from, to, inner, outer] of cells.slice(index + 1)) {
        const over = Math.min(overlapOnCircle(a, b, from, to), overlap(c, d, inner, outer))
        expect(over).toBeLessThan(1e-9)
      }
    }
  })

  it('keeps each part in its sector', () => {
    for (const part of PARTS) {
      const sector = sectorOf(part)
      if (sector === undefined) continue
      const { from, to } = sectorBearings(sector)
      for (const [a, b] of CELLS[part]) expect(overlapOnCircle(a, b, from, to), part).toBeCloseTo(b - a, 9)
    }
  })

  it('draws every border, and only two more, at corners of neighbors', () => {
    const drawn = PARTS.flatMap((part) =>
      PARTS.filter((other) => part < other)
        .filter((other) => CELLS[part].some((one) => CELLS[other].some((two) => touch(one, two))))
        .map((other) => [part, other] as const),
    )
    const words = drawn.map((pair) => pair.join(' '))
    const borders = PARTS.flatMap((part) =>
      NEIGHBORS[part].filter((other) => part < other).map((other) => `${part} ${other}`),
    )
    expect(borders.filter((border) => !words.includes(border))).toEqual([])
    expect(words.filter((border) => !borders.includes(border)).sort()).toEqual([
      'habbanya-erg/17 the-greater-flat/16',
      'imperial-basin/10 tsimpo/11',
    ])
  })

  const line = /M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)+Z/g
  const lines = (path: string) => {
    expect(path.replace(line, '')).toBe('')
    return path.match(line)?.length
  }

  it('draws each part and each sector with one closed line', () => {
    for (const part of PARTS) expect(lines(partPath(part, 500)), part).toBe(1)
    for (const sector of sectors) expect(lines(sectorPath(sector, 500))).toBe(1)
  })

  it('draws each territory with one line, but Habbanya Ridge Flat lies around its Sietch', () => {
    expect(TERRITORIES.filter((territory) => lines(territoryPath(territory, 500)) !== 1)).toEqual([
      'habbanya-ridge-flat',
    ])
    expect(lines(territoryPath('habbanya-ridge-flat', 500))).toBe(2)
  })

  it('has sector 1 next to the bottom and sector 11 at the top', () => {
    expect(sectorBearings(1)).toEqual({ from: 190, to: 210 })
    expect(sectorBearings(11)).toEqual({ from: 350, to: 370 })
    expect(sectorBearings(18)).toEqual({ from: 210, to: 230 })
    expect(pointAt({ bearing: 0, r: 1 }, 10)).toEqual({ x: 0, y: -10 })
    expect(pointAt({ bearing: 90, r: 0.5 }, 10).x).toBeCloseTo(5)
  })

  it('has a place for six tokens in every part, apart from each other and inside', () => {
    for (const part of PARTS) {
      const spots = spotsIn(part, 6)
      for (const { bearing, r } of spots) {
        const isIn = CELLS[part].some(
          ([from, to, inner, outer]) =>
            from - 1 < bearing && bearing < to + 1 && inner - 0.02 < r && r < outer + 0.02,
        )
        expect(isIn, part).toBe(true)
      }
      const points = spots.map((spot) => pointAt(spot, 1))
      for (const [index, a] of points.entries()) {
        for (const b of points.slice(index + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y), part).toBeGreaterThan(0.015)
        }
      }
    }
  })

  it('writes the name of a territory on it', () => {
    for (const territory of TERRITORIES) {
      const { bearing, r } = LABELS[territory]
      const cells = PARTS.filter((part) => part.replace(/\/.*/, '') === territory).flatMap(
        (part) => CELLS[part],
      )
      const isIn = cells.some(
        ([from, to, inner, outer]) =>
          overlapOnCircle(from, to, bearing, bearing) >= 0 && inner <= r && r <= outer,
      )
      expect(isIn, territory).toBe(true)
    }
  })
})
