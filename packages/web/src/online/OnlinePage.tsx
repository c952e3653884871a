// A table of a server: its room until the match begins, then the table itself.

import type { ReactNode } from 'react'
import { Loading, Notice } from '../app/Notice.tsx'
import { useWords } from '../app/words.ts'
import { gameName } from '../start/said.ts'
import { WithServer } from './Frame.tsx'
import { Halted } from './Halted.tsx'
import { useBegunNotice } from './notice.ts'
import { OnlineTableScreen } from './OnlineTableScreen.tsx'
import { Room } from './Room.tsx'
import { useUser } from './server.ts'
import { useVisit } from './useVisit.ts'

type Props = {
  readonly id: string
  /** The number of the team that one is invited to. */
  readonly team: number | undefined
}

export function OnlinePage({ id, team }: Props): ReactNode {
  const user = useUser()
  return (
    <WithServer>
      {/* The server identifies a connection by who opened it: someone else needs a new one. */}
      <Visited key={user?.id ?? ''} id={id} team={team} />
    </WithServer>
  )
}

function Visited({ id, team }: Props): ReactNode {
  const w = useWords()
  const visited = useVisit(id)
  const played = visited?.state.table
  useBegunNotice(played?.status, gameName(w, played?.game ?? ''))
  if (visited === null) return <Loading />
  const { visit, state } = visited
  const { table, match, isClosed, problem } = state
  if (isClosed) return <Notice text={w('page.room.closed')} />
  if (table === null) return problem === null ? <Loading /> : <Notice text={problem} />
  if (table.halted !== null) return <Halted table={table} halted={table.halted} visit={visit} state={state} />
  if (match !== null) return <OnlineTableScreen table={table} match={match} visit={visit} state={state} />
  return table.status === 'open' ? (
    <Room table={table} visit={visit} state={state} invited={team} />
  ) : (
    <Loading />
  )
}
