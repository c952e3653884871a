// Cards that are asked about and are not face up on the table, laid out beside the decision: from a pile, from the top
// of the deck, Leaders to choose from, won Conflict cards.

import type { ReactNode } from 'react'
import { type PlaceId, partsOf } from '../../table/selection.ts'
import { AboutGroup } from '../../ui/about.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { useImperium } from '../useImperium.ts'
import { HeldCard } from './HeldCard.tsx'
import { componentOf } from './tell.tsx'
import './tray.css'

/** The zones of a player's own cards, and what the rulebook calls them. */
const ZONES: { readonly [zone: string]: string } = {
  hand: 'hand',
  discard: 'discard-pile',
  play: 'in-play',
  deck: 'deck',
  aside: 'imperium-row',
  offer: 'imperium-row',
}

export function Tray({ places }: { readonly places: readonly PlaceId[] }): ReactNode {
  const { say } = useImperium()
  const cards = places.map((place) => {
    const { zone, id } = partsOf(place)
    const subject: Subject =
      ZONES[zone] === undefined ? componentOf(say, { kind: zone, id }) : { kind: 'card', id }
    return { place, zone, subject }
  })
  return (
    <AboutGroup subjects={cards.map(({ subject }) => subject)}>
      <div className="tray">
        {cards.map(({ place, zone, subject }) => {
          const term = ZONES[zone]
          const where = term === undefined ? '' : say.name('term', term)
          const name = say.name(subject.kind, subject.id)
          return (
            <span className={`tray-card tray-${zone}`} key={place}>
              {where !== '' && <span className="tray-zone">{where}</span>}
              <HeldCard place={place} subject={subject} label={where === '' ? name : `${name}, ${where}`} />
            </span>
          )
        })}
      </div>
    </AboutGroup>
  )
}
