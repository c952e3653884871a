// A table of this browser, from the first choice to the end.

import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useCell } from '../cell.ts'
import { useGame } from '../games/useGame.ts'
import { ALONE, CompanyContext } from '../table/company.tsx'
import type { GameTable } from '../table/game.ts'
import { HandOver } from '../table/HandOver.tsx'
import type { LocalTable } from '../table/local.ts'
import { calledIn, seatNames } from '../table/names.ts'
import { TableWithPast } from '../table/past.tsx'
import { seatsWith } from '../table/persons.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import type { Snapshot } from '../table/table.ts'
import { useOfShown } from '../table/useShown.ts'
import { AfterLocal } from './AfterLocal.tsx'
import { LocalMenu } from './LocalMenu.tsx'
import { Loading, Notice } from './Notice.tsx'
import { useLocalTable } from './opened.ts'
import { confirmsMoves, useSettings } from './settings.ts'
import { useWords } from './words.ts'

export function TablePage({ id }: { readonly id: string }): ReactNode {
  const { table, problem } = useLocalTable(id)
  if (problem !== null) return <Notice text={problem} />
  return table === null ? <Loading /> : <OpenTable table={table} />
}

/** In whose turn someone is asked, and about what, as far as that is public. */
function whyAsked(
  game: GameTable | null,
  names: readonly string[],
  { view, decisions, handOver }: Snapshot,
): string | null {
  if (handOver === null || game === null) return null
  return game.waits?.({ say: game.translator(view), names, view, decisions }) ?? null
}

/** Everyone's names while the device changes hands: as at the table, with no viewer. */
function useCalled(table: LocalTable, game: GameTable | null, names: readonly string[]): readonly string[] {
  const written = useOfShown(table, (shown) => {
    const view = shown?.snapshot.view
    return JSON.stringify(
      game === null || view === undefined
        ? names
        : calledIn(game, table.setup, names, game.translator(view), view),
    )
  })
  return useMemo(() => JSON.parse(written), [written])
}

function OpenTable({ table }: { readonly table: LocalTable }): ReactNode {
  const settings = useSettings()
  const w = useWords()
  const game = useGame(table.setup.game, settings.language)
  const isThere = useOfShown(table, (shown) => shown !== null)
  const handOver = useOfShown(table, (shown) => (shown?.ahead === 0 ? shown.snapshot.handOver : null))
  const names = useMemo(() => seatNames(table.setup, w), [table, w])
  const called = useCalled(table, game, names)
  const why = useOfShown(table, (shown) => (shown === null ? null : whyAsked(game, called, shown.snapshot)))
  const isOver = useDeferredValue(
    useOfShown(table, (shown) => shown?.ahead === 0 && shown.snapshot.outcome !== null),
  )
  const problem = useCell({ watch: table.subscribe, get: table.problem })
  // The first render of a table may be interrupted; all later ones show a moment and are synchronous.
  const isReady = useDeferredValue(isThere && game !== null)
  const company = useMemo(
    () => ({ ...ALONE, tools: <LocalMenu id={table.id} setup={table.setup} /> }),
    [table],
  )
  if (!isThere && problem !== null) return <Notice text={problem} />
  if (!isReady || !isThere || game === null) return <Loading />
  if (handOver !== null) {
    const people = table.setup.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    // Each person once, and not the one who is asked.
    const isOther = (seat: number) =>
      !seatsWith(table.setup, handOver).includes(seat) && seatsWith(table.setup, seat)[0] === seat
    const others = game.atAnyTime ? people.filter(isOther) : []
    return (
      <HandOver
        seat={handOver}
        others={others}
        names={called}
        why={why ?? undefined}
        onReady={table.takeOver}
      />
    )
  }
  return (
    <CompanyContext value={company}>
      <TableWithPast table={table} game={game} names={names} confirms={confirmsMoves(settings)}>
        {isOver ? (
          <game.End>
            <AfterLocal id={table.id} setup={table.setup} />
          </game.End>
        ) : (
          <TableScreen />
        )}
      </TableWithPast>
    </CompanyContext>
  )
}
