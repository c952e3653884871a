// The place of a seat in a Conflict, as a medal with the number of the reward it gets; a dash where it gets none.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import type { Place } from './standing.ts'
import './place-mark.css'

type Props = { readonly place: Place | null; readonly isTied?: boolean }

export function PlaceMark({ place, isTied = false }: Props): ReactNode {
  const w = useWords()
  const label = place === null ? w('page.combat.place.none') : w('page.combat.place', { place })
  return (
    <span className="place-mark" data-rank={place ?? undefined} role="img" aria-label={label} title={label}>
      {place ?? '–'}
      {isTied && <small>=</small>}
    </span>
  )
}
