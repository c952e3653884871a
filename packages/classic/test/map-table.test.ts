// The table of territories in docs/rules/classic.md says the same as the map.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { BORDERS } from '../src/content/borders.ts'
import { kindOf, PARTS_OF, TERRITORIES, territoryOf } from '../src/content/map.ts'
import { SPICE_BLOWS, type SpiceTerritory } from '../src/content/spice.ts'
import { TERRITORY_SECTORS, type TerritoryId } from '../src/content/types.ts'

const document = readFileSync(
  fileURLToPath(new URL('../../../docs/rules/classic.md', import.meta.url)),
  'utf8',
)

/** `| Arrakeen (`arrakeen`) | stronghold | 10 | – | Imperial Basin, Old Gap, Rim Wall West |` */
const rows = [
  ...document.matchAll(/^\| (.+?) \(`([a-z-]+)`\) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm),
].map(([, name = '', id = '', kind = '', sectors = '', spice = '', neighbors = '']) => ({
  name,
  id: id as TerritoryId,
  kind: kind.toLowerCase().replace(' ', '-'),
  sectors: sectors.split(', ').map(Number).filter(Boolean),
  spice,
  neighbors: neighbors.split(', ').sort(),
}))
const nameOf = new Map(rows.map(({ id, name }) => [id, name]))

const spiceIn = (id: TerritoryId): string => {
  const blow = SPICE_BLOWS[id as SpiceTerritory]
  return blow === undefined ? '–' : `${blow.amount} in ${blow.part.replace(/.*\//, '')}`
}

const neighborsOf = (id: TerritoryId): (string | undefined)[] => {
  const ids = PARTS_OF[id].flatMap((part) => BORDERS[part].map(territoryOf))
  return [...new Set(ids)].map((neighbor) => nameOf.get(neighbor)).sort()
}

describe('the table of territories', () => {
  it('EXT-3 lists all of them', () => {
    expect(rows.map(({ id }) => id).sort()).toEqual([...TERRITORIES].sort())
  })

  it.each(rows)('EXT-3 has $id as it is on the map', ({ id, kind, sectors, spice, neighbors }) => {
    expect(kindOf(id)).toBe(kind)
    expect(TERRITORY_SECTORS[id]).toEqual(sectors)
    expect(spiceIn(id)).toBe(spice)
    expect(neighborsOf(id)).toEqual(neighbors)
  })
})
