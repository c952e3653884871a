// A match of this browser, step by step.

import { type ReactNode, useEffect } from 'react'
import { ReplayBar } from '../end/ReplayBar.tsx'
import { useGame } from '../games/useGame.ts'
import { seatNames } from '../table/names.ts'
import { TableWithPast } from '../table/past.tsx'
import type { ReplayTable } from '../table/replay.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { Loading, Notice } from './Notice.tsx'
import { useReplayTable } from './opened.ts'
import type { Route } from './route.ts'
import { useSettings } from './settings.ts'
import { useWords } from './words.ts'

export function ReplayPage({ id, step }: { readonly id: string; readonly step: number }): ReactNode {
  const { table, problem } = useReplayTable(id)
  if (problem !== null) return <Notice text={problem} />
  return table === null ? (
    <Loading />
  ) : (
    <OpenReplay table={table} page="replay" step={step} back={{ page: 'table', id }} />
  )
}

type Props = {
  readonly table: ReplayTable
  /** The page it is, for its address. */
  readonly page: 'replay' | 'match'
  /** Where it starts. */
  readonly step: number
  /** Where leaving it leads. */
  readonly back: Route
  /** What else can be done with the match. */
  readonly children?: ReactNode
}

export function OpenReplay({ table, page, step, back, children }: Props): ReactNode {
  const w = useWords()
  const game = useGame(table.setup.game, useSettings().language)
  useEffect(() => table.go(step), [table, step])
  if (game === null) return <Loading />
  const names = seatNames(table.setup, w)
  return (
    <TableWithPast table={table} game={game} names={names} confirms="none">
      <TableScreen>
        <ReplayBar table={table} page={page} back={back}>
          {children}
        </ReplayBar>
      </TableScreen>
    </TableWithPast>
  )
}
