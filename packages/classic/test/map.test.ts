import { describe, expect, it } from 'vitest'
import { BORDERS } from '../src/content/borders.ts'
import {
  INCOME,
  inStorm,
  isOpenToStorm,
  kindOf,
  PARTS,
  PARTS_IN,
  PARTS_OF,
  SAND,
  sectorOf,
  shippingPrice,
  TERRITORIES,
  territoryOf,
} from '../src/content/map.ts'
import {
  canReachShieldWall,
  distance,
  FREMEN_LANDING,
  fullBit,
  NEIGHBORS,
  partsWithin,
  sites,
} from '../src/content/reach.ts'
import { type PartId, SECTORS, STRONGHOLDS, type TerritoryId } from '../src/content/types.ts'

const storms = Array.from({ length: SECTORS + 1 }, (_, sector) => sector)
const territories = (parts: readonly PartId[]): TerritoryId[] => [...new Set(parts.map(territoryOf))].sort()

describe('the map', () => {
  it('DUN-CMP-1 has 42 territories: 29 sand, 7 rock, 5 strongholds and the Polar Sink', () => {
    const count = (kind: string) => TERRITORIES.filter((territory) => kindOf(territory) === kind).length
    expect(TERRITORIES).toHaveLength(42)
    expect([count('sand'), count('rock'), count('stronghold'), count('polar-sink')]).toEqual([29, 7, 5, 1])
    expect(SAND).toContain('imperial-basin')
  })

  it('DUN-CMP-3 has 86 parts in 18 sectors, the Polar Sink in none', () => {
    expect(PARTS).toHaveLength(86)
    expect(new Set(PARTS).size).toBe(86)
    expect(sectorOf('polar-sink')).toBeUndefined()
    expect(PARTS_IN.map((parts) => parts.length)).toEqual([
      0, 4, 4, 4, 4, 7, 4, 4, 5, 8, 3, 6, 5, 4, 5, 4, 4, 6, 4,
    ])
    expect(PARTS_IN[17]).toEqual(PARTS.filter((part) => part.endsWith('/17')))
  })

  it('DUN-CMP-5 has five strongholds', () => {
    expect([...STRONGHOLDS].sort()).toEqual([
      'arrakeen',
      'carthag',
      'habbanya-sietch',
      'sietch-tabr',
      'tueks-sietch',
    ])
  })

  it('EXT-3 has 190 borders between parts, each seen from both sides', () => {
    const ends = PARTS.flatMap((part) => NEIGHBORS[part].map((other) => [part, other] as const))
    for (const [part, other] of ends) {
      expect(NEIGHBORS[other], `${other} touches ${part}`).toContain(part)
      expect(other).not.toBe(part)
    }
    expect(new Set(ends.map(String)).size).toBe(2 * 190)
    expect(ends).toHaveLength(2 * 190)
  })

  it('EXT-3 has 103 borders between territories', () => {
    const pairs = PARTS.flatMap((part) =>
      BORDERS[part].map((other) => [territoryOf(part), territoryOf(other)]),
    )
    expect(new Set(pairs.map((pair) => [...pair].sort().join(' '))).size).toBe(103)
    expect(pairs.filter(([one, other]) => one === other)).toEqual([])
  })

  it('lets parts touch only inside a sector, across one meridian, or at the Polar Sink', () => {
    for (const part of PARTS) {
      for (const other of NEIGHBORS[part]) {
        const [a, b] = [sectorOf(part), sectorOf(other)]
        if (a === undefined || b === undefined) continue
        expect([0, 1, SECTORS - 1], `${part} and ${other}`).toContain(Math.abs(a - b))
      }
    }
  })

  it('is connected, and no storm cuts off what it does not cover', () => {
    for (const part of PARTS) expect(distance('polar-sink', part, 0), part).toBeDefined()
    for (const storm of storms) {
      const cut = PARTS.filter(
        (part) => !inStorm(part, storm) && distance('polar-sink', part, storm) === undefined,
      )
      expect(cut, `storm in ${storm}`).toEqual([])
    }
  })

  it('DUN-STM-4 DUN-STM-5 shelters rock, strongholds and the Polar Sink; the Shield Wall three territories more', () => {
    const open = (wall: boolean) => TERRITORIES.filter((territory) => isOpenToStorm(territory, wall))
    expect(open(true)).toHaveLength(28)
    expect(open(false).filter((territory) => !open(true).includes(territory))).toEqual([
      'arrakeen',
      'carthag',
      'imperial-basin',
    ])
    for (const territory of open(true)) expect(kindOf(territory)).toBe('sand')
  })

  it('DUN-SHP-2 costs 1 spice a force in a stronghold, 2 elsewhere', () => {
    expect(TERRITORIES.filter((territory) => shippingPrice(territory) === 1).sort()).toEqual([...STRONGHOLDS])
    expect(shippingPrice('polar-sink')).toBe(2)
  })

  it('ADV-INC-1 pays in Arrakeen, Carthag and Tuek’s Sietch', () => {
    expect(INCOME).toEqual({ arrakeen: 2, carthag: 2, 'tueks-sietch': 1 })
  })
})

describe('a distance', () => {
  // Worked out on the map by hand; 0 stands for no storm.
  it.each<[PartId, PartId, number, number | undefined]>([
    ['tueks-sietch/5', 'imperial-basin/9', 0, 3],
    ['tueks-sietch/5', 'imperial-basin/9', 8, 4],
    ['tueks-sietch/5', 'imperial-basin/9', 6, 4],
    ['arrakeen/10', 'carthag/11', 0, 2],
    ['arrakeen/10', 'carthag/11', 9, 2],
    ['arrakeen/10', 'carthag/11', 11, undefined],
    ['carthag/11', 'arrakeen/10', 11, undefined],
    ['sietch-tabr/14', 'habbanya-sietch/17', 0, 5],
    ['sietch-tabr/14', 'habbanya-sietch/17', 15, 7],
    ['polar-sink', 'arrakeen/10', 0, 2],
    ['polar-sink', 'arrakeen/10', 9, 2],
    ['cielago-north/1', 'cielago-north/3', 0, 0],
    ['cielago-north/1', 'cielago-north/3', 2, 2],
    ['false-wall-east/5', 'false-wall-east/9', 7, 2],
    ['habbanya-ridge-flat/17', 'meridian/2', 0, 1],
    ['habbanya-ridge-flat/17', 'meridian/2', 1, 6],
    ['red-chasm/7', 'gara-kulon/8', 0, 2],
    ['the-great-flat/15', 'polar-sink', 16, 2],
    ['carthag/11', 'sietch-tabr/14', 0, 3],
    ['polar-sink', 'polar-sink', 4, 0],
  ])('DUN-MOV-6 DUN-MOV-7 from %s to %s with the storm in %i is %s', (from, to, storm, steps) => {
    expect(distance(from, to, storm)).toBe(steps)
  })

  it('is the same back as forth, in every storm', () => {
    for (const storm of storms) {
      for (const from of PARTS) {
        const oneWay = PARTS.filter((to) => distance(from, to, storm) !== distance(to, from, storm))
        expect(oneWay).toEqual([])
      }
    }
  })

  it('DUN-MOV-9 goes around a full stronghold, and out of it', () => {
    const full = fullBit('carthag')
    expect(distance('hagga-basin/12', 'imperial-basin/11', 0)).toBe(2)
    expect(distance('hagga-basin/12', 'carthag/11', 0, full)).toBeUndefined()
    expect(distance('carthag/11', 'hagga-basin/12', 0, full)).toBe(1)
    expect(distance('tsimpo/12', 'arsunt/11', 0)).toBe(2)
    expect(distance('tsimpo/12', 'arsunt/11', 0, full | fullBit('arrakeen'))).toBe(2)
  })
})

describe('reach', () => {
  it('DUN-MOV-2 is the neighboring territories for a range of one, all their parts and the own ones', () => {
    expect(partsWithin('sietch-tabr/14', 1, 0)).toEqual([
      'plastic-basin/12',
      'plastic-basin/13',
      'plastic-basin/14',
      'bight-of-the-cliff/14',
      'bight-of-the-cliff/15',
      'rock-outcroppings/13',
      'rock-outcroppings/14',
    ])
    expect(partsWithin('arsunt/11', 0, 0)).toEqual(['arsunt/12'])
  })

  it('DUN-MOV-7 reaches the parts of a territory that the storm does not cut off', () => {
    expect(partsWithin('sietch-tabr/14', 1, 13)).toEqual([
      'plastic-basin/14',
      'bight-of-the-cliff/14',
      'bight-of-the-cliff/15',
      'rock-outcroppings/14',
    ])
  })

  it('DUN-MOV-7 leads neither out of the storm nor into it', () => {
    for (const storm of storms) {
      for (const part of PARTS) {
        const reached = partsWithin(part, 3, storm)
        if (inStorm(part, storm)) expect(reached).toEqual([])
        expect(reached.filter((other) => inStorm(other, storm))).toEqual([])
      }
    }
  })

  it('FAC-FRE-3 of the Fremen from the Great Flat is sixteen territories', () => {
    expect(territories(FREMEN_LANDING)).toEqual([
      'bight-of-the-cliff',
      'broken-land',
      'cielago-west',
      'false-wall-west',
      'funeral-plain',
      'habbanya-erg',
      'hagga-basin',
      'plastic-basin',
      'polar-sink',
      'rock-outcroppings',
      'sietch-tabr',
      'the-great-flat',
      'the-greater-flat',
      'tsimpo',
      'wind-pass',
      'wind-pass-north',
    ])
    expect(FREMEN_LANDING).toHaveLength(
      territories(FREMEN_LANDING).reduce((sum, territory) => sum + PARTS_OF[territory].length, 0),
    )
  })
})

describe('the storm', () => {
  it('DUN-STM-7 cuts a territory into sites, without its own sector', () => {
    expect(sites('cielago-north', 2)).toEqual([['cielago-north/1'], ['cielago-north/3']])
    expect(sites('cielago-north', 9)).toEqual([['cielago-north/1', 'cielago-north/2', 'cielago-north/3']])
    expect(sites('cielago-west', 18)).toEqual([['cielago-west/1']])
    expect(sites('cielago-west', 0)).toEqual([['cielago-west/18', 'cielago-west/1']])
    expect(sites('arrakeen', 10)).toEqual([])
    expect(sites('polar-sink', 10)).toEqual([['polar-sink']])
  })

  it('DUN-TCH-3 keeps Family Atomics from the Shield Wall only when it lies between', () => {
    const near = PARTS.filter((part) => canReachShieldWall(part, 0))
    expect(territories(near)).toEqual([
      'false-wall-east',
      'gara-kulon',
      'hole-in-the-rock',
      'imperial-basin',
      'pasty-mesa',
      'shield-wall',
      'sihaya-ridge',
      'the-minor-erg',
    ])
    const kept = near.flatMap((part) =>
      storms.filter((storm) => !canReachShieldWall(part, storm)).map((storm) => `${part} ${storm}`),
    )
    expect(kept.sort()).toEqual([
      'false-wall-east/5 6',
      'false-wall-east/5 7',
      'false-wall-east/6 7',
      'imperial-basin/11 10',
      'pasty-mesa/5 6',
      'pasty-mesa/5 7',
      'pasty-mesa/6 7',
      'the-minor-erg/5 6',
      'the-minor-erg/5 7',
      'the-minor-erg/6 7',
    ])
  })
})
