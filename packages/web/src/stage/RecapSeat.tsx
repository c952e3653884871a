// One player in the results of a round: points before and after, and the details.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useMatch } from '../table/context.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { useCounted } from './counted.ts'
import './recap-seat.css'

type Props = {
  readonly seat: Seat
  /** What else they are called. */
  readonly called: string
  readonly from: number
  readonly to: number
  readonly children: ReactNode
}

export function RecapSeat({ seat, called, from, to, children }: Props): ReactNode {
  const { names, you } = useMatch()
  const counted = useCounted(to, from)
  const gain = to - from
  return (
    <div className="recap-seat" data-seat={seat} data-own={seat === you || undefined}>
      <p className="recap-name">
        <SeatMark seat={seat} />
        <b>{names[seat]}</b>
        {called !== names[seat] && <small>{called}</small>}
      </p>
      <div className="recap-told">{children}</div>
      <p className="recap-points">
        <b data-gain={Math.sign(gain)}>{gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : '±0'}</b>
        <span aria-hidden="true">{from} →</span>
        <strong aria-hidden="true">{counted}</strong>
        <span className="unseen">{to}</span>
      </p>
    </div>
  )
}

type NameProps = {
  readonly seat: Seat
  /** The mark alone, for where the name stands beside it already. */
  readonly isShort?: boolean
  readonly children?: ReactNode
}

/** A player in a line of text: the mark and the name. */
export function SeatName({ seat, isShort = false, children }: NameProps): ReactNode {
  const { names } = useMatch()
  return (
    <span className="seat-name" data-seat={seat}>
      <SeatMark seat={seat} />
      <b className={isShort ? 'unseen' : undefined}>{names[seat]}</b>
      {children}
    </span>
  )
}
