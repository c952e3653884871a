// The mark of a seat: its color and its shape, so that no one has to tell colors apart. Whose it is stands beside it.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import './seat-mark.css'

/** Circle, triangle, square, diamond, star, cross, by seat, in a square of 16. */
const SHAPES = [
  <circle key="circle" cx="8" cy="8" r="6.2" />,
  <path key="triangle" d="M8 1.4 15 14H1Z" />,
  <rect key="square" x="2.2" y="2.2" width="11.6" height="11.6" rx="1" />,
  <path key="diamond" d="M8 .6 15.4 8 8 15.4 .6 8Z" />,
  <path key="star" d="M8 .4 10.2 5.6 15.8 6.1 11.6 9.8 12.9 15.4 8 12.4 3.1 15.4 4.4 9.8 .2 6.1 5.8 5.6Z" />,
  <path key="cross" d="M5.4 .8h5.2v4.6h4.6v5.2h-4.6v4.6H5.4v-4.6H.8V5.4h4.6Z" />,
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
