// What is at a point on the map. The drawing bends borders a little; here they are as laid out.

import { CELLS, PARTS, type PartId } from '@sietch/classic/content'
import type { Box, Point } from './boxes.ts'
import { at, once, RADIUS } from './geometry.ts'

const STEPS = 100

/** By degree, and by hundredth of the radius. */
type Raster = readonly (readonly (PartId | undefined)[])[]
let raster: Raster | undefined

function drawn(): Raster {
  const degrees = Array.from({ length: 360 }, () => Array<PartId | undefined>(STEPS).fill(undefined))
  for (const part of PARTS)
    for (const [from, to, inner, outer] of CELLS[part])
      for (let degree = from; degree < to; degree++)
        degrees[degree % 360]?.fill(part, Math.round(inner * STEPS), Math.round(outer * STEPS))
  return degrees
}

function partAt({ x, y }: Point): PartId | undefined {
  raster ??= drawn()
  const degree = Math.floor(((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360)
  return raster[degree]?.[Math.floor((Math.hypot(x, y) / RADIUS) * STEPS)]
}

/** Points throughout a part, about one text line apart. */
export const pointsIn = once((part: PartId): readonly Point[] =>
  CELLS[part].flatMap(([from, to, inner, outer]) => {
    const along = Math.max(1, Math.round((outer - inner) / 0.028))
    const across = Math.max(1, Math.round((((to - from) / 180) * Math.PI * (inner + outer)) / 2 / 0.034))
    return Array.from({ length: along * across }, (_, n) =>
      at({
        bearing: from + ((to - from) * ((n % across) + 0.5)) / across,
        r: inner + ((outer - inner) * (Math.floor(n / across) + 0.5)) / along,
      }),
    )
  }),
)

const ACROSS = [0, 0.2, 0.4, 0.6, 0.8, 1]
const DOWN = [0, 0.5, 1]

/** The fraction of a box that is on other land, or on none. */
export function strayed({ left, right, top, bottom }: Box, isOwn: (part: PartId) => boolean): number {
  let away = 0
  for (const across of ACROSS)
    for (const down of DOWN) {
      const part = partAt({ x: left + across * (right - left), y: top + down * (bottom - top) })
      if (part === undefined) away += 2
      else if (!isOwn(part)) away++
    }
  return away / (ACROSS.length * DOWN.length)
}
