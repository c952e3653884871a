// Mail addresses: one per account, confirmed by a link before anything else is sent to it. Links in mail are signed
// with the address's key, so that nothing has to be stored for them.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { RefusalError } from '../refusal.ts'
import type { Db } from '../table/table.ts'

const MINUTE = 60_000
/** How often a person may request a confirmation, and how often an address is sent one, no matter who asks. */
const AGAIN_AFTER = MINUTE
const ADDRESS_REST = 60 * MINUTE
/** How long a mail link can sign its player in. */
const ENTERS_FOR = 7 * 24 * 60 * MINUTE

export type Mail = {
  readonly userId: string
  readonly address: string
  readonly confirmed: number
  readonly key: string
  readonly stamp: number
}

const macOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 24)

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const readMail = (db: Db, userId: string): Promise<Mail | undefined> =>
  db.selectFrom('mails').selectAll().where('userId', '=', userId).executeTakeFirst()

/** A new address must be confirmed. Returns whether the link has to be sent. */
export async function setMail(db: Db, userId: string, address: string): Promise<boolean> {
  const before = await db.selectFrom('mails').selectAll().where('userId', '=', userId).executeTakeFirst()
  if (before?.address === address && before.confirmed === 1) return false
  const now = Date.now()
  const written = await db
    .selectFrom('mails')
    .select('userId')
    .where('address', '=', address)
    .where('userId', '!=', userId)
    .where('confirmed', '=', 0)
    .where('asked', '>', now - ADDRESS_REST)
    .executeTakeFirst()
  if (written !== undefined || (before !== undefined && Number(before.asked) > now - AGAIN_AFTER)) {
    throw new RefusalError('too-fast', 'A link has just been sent. Wait a minute.')
  }
  const row = {
    userId,
    address,
    confirmed: 0 as const,
    key: randomBytes(24).toString('base64url'),
    stamp: 0,
    asked: now,
  }
  await db
    .insertInto('mails')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
  return true
}

/** What a link does: confirm the address, or delete it. */
export type Deed = 'confirm' | 'stop'

export const tokenFor = ({ userId, address, key }: Mail, deed: Deed): string =>
  `${userId}.${macOf(key, `${deed} ${address}`)}`

/** The address the link is about; undefined if the link is invalid. */
export async function mailOf(db: Db, deed: Deed, token: string): Promise<Mail | undefined> {
  const mail = await readMail(db, token.slice(0, token.lastIndexOf('.')))
  return mail !== undefined && isSame(token, tokenFor(mail, deed)) ? mail : undefined
}

export async function doDeed(db: Db, deed: Deed, { userId, key }: Mail): Promise<void> {
  if (deed === 'stop') {
    await db.deleteFrom('mails').where('userId', '=', userId).where('key', '=', key).execute()
  } else {
    await db
      .updateTable('mails')
      .set({ confirmed: 1 })
      .where('userId', '=', userId)
      .where('key', '=', key)
      .execute()
  }
}

/** Signs in on the device where the mail is read. Ending all sessions also ends this. */
export function enteringToken({ userId, key, stamp }: Mail, now = Date.now()): string {
  const until = (now + ENTERS_FOR).toString(36)
  return `${ENTERING}${userId}.${until}.${macOf(key, `enter ${until} ${stamp}`)}`
}

const ENTERING = 'mail.'

export const isEntering = (token: string): boolean => token.startsWith(ENTERING)

/** Who comes by the link of a mail. */
export async function enteringUser(db: Db, token: string, now = Date.now()): Promise<string> {
  const [userId = '', until = '', mac = ''] = token.slice(ENTERING.length).split('.')
  const mail = await readMail(db, userId)
  const isValid =
    mail?.confirmed === 1 &&
    isSame(mac, macOf(mail.key, `enter ${until} ${mail.stamp}`)) &&
    Number.parseInt(until, 36) > now
  if (!isValid) throw new RefusalError('no-such-link', 'This link is not valid any more.')
  return userId
}

/** Sign-in links are no longer valid; unsubscribe links are. */
export async function endEntering(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set(({ eb }) => ({ stamp: eb('stamp', '+', 1) }))
    .where('userId', '=', userId)
    .execute()
}
