// The same deal in every run: what a server of the tests draws for a new table follows from what is played there.

import { sql } from 'kysely'
import { openStore } from '../src/store/open.ts'

/** Of the server with this folder. A deal that is played once more is as it was. */
export async function fixDeals(data: string): Promise<void> {
  const { db, close } = await openStore({ data })
  await sql`
    create trigger "fixed-deal" after insert on tables when new.rated = 1
    begin update tables set seed = new.game || new.setup where id = new.id; end`.execute(db)
  await close()
}
