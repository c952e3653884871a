// The rewards of a Conflict, one below the other, and who gets each.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Effects } from '../../ui/Glyphs.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { useImperium } from '../useImperium.ts'
import { PlaceMark } from './PlaceMark.tsx'
import type { Place } from './standing.ts'
import './rewards.css'

type Props = {
  readonly conflict: string
  /** By seat; without them, no one is named. */
  readonly places?: readonly (Place | null)[]
  /** Seats with a sandworm. */
  readonly doubled?: readonly Seat[]
  /** It may still change. */
  readonly isOpen?: boolean
}

const PLACES: readonly Place[] = [1, 2, 3]

export function Rewards({ conflict, places, doubled = [], isOpen = false }: Props): ReactNode {
  const { content, say, names, view } = useImperium()
  const w = useWords()
  const { rewards } = content.conflict(conflict)
  // The third reward may be out of reach, unless two are second.
  const given = PLACES.filter(
    (place) =>
      place < 3 || view.players.length >= content.box.thirdRewardFrom || places?.includes(3) === true,
  )
  return (
    <ol className="rewards">
      {given.map((place) => {
        const seats = (places ?? []).flatMap((each, seat) => (each === place ? [seat] : []))
        return (
          <li key={place} className="rewards-row" data-seat={seats[0]} data-taken={seats.length > 0}>
            <PlaceMark place={place} />
            <span className="rewards-what">
              <span className="rewards-effects">
                <Effects effects={rewards[place - 1] ?? []} say={say} />
              </span>
              {places !== undefined && (
                <span className="rewards-who">
                  {seats.length === 0 && w('page.combat.nobody-gets')}
                  {seats.map((seat) => (
                    <span key={seat} data-seat={seat}>
                      <SeatMark seat={seat} /> <b>{names[seat]}</b>
                      {doubled.includes(seat) && <i> · {w('page.combat.doubled')}</i>}
                    </span>
                  ))}
                  {isOpen && seats.length > 0 && <i>{w('page.combat.for-now')}</i>}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
