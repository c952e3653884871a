// The storm: a wedge over its sector that sweeps counterclockwise.

import { SECTORS } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { useClassic } from '../useClassic.ts'
import { at } from './geometry.ts'

const WIDTH = 360 / SECTORS
const INNER = 0.16

/** Over the first sector; the others are reached by turning it. */
const WEDGE = (() => {
  const bearings = Array.from({ length: WIDTH + 1 }, (_, step) => 190 + step)
  const points = [
    ...bearings.map((bearing) => at({ bearing, r: 1 })),
    ...bearings.toReversed().map((bearing) => at({ bearing, r: INNER })),
  ]
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
})()

/** Lines of flying sand. */
const GUSTS = Array.from({ length: 9 }, (_, index) => {
  const r = 0.24 + index * 0.088
  const points = Array.from({ length: 9 }, (__, step) =>
    at({ bearing: 191 + step * 2.25, r: r + 0.012 * Math.sin(step * 1.4 + index * 2) }),
  )
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
})

export function Storm(): ReactNode {
  const { storm } = useClassic().view
  if (storm === 0) return null
  return (
    <g className="storm map-thin" data-move="storm" transform={`rotate(${-WIDTH * (storm - 1)})`}>
      <path d={WEDGE} className="storm-wedge" />
      {GUSTS.map((gust) => (
        <path key={gust} d={gust} className="storm-gust" />
      ))}
    </g>
  )
}
