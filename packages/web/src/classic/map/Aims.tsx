// Where to click: a dot in every open piece of land, clear of its name and what is there.

import { PARTS, type PartId, territoryOf } from '@sietch/classic/content'
import { type ReactNode, useMemo } from 'react'
import { useTable } from '../../table/context.tsx'
import { useClassic } from '../useClassic.ts'
import { type Box, boxAround, type Choice, type Point, settle, shared } from './boxes.ts'
import type { Spots } from './chips.ts'
import { aimAt, once } from './geometry.ts'
import { pointsIn, strayed } from './ground.ts'
import { namesIn } from './names.ts'
import type { DrawingSize } from './sizes.ts'

const RADIUS = 7
/** How much farther from the best point a dot may go to stay on its land. */
const STRAYED = 120

type Props = { readonly size: DrawingSize; readonly chips: ReadonlyMap<PartId, Spots> }

export function Aims({ size, chips }: Props): ReactNode {
  const { say } = useClassic()
  const { selection, picked } = useTable()
  const covered = useMemo(
    () => [...namesIn(say, size), ...chips.values()].map(({ box }) => box),
    [say, size, chips],
  )
  const { lit } = selection
  const open = PARTS.filter(
    (part) =>
      !picked.includes(`part:${part}`) &&
      !picked.includes(`territory:${territoryOf(part)}`) &&
      (lit.has(`part:${part}`) || lit.has(`territory:${territoryOf(part)}`)),
  )
  return open.map((part) => {
    const at = aimBeside(part, covered, size)
    return (
      at && (
        <g key={part} className="map-thin" transform={`translate(${at.x} ${at.y})`}>
          <circle r={RADIUS} className="land-aim map-sized" data-aim />
        </g>
      )
    )
  })
}

/** Around a point, close enough together to find every gap between names and chips. */
const AROUND: readonly Point[] = [-6, 0, 6].flatMap((x) => [-6, 0, 6].map((y) => ({ x, y })))

const candidatesIn = once((part: PartId): readonly Point[] => [
  aimAt(part),
  ...pointsIn(part).flatMap(({ x, y }) => AROUND.map((by) => ({ x: x + by.x, y: y + by.y }))),
])

/**
 * The point of a part that is closest to the best one and covers nothing; if everything is covered, only the land is
 * highlighted.
 */
export function aimBeside(part: PartId, covered: readonly Box[], size: number): Point | undefined {
  const best = aimAt(part)
  const room = { width: 2 * RADIUS * size, height: 2 * RADIUS * size }
  const choices = candidatesIn(part).flatMap((at): readonly (Choice & { readonly at: Point })[] => {
    const box = boxAround(at, room)
    const away = strayed(box, (other) => other === part)
    // A dot on other land would mean that land.
    return away >= 0.5 ? [] : [{ at, box, cost: Math.hypot(at.x - best.x, at.y - best.y) + STRAYED * away }]
  })
  const [found] = settle([choices], covered)
  return found && covered.some((box) => shared(box, found.box) > 0) ? undefined : found?.at
}
