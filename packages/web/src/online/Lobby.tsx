// The lobby: tables that wait for players, and one's own games.

import type { NewTable } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { go } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { CreateTable } from './CreateTable.tsx'
import { Frame, WithServer } from './Frame.tsx'
import { useNamed } from './NameDialog.tsx'
import { seatOf } from './seating.ts'
import { useUser } from './server.ts'
import { TableCard } from './TableCard.tsx'
import { useAttempt } from './useAttempt.ts'
import { useMyTables, useOpenTables } from './useTables.ts'
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
  const [isCreating, setCreating] = useState(begun !== null)
  const { dialog, asNamed } = useNamed()
  const { problem, attempt } = useAttempt()
  const { found: open, isAway } = useOpenTables()
  const mine = useMyTables()
  const others = open?.filter((table) => seatOf(table, user?.id) === undefined)
  const create = (table: NewTable) =>
    asNamed(() =>
      attempt(async () => {
        const made = await api.create(table)
        go({ page: 'online', id: made.table.id })
      }),
    )
  return (
    <Frame title={w('page.lobby')}>
      <div className="lobby-actions">
        <Button look="primary" onClick={() => setCreating(true)}>
          {w('page.lobby.create')}
        </Button>
        {problem !== null && (
          <p className="panel-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      {isAway && <p role="status">{w('page.online.away')}</p>}
      <div className="lobby">
        <section className="panel" aria-labelledby="lobby-open">
          <h2 id="lobby-open">{w('page.lobby.open')}</h2>
          {others?.length === 0 && <p>{w('page.lobby.open.none')}</p>}
          <ul className="table-cards">
            {others?.map((table) => (
              <TableCard key={table.id} table={table} user={user?.id} />
            ))}
          </ul>
        </section>
        {user !== null && (
          <section className="panel" aria-labelledby="lobby-mine">
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
      </div>
      {isCreating && (
        <CreateTable
          begun={begun}
          onCreate={(table) => {
            setCreating(false)
            create(table)
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {dialog}
    </Frame>
  )
}
