// The map of classic Dune in numbers: names and chips where they can be read, in every language.

import { classic } from '@sietch/classic'
import { PARTS, type PartId, STRONGHOLDS, TERRITORIES } from '@sietch/classic/content'
import { LANGUAGES, translator } from '@sietch/i18n'
import { randomPolicy, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { aimBeside } from '../src/classic/map/Aims.tsx'
import { type Box, boxAround, type Size, settle, shared } from '../src/classic/map/boxes.ts'
import { CHIP, type Heap, placeChips, type Spots, WIDE_CHIP } from '../src/classic/map/chips.ts'
import { pointsIn, strayed } from '../src/classic/map/ground.ts'
import { type Name, namesIn } from '../src/classic/map/names.ts'
import { drawingSize, layoutSize, SIZES } from '../src/classic/map/sizes.ts'
import { heapsOf, roomOf } from '../src/classic/map/Tokens.tsx'

const LAYOUTS = LANGUAGES.flatMap((language) => {
  const say = translator(language, 'classic')
  return SIZES.map((size) => ({ language, size, names: namesIn(say, size) }))
})

const boxesOf = (names: readonly Name[]): readonly Box[] => names.map(({ box }) => box)

/** What each chip of a heap covers. */
const chipBoxes = ({ at, chips }: Spots, { isWide }: Heap, size: number): readonly Box[] => {
  const room: Size = { width: (isWide ? WIDE_CHIP : CHIP.width) * size, height: CHIP.height * size }
  return chips.map(({ x, y }) => boxAround({ x: at.x + x * size, y: at.y + y * size }, room))
}

/** Pairs that lie on each other; what only touches does not. */
function collisions(boxes: readonly Box[], others: readonly Box[] = boxes): number {
  const isPair = (a: number, b: number) => boxes !== others || a < b
  return boxes.reduce(
    (sum, box, a) => sum + others.filter((other, b) => isPair(a, b) && shared(box, other) > 0.01).length,
    0,
  )
}

function placed(heaps: readonly Heap[], names: readonly Name[], size: number): readonly Box[] {
  const spots = placeChips(heaps, boxesOf(names), size)
  return heaps.flatMap((heap) => {
    const found = spots.get(heap.part)
    return found === undefined ? [] : chipBoxes(found, heap, size)
  })
}

describe.each(LAYOUTS)('the map in $language, drawn in size $size', ({ names, size }) => {
  it('has every name once, none on another', () => {
    const named = names.map(({ territory }) => territory)
    expect(named.toSorted()).toEqual([...(size === 1 ? TERRITORIES : STRONGHOLDS)].toSorted())
    expect(collisions(boxesOf(names))).toBe(0)
  })

  it('has a dot in nearly every part, on its land and beside the names', () => {
    const dots = PARTS.map((part) => ({ part, at: aimBeside(part, boxesOf(names), size) }))
    expect(dots.filter(({ at }) => at === undefined).length).toBeLessThan(3)
    for (const { part, at } of dots) {
      if (at === undefined) continue
      const box = boxAround(at, { width: 14 * size, height: 14 * size })
      expect(collisions([box], boxesOf(names)), part).toBe(0)
      const away = strayed(box, (other) => other === part)
      expect(away, part).toBeLessThan(0.5)
    }
  })

  it('has room for two chips in every part, off all names and on their own land', () => {
    for (const part of PARTS)
      for (const count of [1, 2]) {
        const boxes = placed([{ part, count, isWide: false }], names, size)
        expect(boxes.length).toBe(count)
        expect(collisions(boxes, boxesOf(names)), `${part} ${count}`).toBe(0)
        expect(
          boxes.some((box) => reaches(box, part)),
          `${part} ${count}`,
        ).toBe(true)
      }
  })
})

const reaches = (box: Box, part: PartId): boolean =>
  pointsIn(part).some(({ x, y }) => shared(box, boxAround({ x, y }, { width: 4, height: 4 })) > 0)

describe('the chips of whole games', () => {
  it('cover no name and no other chip', () => {
    const positions: (readonly Heap[])[] = []
    simulate(
      classic,
      { players: 6, modules: ['advanced'] },
      Array.from({ length: 6 }, () => randomPolicy),
      'a crowded planet',
      {
        watch(s) {
          const view = classic.view(s, 'spectator')
          if (classic.decisions(s).some(({ kind }) => kind === 'bid'))
            positions.push(heapsOf(view).map(roomOf))
        },
      },
    )
    const sparse = positions.filter((_, index) => index % 8 === 0)
    expect(sparse.length).toBeGreaterThan(3)
    for (const { names, language } of LAYOUTS.filter(({ size }) => size === 1))
      for (const heaps of sparse) {
        const boxes = placed(heaps, names, 1)
        expect(boxes.length).toBe(heaps.reduce((sum, { count }) => sum + count, 0))
        const said = `${language}: ${heaps.map(({ part, count }) => `${part} ${count}`).join(', ')}`
        expect([collisions(boxes), collisions(boxes, boxesOf(names))], said).toEqual([0, 0])
      }
  })
})

describe('finding places', () => {
  const choice = (x: number, cost: number) => ({
    box: boxAround({ x, y: 0 }, { width: 10, height: 10 }),
    cost,
  })

  it('gives way to what has no other place', () => {
    const settled = settle([[choice(0, 0), choice(20, 5)], [choice(0, 0)]])
    expect(settled.map((chosen) => chosen?.box.left)).toEqual([15, -5])
  })

  it('stays off what cannot move', () => {
    const [chosen] = settle(
      [[choice(0, 0), choice(20, 5)]],
      [boxAround({ x: 0, y: 0 }, { width: 2, height: 2 })],
    )
    expect(chosen?.cost).toBe(5)
  })
})

describe('the size of names and chips', () => {
  it('is larger on the map where the map is smaller on the screen', () => {
    expect(drawingSize(705, 705)).toBe(1)
    expect(drawingSize(374, 374)).toBe(1.55)
  })

  it('lets all names in as soon as they fit', () => {
    expect(layoutSize(1.55, 1)).toBe(1.55)
    expect(layoutSize(1.55, 1.6)).toBe(1)
    expect(layoutSize(1, 4)).toBe(1)
  })
})
