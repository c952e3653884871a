// A card or a leader on the table that can be chosen or read about.

import type { ReactNode } from 'react'
import { Place } from '../../table/Place.tsx'
import type { PlaceId } from '../../table/selection.ts'
import type { Subject } from '../../ui/pointer.ts'
import { useClassic } from '../useClassic.ts'
import { Component } from './Component.tsx'

type Props = { readonly place: PlaceId; readonly subject: Subject; readonly moves?: string }

export function Held({ place, subject, moves }: Props): ReactNode {
  const { say } = useClassic()
  return (
    <Place
      id={place}
      className="held"
      about={subject}
      label={say.name(subject.kind, subject.id)}
      {...(moves === undefined ? {} : { moves })}
    >
      <Component subject={subject} say={say} />
    </Place>
  )
}
