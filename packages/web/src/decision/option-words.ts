// The words for an option, whether it is asked for or may be chosen at any time.

import type { Option } from '@sietch/kernel'
import { useTable } from '../table/context.tsx'
import { isOffered } from '../table/table.ts'

export function useOptionWords(): (option: Option) => string {
  const { shown, say, names } = useTable()
  const { asked, offered } = shown.snapshot
  return (option) => {
    const of = isOffered(shown.snapshot, option.key) ? offered : asked
    return of === null ? '' : say.option(of.decision, option, names)
  }
}
