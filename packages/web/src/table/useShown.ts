// What a table shows, for a part of the page that follows it. A moment is drawn at leisure: the page answers to whoever
// uses it meanwhile, and shows the moment before until the next is drawn as a whole.

import { useDeferredValue } from 'react'
import { useCell } from '../cell.ts'
import type { OpenTable, Shown } from './table.ts'

type Followed = Pick<OpenTable, 'subscribe' | 'shown'>

export const useShown = ({ subscribe, shown }: Followed): Shown | null =>
  useDeferredValue(useCell({ watch: subscribe, get: shown }))

/**
 * Something about it, for a part that is not to be drawn anew with all the rest; `look` finds a plain value. It is known at
 * once, before what is shown is drawn.
 */
export const useOfShown = <T extends string | number | boolean | null>(
  { subscribe, shown }: Followed,
  look: (shown: Shown | null) => T,
): T => useCell({ watch: subscribe, get: () => look(shown()) })
