// A card on the table that can be chosen or read about.

import type { ReactNode } from 'react'
import { Place } from '../../table/Place.tsx'
import type { PlaceId } from '../../table/selection.ts'
import type { Subject } from '../../ui/pointer.ts'
import { useImperium } from '../useImperium.ts'
import { Component } from './Component.tsx'

type Props = {
  readonly place: PlaceId
  readonly subject: Subject
  readonly moves?: string
  readonly className?: string
  /** More than its name, for screen readers. */
  readonly label?: string
  readonly children?: ReactNode
}

export function HeldCard({ place, subject, moves, className = '', label, children }: Props): ReactNode {
  const { say } = useImperium()
  return (
    <Place
      id={place}
      className={`held-card ${className}`}
      about={subject}
      label={label ?? say.name(subject.kind, subject.id)}
      {...(moves === undefined ? {} : { moves })}
    >
      <Component subject={subject} say={say} />
      {children}
    </Place>
  )
}

/** Each card with a unique key: copies are numbered. */
export function numbered(
  cards: readonly string[],
): readonly { readonly id: string; readonly name: string }[] {
  const seen = new Map<string, number>()
  return cards.map((id) => {
    const copy = seen.get(id) ?? 0
    seen.set(id, copy + 1)
    return { id, name: `${id}:${copy}` }
  })
}
