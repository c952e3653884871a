// Where spice and forces are drawn: the contents of a part are stacked in columns, away from names and from the
// contents of other parts.

import type { PartId } from '@sietch/classic/content'
import { type Box, boxAround, type Choice, type Point, type Size, settle } from './boxes.ts'
import { once } from './geometry.ts'
import { pointsIn, strayed } from './ground.ts'

/** The room of a chip. */
export const CHIP: Size = { width: 58, height: 32 }
/** With elite forces: their number is beside that of the others. */
export const WIDE_CHIP = 96

export type Heap = { readonly part: PartId; readonly count: number; readonly isWide: boolean }

/** The center of a stack, its chips around it at size 1, and the space it takes up. */
export type Spots = { readonly at: Point; readonly chips: readonly Point[]; readonly box: Box }

type Block = Choice & Spots

/** In its own part, if possible. */
const STRAYED = 120
/** Columns look best. */
const BESIDE = 6
/** Without space, across its border: some of them are still in it. */
const OVER_BORDER = 80
/** In their width and height. */
const ASIDE = [0, 0.24, -0.24, 0.48, -0.48]
const ABOVE = [0, 0.24, -0.24, 0.48, -0.48]

function blocksOf({ part, count, isWide }: Heap, size: number): readonly Block[] {
  const cell = { width: isWide ? WIDE_CHIP : CHIP.width, height: CHIP.height }
  const isOwn = (other: PartId) => other === part
  return [1, 2, 3]
    .filter((columns) => columns <= count)
    .flatMap((columns) => {
      const rows = Math.ceil(count / columns)
      const room = { width: columns * cell.width * size, height: rows * cell.height * size }
      const chips = Array.from({ length: count }, (_, index) => ({
        x: cell.width * ((index % columns) - (columns - 1) / 2),
        y: cell.height * (Math.floor(index / columns) - (rows - 1) / 2),
      }))
      return aroundIn(part).map(({ point: { x, y }, aside, above }): Block => {
        const at = { x: x + aside * room.width, y: y + above * room.height }
        const box = boxAround(at, room)
        const isOver = aside !== 0 || above !== 0
        const cost = STRAYED * strayed(box, isOwn) + BESIDE * columns + (isOver ? OVER_BORDER : 0)
        return { box, at, chips, cost }
      })
    })
}

const aroundIn = (part: PartId) =>
  pointsIn(part).flatMap((point) => ABOVE.flatMap((above) => ASIDE.map((aside) => ({ point, aside, above }))))

const blocksIn = once((wanted: string) => {
  const [part = '', count, isWide, size] = wanted.split(' ')
  return blocksOf({ part: part as PartId, count: Number(count), isWide: isWide === 'true' }, Number(size))
})

/** By part. */
export function placeChips(
  heaps: readonly Heap[],
  names: readonly Box[],
  size: number,
): ReadonlyMap<PartId, Spots> {
  // Small parts have the fewest options.
  const ordered = heaps.toSorted((a, b) => pointsIn(a.part).length - pointsIn(b.part).length)
  const settled = settle(
    ordered.map(({ part, count, isWide }) => blocksIn(`${part} ${count} ${isWide} ${size}`)),
    names,
  )
  return new Map(
    ordered.flatMap(({ part }, index) => {
      const block = settled[index]
      return block === undefined ? [] : [[part, block] as const]
    }),
  )
}
