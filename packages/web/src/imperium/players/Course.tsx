// Steersman Y'rkoon's course: Navigation cards from left to right. Played ones lie open; the others only their owner knows.

import type { PlayerView } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Told } from '../../ui/Told.tsx'
import { useImperium } from '../useImperium.ts'

export function Course({ played, hidden }: NonNullable<PlayerView['navigation']>): ReactNode {
  const { say } = useImperium()
  const unknown = typeof hidden === 'number' ? hidden : 0
  const known = typeof hidden === 'number' ? [] : hidden
  const term = say.name('term', 'navigation-card')
  const slot = (id: string, index: number, isPlayed: boolean) => (
    <Told
      key={id}
      about={{ kind: 'navigation', id }}
      label={`${term} ${index + 1}: ${say.name('navigation', id)}`}
      className={`course-slot ${isPlayed ? 'course-played' : ''}`}
    >
      {index + 1}
    </Told>
  )
  return (
    <span className="course">
      <Icon name="navigation" />
      {played.map((id, index) => slot(id, index, true))}
      {known.map((id, index) => slot(id, played.length + index, false))}
      {unknown > 0 && (
        <span className="course-slot" role="img" aria-label={`${term}: ${unknown}`} title={term}>
          ×{unknown}
        </span>
      )}
    </span>
  )
}
