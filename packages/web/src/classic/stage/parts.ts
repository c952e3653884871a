// What one choice led to, phase by phase: it may end one and take the table through the next ones.

import { type ClassicEvent, type ClassicView, readEvent } from '@sietch/classic'
import type { Phase } from '@sietch/classic/content'
import type { Happening } from '../../stage/beat.ts'

export type Part = {
  readonly phase: Phase | 'setup' | 'over'
  /** The choice was made in an earlier phase. */
  readonly isNew: boolean
  readonly events: readonly ClassicEvent[]
}

export function partsOf({ entry, before }: Pick<Happening, 'entry' | 'before'>): readonly Part[] {
  const parts: (Part & { readonly events: ClassicEvent[] })[] = [
    { phase: (before.view as ClassicView).phase, isNew: false, events: [] },
  ]
  for (const event of entry.events.map(readEvent)) {
    if (event.kind === 'phase') parts.push({ phase: event.data.phase, isNew: true, events: [] })
    else parts.at(-1)?.events.push(event)
  }
  return parts
}
