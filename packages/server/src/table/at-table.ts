// One transaction that has a table to itself: what was read still holds when it is written.

import { notTheHost, RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { type Db, lockTables, readSoundTable, type Table } from './table.ts'

type Work<T> = (trx: Db, table: Table) => Promise<T>

export function atTableOf({ db, dialect }: Pick<Store, 'db' | 'dialect'>) {
  function atTable<T>(id: string, work: Work<T>): Promise<T> {
    return db.transaction().execute(async (trx) => {
      await lockTables(trx, dialect, [id])
      return work(trx, await readSoundTable(trx, id))
    })
  }

  const atOpenTable = <T>(id: string, work: Work<T>): Promise<T> =>
    atTable(id, (trx, table) => {
      if (table.status !== 'open') throw new RefusalError('already-started', 'The match has begun.')
      return work(trx, table)
    })

  const asHost = <T>(id: string, userId: string, work: Work<T>): Promise<T> =>
    atOpenTable(id, (trx, table) => {
      if (table.host !== userId) throw notTheHost()
      return work(trx, table)
    })

  return { atTable, atOpenTable, asHost }
}
