// On the start page: the way to play with others, and the games one plays there. Without a server there is neither.

import type { MyTable } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { useServer, useUser } from './server.ts'
import { TableCard } from './TableCard.tsx'
import { useMyTables } from './useTables.ts'

export function PlayTogether(): ReactNode {
  const w = useWords()
  if (useServer().state !== 'there') return null
  return (
    <a className="button button-plain start-together" href={hashOf({ page: 'lobby' })}>
      {w('page.start.together')}
    </a>
  )
}

/** Those that are not over. */
export const useOnlineGames = (): readonly MyTable[] =>
  useMyTables()?.filter(({ status }) => status !== 'over') ?? []

export function OnlineGames({ tables }: { readonly tables: readonly MyTable[] }): ReactNode {
  const w = useWords()
  const user = useUser()
  return (
    <>
      <h3>{w('page.matches.online')}</h3>
      <ul>
        {tables.map((table) => (
          <TableCard key={table.id} table={table} user={user?.id} waiting={table.waiting} />
        ))}
      </ul>
    </>
  )
}
