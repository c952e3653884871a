// What a table shows, for a part of the page that follows it.

import { useCell } from '../cell.ts'
import type { OpenTable, Shown } from './table.ts'

type Followed = Pick<OpenTable, 'subscribe' | 'shown'>

export const useShown = ({ subscribe, shown }: Followed): Shown | null =>
  useCell({ watch: subscribe, get: shown })

/** Something about it, for a part that is not to be drawn anew with all the rest; `look` finds a plain value. */
export const useOfShown = <T extends string | number | boolean | null>(
  { subscribe, shown }: Followed,
  look: (shown: Shown | null) => T,
): T => useCell({ watch: subscribe, get: () => look(shown()) })
