// Looking back: the table as it was after an earlier step, for the viewer alone, while the match goes on.

import { type ComponentProps, createContext, type ReactNode, use, useMemo, useState } from 'react'
import { TableProvider, useMoment } from './context.tsx'
import type { OpenTable, Shown, Snapshot } from './table.ts'
import { useShown } from './useShown.ts'

export type Past = {
  /** After which step the table is shown; null: as it is now. */
  readonly at: number | null
  /** The match waits for the viewer meanwhile. */
  readonly isAwaited: boolean
  /** The log up to now, wherever one looks. */
  readonly log: Shown['log']
  /** Missing where no one remembers. */
  look?(seq: number): void
  /** To where the match is. */
  back(): void
}

const Context = createContext<Past | null>(null)

export function usePast(): Past {
  const { log } = useMoment()
  return use(Context) ?? { at: null, isAwaited: false, log, back() {} }
}

type Props = ComponentProps<typeof TableProvider>

/** A table with what was on it before. */
export function TableWithPast({ table, children, ...props }: Props): ReactNode {
  const shown = useShown(table)
  const [then, setThen] = useState<Snapshot | null>(null)
  const log = shown?.log ?? NOTHING
  const { isAwaited = false, isPressed = false, problem = null } = shown ?? {}
  // What was taken back cannot be looked at, nor can another player's view.
  const isThere =
    then !== null && log.some(({ seq }) => seq === then.seq) && then.viewer === shown?.snapshot.viewer
  const past = useMemo(
    (): Past => ({
      at: isThere ? then.seq : null,
      isAwaited,
      log,
      ...(table.past && { look: (seq: number) => void table.past?.(seq).then(setThen, () => {}) }),
      back: () => setThen(null),
    }),
    [table, then, isThere, isAwaited, log],
  )
  const looked = useMemo(
    () => (isThere ? pastTable(table, then, { isAwaited, isPressed, problem }) : table),
    [table, then, isThere, isAwaited, isPressed, problem],
  )
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
function pastTable(
  table: OpenTable,
  snapshot: Snapshot,
  meanwhile: Pick<Shown, 'isAwaited' | 'isPressed' | 'problem'>,
): OpenTable {
  const now = table.shown()
  const shown: Shown | null = now && {
    ...now,
    snapshot,
    log: now.log.filter(({ seq }) => seq <= snapshot.seq),
    beat: null,
    ahead: 0,
    thinking: null,
    ...meanwhile,
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
