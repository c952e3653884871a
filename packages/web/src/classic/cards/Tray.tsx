// What is asked about and is not on the table, laid out beside the decision: leaders, factions, cards to ask for.

import type { ReactNode } from 'react'
import { type PlaceId, partsOf } from '../../table/selection.ts'
import { AboutGroup } from '../../ui/about.tsx'
import { Held } from './Held.tsx'
import { meant } from './tell.tsx'

export function Tray({ places }: { readonly places: readonly PlaceId[] }): ReactNode {
  const things = places.map((place) => {
    const { zone, id } = partsOf(place)
    return { place, subject: meant({ kind: zone, id }) }
  })
  return (
    <AboutGroup subjects={things.map(({ subject }) => subject)}>
      <div className="tray classic-tray">
        {things.map(({ place, subject }) => (
          <Held key={place} place={place} subject={subject} />
        ))}
      </div>
    </AboutGroup>
  )
}
