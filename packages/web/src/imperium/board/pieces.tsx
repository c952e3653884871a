// Pieces that stand on the board, drawn in the colour of their seat and with its shape.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { SeatShape } from '../../ui/SeatMark.tsx'
import './pieces.css'

type Piece = {
  readonly seat: Seat
  readonly label?: string
  readonly moves?: string
  readonly className?: string
}

const named = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)

/** An Agent; `ghost`: the place of one who is away. */
export function Pawn({
  seat,
  label,
  moves,
  className = '',
  ghost = false,
}: Piece & { ghost?: boolean }): ReactNode {
  return (
    <svg
      className={`pawn ${ghost ? 'ghost' : ''} ${className}`}
      viewBox="0 0 24 30"
      data-seat={seat}
      data-move={moves}
      {...named(label)}
    >
      <path d="M12 1.5a6 6 0 0 1 4 10.4c4 1.6 6 6 6.5 16.6h-21C2 17.9 4 13.5 8 11.9a6 6 0 0 1 4-10.4z" />
      {!ghost && (
        <g className="piece-shape" transform="translate(6.8 15.4) scale(.65)">
          <SeatShape seat={seat} />
        </g>
      )}
    </svg>
  )
}

export function SpyPin({ seat, label, moves, className = '' }: Piece): ReactNode {
  return (
    <svg
      className={`spy-pin ${className}`}
      viewBox="0 0 20 20"
      data-seat={seat}
      data-move={moves}
      {...named(label)}
    >
      <circle cx="10" cy="10" r="9" />
      <g className="piece-shape" transform="translate(4.4 4.4) scale(.7)">
        <SeatShape seat={seat} />
      </g>
    </svg>
  )
}

export function Flag({ seat, label, className = '' }: Piece): ReactNode {
  return (
    <svg className={`flag ${className}`} viewBox="0 0 20 24" data-seat={seat} {...named(label)}>
      <path className="flag-pole" d="M3 1v22" />
      <path className="flag-cloth" d="M4 2h15l-3.5 6 3.5 6H4Z" />
      <g className="piece-shape" transform="translate(6 4.2) scale(.48)">
        <SeatShape seat={seat} />
      </g>
    </svg>
  )
}

export function Cube({ seat, moves }: Piece): ReactNode {
  return (
    <svg className="cube" viewBox="0 0 12 12" data-seat={seat} data-move={moves} aria-hidden="true">
      <path d="M1 3 3 1h8v8l-2 2H1Z" />
      <path className="cube-side" d="M9 11V3H1m8 0 2-2" />
    </svg>
  )
}
