// Chani's Tactics track: where the token is, and where something is gained.

import type { Tactics as Track } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useImperium } from '../useImperium.ts'

const STEP = 9
const HEIGHT = 14

export function Tactics({ start, end, rewards, at }: Track & { readonly at: number }): ReactNode {
  const { say } = useImperium()
  const places = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  const width = STEP * places.length + 4
  const name = `${say.name('term', 'tactics-token')}: ${at} / ${end}`
  return (
    <svg
      className="tactics"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ aspectRatio: `${width} / ${HEIGHT}` }}
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      <line x1={6} y1={HEIGHT / 2} x2={width - 6} y2={HEIGHT / 2} />
      {places.map((place, index) => (
        <circle
          key={place}
          cx={6 + STEP * index}
          cy={HEIGHT / 2}
          r={place === at ? 5 : rewards.some((reward) => reward.at === place) ? 3.6 : 2}
          className={place === at ? 'at' : rewards.some((reward) => reward.at === place) ? 'gives' : ''}
        />
      ))}
    </svg>
  )
}
