// The storm: a wedge over its sector that sweeps on counterclockwise.

import { type ReactNode, useRef } from 'react'
import { useClassic } from '../useClassic.ts'
import { at } from './geometry.ts'

const WIDTH = 20
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
  // Turned on and on: from the last sector to the first it goes forward, too.
  const last = useRef({ sector: 1, turn: 0 })
  if (storm !== 0 && storm !== last.current.sector) {
    const steps = (storm - last.current.sector + 18) % 18
    last.current = { sector: storm, turn: last.current.turn - WIDTH * steps }
  }
  if (storm === 0) return null
  return (
    <g className="storm map-thin" style={{ transform: `rotate(${last.current.turn}deg)` }}>
      <path d={WEDGE} className="storm-wedge" />
      {GUSTS.map((gust) => (
        <path key={gust} d={gust} className="storm-gust" />
      ))}
    </g>
  )
}
