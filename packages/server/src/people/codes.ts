// The recovery code of an account: shown once, and good for setting a new password once. It has a hundred bits, so its
// hash reveals nothing, and no letters that look like others.

import { createHash, randomInt } from 'node:crypto'
import { RefusalError } from '../refusal.ts'
import type { Db } from '../table/table.ts'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const [GROUPS, GROUP] = [4, 5]

/** Normalized: people write O for 0. */
function hashOf(code: string): string {
  const plain = code
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '')
  return createHash('sha256').update(plain).digest('hex')
}

export async function makeCode(db: Db, userId: string): Promise<string> {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const code = Array.from({ length: GROUPS }, group).join('-')
  const row = { userId, hash: hashOf(code), at: Date.now() }
  await db
    .insertInto('codes')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
  return code
}

/** When it was created. */
export async function codeOf(db: Db, userId: string): Promise<number | null> {
  const row = await db.selectFrom('codes').select('at').where('userId', '=', userId).executeTakeFirst()
  return row === undefined ? null : Number(row.at)
}

/** The owner of the code, which is used up. No one learns whether there is such an account. */
export async function takeCode(trx: Db, username: string, code: string): Promise<string> {
  const found = await trx
    .deleteFrom('codes')
    .where('hash', '=', hashOf(code))
    .where('userId', 'in', (eb) =>
      eb.selectFrom('user').select('id').where('username', '=', username.toLowerCase()),
    )
    .returning('userId')
    .executeTakeFirst()
  if (found === undefined) throw new RefusalError('wrong-code', 'The name or the code is wrong.')
  return found.userId
}
