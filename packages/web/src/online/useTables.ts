// Lists of tables that stay up to date while one looks at them.

import { useEffect, useState } from 'react'
import { api } from './api.ts'
import type { MyTable, OnlineTable } from './messages.ts'
import { useServer } from './server.ts'

const EVERY = 5000

function usePolled<T>(load: (() => Promise<T>) | null): T | null {
  const [found, setFound] = useState<T | null>(null)
  useEffect(() => {
    if (load === null) return setFound(null)
    let hasLeft = false
    const look = () =>
      load().then(
        (news) => !hasLeft && setFound(news),
        // The next time may be better.
        () => {},
      )
    void look()
    const timer = setInterval(() => !document.hidden && look(), EVERY)
    return () => {
      hasLeft = true
      clearInterval(timer)
    }
  }, [load])
  return found
}

const openTables = async (): Promise<readonly OnlineTable[]> => (await api.openTables()).tables

const ORDER = ['playing', 'open', 'over']

/** Games that go on come first. */
const myTables = async (): Promise<readonly MyTable[]> =>
  (await api.myTables()).tables.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))

export const useOpenTables = (): readonly OnlineTable[] | null => usePolled(openTables)

/** Nothing for those who have not said who they are, and where there is no server. */
export function useMyTables(): readonly MyTable[] | null {
  const server = useServer()
  return usePolled(server.state === 'there' && server.user !== null ? myTables : null)
}
