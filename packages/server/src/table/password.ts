// The password of a table: hashed, compared here and sent to no one. Guessing is stopped quickly, across nodes: each
// attempt is counted before it is checked, so many at once do not get around it.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { RefusalError } from '../refusal.ts'
import type { Db } from './table.ts'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const LENGTH = 32

/** Attempts per period; an address may be a whole household. */
const TRIES = { person: 5, address: 20 } as const
const WITHIN = 10 * 60_000

/** Whose tries are counted. */
export type Guest = { readonly user: string; readonly address: string }

/** Unicode-normalized, so that it does not depend on the keyboard. */
const spelled = (password: string): string => password.normalize('NFC')

export async function hashedPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(spelled(password), salt, LENGTH)
  return `${salt.toString('base64url')}.${key.toString('base64url')}`
}

async function isPassword(hashed: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hashed.split('.')
  const given = await derive(spelled(password), Buffer.from(salt, 'base64url'), LENGTH)
  const known = Buffer.from(key, 'base64url')
  return known.length === given.length && timingSafeEqual(known, given)
}

/** Refuses anyone who does not know the table's password, if it has one. */
export async function checkPassword(
  db: Db,
  tableId: string,
  { user, address }: Guest,
  password: string | undefined,
): Promise<void> {
  const row = await db.selectFrom('tables').select('password').where('id', '=', tableId).executeTakeFirst()
  if (row == null || row.password === null) return
  if (password === undefined) throw new RefusalError('locked', 'This table has a password.')
  const counted = [
    [triesOf(user), TRIES.person],
    [`address ${address}`, TRIES.address],
  ] as const
  for (const [who, most] of counted) {
    if ((await tried(db, tableId, who)) > most)
      throw new RefusalError('too-many-tries', 'That was wrong too often. Try again in ten minutes.')
  }
  if (!(await isPassword(row.password, password)))
    throw new RefusalError('wrong-table-password', 'That is not the password of this table.')
  // A correct password is not a guess.
  for (const [who] of counted) {
    await db
      .updateTable('tries')
      .set(({ eb }) => ({ n: eb('n', '-', 1) }))
      .where('tableId', '=', tableId)
      .where('who', '=', who)
      .execute()
  }
}

/** The key under which a person's attempts are counted. */
export const triesOf = (user: string): string => `person ${user}`

/** Recent attempts, including this one. */
async function tried(db: Db, tableId: string, who: string): Promise<number> {
  const now = Date.now()
  const isOld = sql`tries.since < ${now - WITHIN}`
  const { n } = await db
    .insertInto('tries')
    .values({ tableId, who, n: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(['tableId', 'who']).doUpdateSet({
        n: sql<number>`case when ${isOld} then 1 else tries.n + 1 end`,
        since: sql<number>`case when ${isOld} then ${now} else tries.since end`,
      }),
    )
    .returning('n')
    .executeTakeFirstOrThrow()
  return n
}
