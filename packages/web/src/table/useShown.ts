// What a table shows, for a part of the page that follows it.

import { useCell } from '../cell.ts'
import type { OpenTable, Shown } from './table.ts'

export const useShown = ({ subscribe, shown }: Pick<OpenTable, 'subscribe' | 'shown'>): Shown | null =>
  useCell({ watch: subscribe, get: shown })
