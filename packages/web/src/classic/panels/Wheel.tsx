// The battle wheel with its number.

import type { ReactNode } from 'react'

const TICKS = Array.from({ length: 20 }, (_, index) => index * 18)

export const Wheel = ({
  dial,
  label,
}: {
  readonly dial: number | undefined
  readonly label: string
}): ReactNode => (
  <svg className="wheel" viewBox="-30 -30 60 60" role="img" aria-label={`${label}: ${dial ?? '?'}`}>
    <circle r="28" className="wheel-body" />
    {TICKS.map((turn) => (
      <line key={turn} y1="-26" y2="-21" transform={`rotate(${turn})`} />
    ))}
    <path d="M0-29-4-36H4Z" className="wheel-hand" transform="translate(0 8)" />
    <circle r="17" className="wheel-window" />
    <text>{dial ?? '?'}</text>
  </svg>
)
