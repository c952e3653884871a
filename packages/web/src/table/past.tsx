// Looking back: the table as it was after an earlier step, for the viewer alone, while the match goes on.

import { type ComponentProps, createContext, type ReactNode, use, useMemo, useState } from 'react'
import { TableProvider, useMoment } from './context.tsx'
import type { OpenTable, Shown, Snapshot } from './table.ts'
import { useShown } from './useShown.ts'

export type Past = {
  /** After which step the table is shown; null: as it is now. */
  readonly at: number | null
  /** The log up to now, wherever one looks. */
  readonly log: Shown['log']
  /** Missing where nobody remembers. */
  look?(seq: number): void
  /** To where the match is. */
  back(): void
}

const Context = createContext<Past | null>(null)

export function usePast(): Past {
  const { log } = useMoment()
  return use(Context) ?? { at: null, log, back() {} }
}

type Props = ComponentProps<typeof TableProvider>

/** A table with what was on it before. */
export function TableWithPast({ table, children, ...props }: Props): ReactNode {
  const shown = useShown(table)
  const [then, setThen] = useState<Snapshot | null>(null)
  const log = shown?.log ?? NOTHING
  // What was taken back cannot be looked at, nor can another player's view.
  const isThere =
    then !== null && then.seq <= (shown?.snapshot.seq ?? -1) && then.viewer === shown?.snapshot.viewer
  const past = useMemo(
    (): Past => ({
      at: isThere ? then.seq : null,
      log,
      ...(table.past && { look: (seq: number) => void table.past?.(seq).then(setThen, () => {}) }),
      back: () => setThen(null),
    }),
    [table, then, isThere, log],
  )
  const looked = useMemo(() => (isThere ? pastTable(table, then) : table), [table, then, isThere])
  return (
    <Context value={past}>
      <TableProvider table={looked} {...props}>
        {children}
      </TableProvider>
    </Context>
  )
}

const NOTHING: Shown['log'] = []

/** Nothing can be done there. */
function pastTable(table: OpenTable, snapshot: Snapshot): OpenTable {
  const now = table.shown()
  const shown: Shown | null = now && {
    ...now,
    snapshot,
    log: now.log.filter(({ seq }) => seq <= snapshot.seq),
    beat: null,
    ahead: 0,
    thinking: null,
    problem: null,
  }
  return {
    ...table,
    setup: table.setup,
    subscribe: () => () => {},
    shown: () => shown,
    choose() {},
    undo() {},
    takeOver() {},
    skip() {},
    skipAll() {},
  }
}
