// Pieces on the board, drawn in the color and shape of their seat. Their meaning is given by what they are on.

import type { Arrow } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { SeatShape } from '../../ui/SeatMark.tsx'
import { SHAPES } from '../../ui/shapes.tsx'
import './pieces.css'

type Piece = { readonly seat: Seat; readonly moves?: string }

type PawnProps = Piece & {
  readonly isMentat?: boolean
  /** Of a team Commander's Agent: whom it activates. */
  readonly arrow?: Arrow | undefined
  /** A Swordmaster for one round. */
  readonly isOnce?: boolean
}

/** An Agent. */
export const Pawn = ({ seat, moves, isMentat = false, arrow, isOnce = false }: PawnProps): ReactNode => (
  <svg
    className={`pawn ${isMentat ? 'mentat' : ''}`}
    viewBox="0 0 24 30"
    data-seat={seat}
    data-move={moves}
    aria-hidden="true"
  >
    <path d={PAWN} />
    <g className="piece-shape" transform="translate(6.8 15.4) scale(.65)">
      <SeatShape seat={seat} />
    </g>
    {arrow !== undefined && <path className="pawn-arrow" d={POINTS[arrow]} />}
    {isOnce && <path className="pawn-sword" d="M17 1.500 23 7.500M23 1.500 17 7.500" />}
  </svg>
)

/** The empty place of an Agent. */
export const PawnAway = ({ seat, arrow }: Pick<PawnProps, 'seat' | 'arrow'>): ReactNode => (
  <svg className="pawn away" viewBox="0 0 24 30" data-seat={seat} aria-hidden="true">
    <path d={PAWN} />
    {arrow !== undefined && <path className="pawn-arrow" d={POINTS[arrow]} />}
  </svg>
)

const [LEFT, RIGHT] = ['M7 .5V10L-1 5.200Z', 'M17 .5V10l8-4.800Z']

/** Beside the head. */
const POINTS: { readonly [A in Arrow]: string } = { left: LEFT, right: RIGHT, both: LEFT + RIGHT }

const PAWN = 'M12 1.5a6 6 0 0 1 4 10.4c4 1.6 6 6 6.5 16.6h-21C2 17.9 4 13.5 8 11.9a6 6 0 0 1 4-10.4z'

export const SpyPin = ({ seat, moves }: Piece): ReactNode => (
  <svg className="spy-pin" viewBox="0 0 20 20" data-seat={seat} data-move={moves} aria-hidden="true">
    <circle cx="10" cy="10" r="9" />
    <g className="piece-shape" transform="translate(4.4 4.4) scale(.7)">
      <SeatShape seat={seat} />
    </g>
  </svg>
)

export const Flag = ({ seat }: Piece): ReactNode => (
  <svg className="flag" viewBox="0 0 20 24" data-seat={seat} aria-hidden="true">
    <path className="flag-pole" d="M3 1v22" />
    <path className="flag-cloth" d="M4 2h15l-3.5 6 3.5 6H4Z" />
    <g className="piece-shape" transform="translate(6 4.2) scale(.48)">
      <SeatShape seat={seat} />
    </g>
  </svg>
)

/** A Sardaukar Commander; an unowned one has no seat. */
export const Commander = ({ seat, moves }: { readonly seat?: Seat; readonly moves?: string }): ReactNode => (
  <svg className="commander" viewBox="0 0 24 24" data-seat={seat} data-move={moves} aria-hidden="true">
    {SHAPES.commander}
  </svg>
)

export const Cube = ({ seat, moves, spot }: Piece & { readonly spot?: string }): ReactNode => (
  <svg
    className="cube"
    viewBox="0 0 12 12"
    data-seat={seat}
    data-move={moves}
    data-spot={spot}
    aria-hidden="true"
  >
    <path d="M1 3 3 1h8v8l-2 2H1Z" />
    <path className="cube-side" d="M9 11V3H1m8 0 2-2" />
  </svg>
)
