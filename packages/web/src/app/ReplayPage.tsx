// A match of this browser, step by step.

import type { ReactNode } from 'react'
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

export function ReplayPage({ id }: { readonly id: string }): ReactNode {
  const { table, problem } = useReplayTable(id)
  if (problem !== null) return <Notice text={problem} />
  return table === null ? <Loading /> : <OpenReplay table={table} back={{ page: 'table', id }} />
}

type Props = { readonly table: ReplayTable; readonly back: Route }

export function OpenReplay({ table, back }: Props): ReactNode {
  const w = useWords()
  const game = useGame(table.setup.game, useSettings().language)
  if (game === null) return <Loading />
  return (
    <TableWithPast table={table} game={game} names={seatNames(table.setup, w)} confirms="none">
      <TableScreen>
        <ReplayBar table={table} back={back} />
      </TableScreen>
    </TableWithPast>
  )
}
