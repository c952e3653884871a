// The table of a match on a server: the same table as locally, with other people.

import type { OnlineTable } from '@sietch/protocol'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Loading } from '../app/Notice.tsx'
import { confirmsMoves, useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { useGame } from '../games/useGame.ts'
import { gameName } from '../start/said.ts'
import { type Company, CompanyContext, type SidePage, useCompany } from '../table/company.tsx'
import { seatNames } from '../table/names.ts'
import { TableWithPast } from '../table/past.tsx'
import { TableScreen } from '../table/TableScreen.tsx'
import { useOfShown } from '../table/useShown.ts'
import { AfterOnline } from './AfterOnline.tsx'
import { Chat } from './Chat.tsx'
import { noticeWords } from './company.ts'
import { MotionAsked } from './MotionAsked.tsx'
import { useTurnNotice } from './notice.ts'
import { OnlineNotes } from './OnlineNotes.tsx'
import type { RemoteTable } from './remote.ts'
import { SeatNote } from './SeatNote.tsx'
import { Status } from './Status.tsx'
import { ownSeats } from './seating.ts'
import { useUser } from './server.ts'
import { TableMenu } from './TableMenu.tsx'
import { useNotices, useTalk } from './talk.ts'
import { UndoAsked } from './UndoAsked.tsx'
import type { Visit, VisitState } from './visit.ts'

type Props = {
  readonly table: OnlineTable
  readonly match: RemoteTable
  readonly visit: Visit
  readonly state: VisitState
}

export function OnlineTableScreen({ table, match, visit, state }: Props): ReactNode {
  const w = useWords()
  const settings = useSettings()
  const game = useGame(match.setup.game, settings.language)
  const own = ownSeats(table, useUser()?.id)
  const keepsNotes = useOfShown(
    match,
    (shown) => shown !== null && own.some((seat) => game?.keepsNotes?.(shown.snapshot.view, seat) !== false),
  )
  const company = useCompanyOf(table, match, visit, state, keepsNotes)
  const isThere = useOfShown(match, (shown) => shown !== null)
  const isAwaited = useOfShown(match, (shown) => shown?.isAwaited === true)
  const isOver = useDeferredValue(
    useOfShown(match, (shown) => shown?.ahead === 0 && shown.snapshot.outcome !== null),
  )
  useTurnNotice(isAwaited, gameName(w, table.game))
  if (game === null || !isThere) return <Loading />
  return (
    <CompanyContext value={company}>
      <TableWithPast
        table={match}
        game={game}
        names={seatNames(match.setup, w)}
        confirms={confirmsMoves(settings)}
      >
        {isOver ? (
          <game.End>
            <AfterOnline id={table.id} viewer={state.viewer} next={state.next} />
            <EndChat />
          </game.End>
        ) : (
          <TableScreen>
            <Status table={table} state={state} own={own} names={seatNames(match.setup, w)} visit={visit} />
          </TableScreen>
        )}
      </TableWithPast>
      {!isOver && (
        <>
          <UndoAsked state={state} own={own} names={seatNames(match.setup, w)} answer={visit.answerUndo} />
          <MotionAsked state={state} own={own} names={seatNames(match.setup, w)} visit={visit} />
        </>
      )}
    </CompanyContext>
  )
}

/** What is said goes on after the match. */
function EndChat(): ReactNode {
  const w = useWords()
  const chat = useCompany().pages.find(({ id }) => id === 'chat')
  return (
    <section className="end-chat" aria-label={w('page.chat')}>
      <h2>{w('page.chat')}</h2>
      {chat?.page}
    </section>
  )
}

function useCompanyOf(
  table: OnlineTable,
  match: RemoteTable,
  visit: Visit,
  state: VisitState,
  keepsNotes: boolean,
): Company {
  const w = useWords()
  const { viewer, clocks, skew, presence, paused } = state
  const notices = useNotices(state.notices)
  const [open, setOpen] = useState<string | null>(null)
  const user = useUser()
  const talk = useTalk(state, table, user?.id)
  return useMemo(() => {
    const isPlayer = viewer !== 'spectator'
    const unread = talk.conversations.reduce((sum, { news }) => sum + news, 0)
    const said = <Chat talk={talk} say={isPlayer ? visit.say : null} table={table} />
    const pages: SidePage[] = [{ id: 'chat', name: w('page.chat'), news: unread, page: said }]
    if (isPlayer && keepsNotes)
      pages.push({ id: 'notes', name: w('page.notes'), news: 0, page: <OnlineNotes id={table.id} /> })
    return {
      pages,
      open,
      show: setOpen,
      notes: notices.map(({ id, seq, ...rest }) => ({
        id,
        seq,
        text: noticeWords({ id, seq, ...rest }, seatNames(match.setup, w), w),
      })),
      isLive: isPlayer && table.options.clock.kind !== 'days',
      tools: (
        <TableMenu
          table={table}
          match={match}
          own={ownSeats(table, user?.id)}
          onRest={paused === null ? () => void visit.propose({ kind: 'pause' }) : null}
        />
      ),
      seatNote: (seat) => (
        <SeatNote table={table} seat={seat} clocks={clocks} skew={skew} presence={presence} />
      ),
    }
  }, [w, table, match, visit, talk, user, viewer, keepsNotes, clocks, skew, presence, notices, paused, open])
}
