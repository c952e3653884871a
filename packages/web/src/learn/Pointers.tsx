// Rings around what a lesson points at. While there is something to read, the rest of the table is dimmed.

import type { ReactNode } from 'react'
import type { Box } from './spots.ts'

const AROUND = 5

type Props = { readonly targets: readonly Box[]; readonly isShaded: boolean }

export function Pointers({ targets, isShaded }: Props): ReactNode {
  const rings = targets.map(({ x, y, width, height }) => ({
    x: x - AROUND,
    y: y - AROUND,
    width: width + 2 * AROUND,
    height: height + 2 * AROUND,
  }))
  return (
    <div className="pointers" aria-hidden="true">
      {isShaded && (
        <svg className="pointers-shade" aria-hidden="true">
          <path
            fillRule="evenodd"
            d={[
              'M0 0H9999V9999H0Z',
              ...rings.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`),
            ].join('')}
          />
        </svg>
      )}
      {rings.map(({ x, y, width, height }) => (
        <i key={`${x} ${y}`} className="pointer-ring" style={{ left: x, top: y, width, height }} />
      ))}
    </div>
  )
}
