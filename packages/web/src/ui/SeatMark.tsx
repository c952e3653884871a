// The mark of a seat: its colour and its shape, so that nobody has to tell colours apart. Whose it is stands beside it.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import './seat-mark.css'

/** Circle, triangle, square, diamond, by seat, in a square of 16. */
const SHAPES = [
  <circle key="circle" cx="8" cy="8" r="6.2" />,
  <path key="triangle" d="M8 1.4 15 14H1Z" />,
  <rect key="square" x="2.2" y="2.2" width="11.6" height="11.6" rx="1" />,
  <path key="diamond" d="M8 .6 15.4 8 8 15.4 .6 8Z" />,
]

type Props = {
  readonly seat: Seat
  readonly className?: string
  readonly moves?: string
}

export function SeatMark({ seat, className = '', moves }: Props): ReactNode {
  return (
    <svg
      className={`seat-mark ${className}`}
      viewBox="0 0 16 16"
      data-seat={seat}
      data-move={moves}
      aria-hidden="true"
    >
      <SeatShape seat={seat} />
    </svg>
  )
}

/** The bare shape, to be put into another drawing. */
export const SeatShape = ({ seat }: { readonly seat: Seat }): ReactNode => SHAPES[seat % SHAPES.length]
