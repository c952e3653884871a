// The lobby: a quick match, tables that wait for players, those that can be watched, what was played last, and one's own
// games.

import { GAMES } from '@sietch/games'
import type { NewTable, OnlineTable, QuickMatch as Quick } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { go, hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { CreateTable } from './CreateTable.tsx'
import { Frame, WithServer } from './Frame.tsx'
import { isFiltered, passes } from './filter.ts'
import { Invitations } from './Invitations.tsx'
import { ALL, type Filter, keptFilter } from './kept-choice.ts'
import { LobbyFilter } from './LobbyFilter.tsx'
import { useNamed } from './NameDialog.tsx'
import { QuickMatch } from './QuickMatch.tsx'
import { seatOf } from './seating.ts'
import { useUser } from './server.ts'
import { TableCard } from './TableCard.tsx'
import { useAttempt } from './useAttempt.ts'
import { useMyTables, useTables } from './useTables.ts'
import { takeWanted } from './wanted.ts'
import './lobby.css'

export function LobbyPage(): ReactNode {
  return (
    <WithServer>
      <Lobby />
    </WithServer>
  )
}

function Lobby(): ReactNode {
  const w = useWords()
  const user = useUser()
  const [begun] = useState(takeWanted)
  const [asked, setAsked] = useState<'create' | 'quick' | null>(begun === null ? null : 'create')
  const [filter, setFilter] = useState(keptFilter.read)
  const { dialog, asNamed } = useNamed()
  const { isBusy, problem, attempt } = useAttempt()
  const { found: open, isAway } = useTables('open')
  const { found: playing } = useTables('playing')
  const { found: over } = useTables('over')
  const mine = useMyTables()
  const others = (tables: readonly OnlineTable[] | null) =>
    tables?.filter((table) => seatOf(table, user?.id) === undefined)
  const show = (next: Filter) => {
    keptFilter.write(next)
    setFilter(next)
  }
  const enter = (made: () => Promise<{ readonly table: OnlineTable }>) => {
    setAsked(null)
    asNamed(() => attempt(async () => go({ page: 'online', id: (await made()).table.id })))
  }
  const lists = [
    ['open', w('page.lobby.open'), w('page.lobby.open.none'), others(open)],
    ['watch', w('page.lobby.watch.all'), w('page.lobby.watch.none'), others(playing)],
    ['over', w('page.lobby.over'), w('page.lobby.over.none'), over ?? undefined],
  ] as const
  return (
    <Frame title={w('page.lobby')}>
      <div className="lobby-actions">
        <Button look="primary" disabled={isBusy} onClick={() => setAsked('quick')}>
          {w('page.lobby.quick')}
        </Button>
        <Button disabled={isBusy} onClick={() => setAsked('create')}>
          {w('page.lobby.create')}
        </Button>
        <a className="button button-quiet" href={hashOf({ page: 'leaders', id: GAMES[0]?.id ?? '' })}>
          {w('page.leaders')}
        </a>
        {problem !== null && (
          <p className="panel-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <Invitations />
      {isAway && <p role="status">{w('page.online.away')}</p>}
      <div className="lobby">
        {user !== null && (
          <section className="panel lobby-mine" aria-labelledby="lobby-mine">
            <h2 id="lobby-mine">{w('page.matches')}</h2>
            {mine?.length === 0 && <p>{w('page.lobby.mine.none')}</p>}
            <ul className="table-cards">
              {mine?.map((table) => (
                <TableCard
                  key={table.id}
                  table={table}
                  user={user.id}
                  waiting={table.waiting}
                  presence={table.presence}
                />
              ))}
            </ul>
          </section>
        )}
        <div className="lobby-lists">
          <LobbyFilter filter={filter} onChange={show} />
          {lists.map(([id, title, none, tables]) => (
            <Listed key={id} id={id} title={title} none={none} tables={tables} filter={filter}>
              <Button look="quiet" onClick={() => show(ALL)}>
                {w('page.lobby.filter.clear')}
              </Button>
            </Listed>
          ))}
        </div>
      </div>
      {asked === 'create' && (
        <CreateTable
          begun={begun}
          onCreate={(table: NewTable) => enter(() => api.create(table))}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'quick' && (
        <QuickMatch onFind={(match: Quick) => enter(() => api.quick(match))} onClose={() => setAsked(null)} />
      )}
      {dialog}
    </Frame>
  )
}

type ListedProps = {
  readonly id: string
  readonly title: string
  /** What is said where there are no tables at all. */
  readonly none: string
  readonly tables: readonly OnlineTable[] | undefined
  readonly filter: Filter
  /** The way to see them all again. */
  readonly children: ReactNode
}

function Listed({ id, title, none, tables = [], filter, children }: ListedProps): ReactNode {
  const w = useWords()
  const user = useUser()
  const shown = tables.filter(passes(filter))
  const isHidden = tables.length > 0 && shown.length === 0 && isFiltered(filter)
  return (
    <section className="panel" aria-labelledby={`lobby-${id}`}>
      <h2 id={`lobby-${id}`}>{title}</h2>
      {tables.length === 0 && <p>{none}</p>}
      {isHidden && (
        <p>
          {w('page.lobby.filter.nothing')} {children}
        </p>
      )}
      <ul className="table-cards">
        {shown.map((table) => (
          <TableCard key={table.id} table={table} user={user?.id} />
        ))}
      </ul>
    </section>
  )
}
