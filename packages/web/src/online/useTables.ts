// Lists of tables that stay up to date while one looks at them.

import type { MyTable, OnlineTable } from '@sietch/protocol'
import { useEffect, useState } from 'react'
import { api } from './api.ts'
import { useServer } from './server.ts'

const EVERY = 5000

/** `isAway`: the server did not answer the last time; the next time may be better. */
type Polled<T> = { readonly found: T | null; readonly isAway: boolean }

function usePolled<T>(load: (() => Promise<T>) | null): Polled<T> {
  const [polled, setPolled] = useState<Polled<T>>({ found: null, isAway: false })
  useEffect(() => {
    if (load === null) return setPolled({ found: null, isAway: false })
    let hasLeft = false
    const look = () =>
      load().then(
        (found) => !hasLeft && setPolled({ found, isAway: false }),
        () => !hasLeft && setPolled(({ found }) => ({ found, isAway: true })),
      )
    void look()
    const timer = setInterval(() => !document.hidden && look(), EVERY)
    return () => {
      hasLeft = true
      clearInterval(timer)
    }
  }, [load])
  return polled
}

type Status = OnlineTable['status']

const listed = (status: Status) => async (): Promise<readonly OnlineTable[]> =>
  (await api.tables(status)).tables

const LISTS: { readonly [S in Status]: () => Promise<readonly OnlineTable[]> } = {
  open: listed('open'),
  playing: listed('playing'),
  over: listed('over'),
}

const ORDER = ['playing', 'open', 'over']

/** Games that go on come first. */
const myTables = async (): Promise<readonly MyTable[]> =>
  (await api.myTables()).tables.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))

/** The tables of everyone's list. */
export const useTables = (status: Status): Polled<readonly OnlineTable[]> => usePolled(LISTS[status])

/** Nothing for those who have not said who they are, and where there is no server. */
export function useMyTables(): readonly MyTable[] | null {
  const server = useServer()
  return usePolled(server.state === 'there' && server.user !== null ? myTables : null).found
}
