// Passkeys: the challenges a device signs, and the keys that identify it.

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { LIMITS, type NewPasskey, type PasskeyAssertion, type User } from '@sietch/protocol'
import { RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import type { Db } from '../table/table.ts'
import { becomeAccount, isTaken } from './identity.ts'
import { challengeIn, checkNew, checkSigned, type Site, wrongPasskey } from './webauthn.ts'
import { readableName } from './words.ts'

/** How long a challenge is valid, in milliseconds. */
export const CHALLENGE_LASTS = 5 * 60_000

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export type Passkeys = ReturnType<typeof passkeysOf>

export function passkeysOf({ db }: Store) {
  async function challenge(userId: string | null): Promise<string> {
    const made = randomBytes(32).toString('base64url')
    await db
      .insertInto('challenges')
      .values({ hash: hashOf(made), userId, at: Date.now() })
      .execute()
    return made
  }

  /** It is used up either way. */
  async function take(made: string, userId: string | null): Promise<void> {
    const found = await db
      .deleteFrom('challenges')
      .where('hash', '=', hashOf(made))
      .returning(['userId', 'at'])
      .executeTakeFirst()
    if (found === undefined || found.userId !== userId || Number(found.at) < Date.now() - CHALLENGE_LASTS) {
      throw wrongPasskey()
    }
  }

  return {
    async optionsFor({ id, name, username }: User, { rp }: Site) {
      const known = await db.selectFrom('passkeys').select('credential').where('userId', '=', id).execute()
      return {
        challenge: await challenge(id),
        rp,
        user: { id: Buffer.from(id).toString('base64url'), name: username ?? name },
        known: known.map(({ credential }) => credential),
      }
    },

    /** It turns a guest into an account with the name they want. */
    async add(user: User, { name, username, clientData, ...made }: NewPasskey, site: Site) {
      await take(challengeIn(clientData, 'webauthn.create', site), user.id)
      const counter = checkNew(made, site)
      const { credential, publicKey, algorithm } = made
      const row = {
        id: randomUUID(),
        userId: user.id,
        credential,
        publicKey,
        algorithm,
        counter,
        name: readableName(name),
        created: Date.now(),
        used: null,
      }
      const account = await db.transaction().execute(async (trx) => {
        const { count } = await trx
          .selectFrom('passkeys')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('userId', '=', user.id)
          .executeTakeFirstOrThrow()
        if (Number(count) >= LIMITS.passkeys) {
          throw new RefusalError('too-many-devices', 'You have enough passkeys.')
        }
        if (user.username === null && username === undefined) {
          throw new RefusalError('no-account', 'An account needs a name.')
        }
        const named = user.username === null && username !== undefined
        const known = named ? await becomeAccount(trx, user, username) : user
        await trx
          .insertInto('passkeys')
          .values(row)
          .execute()
          .catch((error: unknown) => Promise.reject(isTaken(error) ? wrongPasskey() : error))
        return known
      })
      const { id, created, used } = row
      return { user: account, passkey: { id, name: row.name, created, used } }
    },

    list: (userId: string) =>
      db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created', 'used'])
        .where('userId', '=', userId)
        .orderBy('created')
        .execute(),

    /** Not the last way in. */
    drop: (userId: string, id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id).execute()
        if (!(await hasWayIn(trx, userId))) {
          throw new RefusalError('last-way', 'Set a password first: nothing else would let you in.')
        }
      }),

    enteringOptions: async ({ rp }: Site) => ({ challenge: await challenge(null), rp }),

    /** The owner of the passkey that signed it. */
    async entering({ credential, ...signed }: PasskeyAssertion, site: Site): Promise<string> {
      await take(challengeIn(signed.clientData, 'webauthn.get', site), null)
      const known = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential', '=', credential)
        .executeTakeFirst()
      if (known === undefined) throw wrongPasskey()
      const before = Number(known.counter)
      const counter = checkSigned(signed, { ...known, counter: before }, site)
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, used: Date.now() })
        .where('id', '=', known.id)
        // Of two simultaneous sign-ins with the same count, one is a copy.
        .where('counter', '=', before)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw wrongPasskey()
      return known.userId
    },
  }
}

async function hasWayIn(trx: Db, userId: string): Promise<boolean> {
  const key = await trx
    .selectFrom('passkeys')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return key !== undefined || (await hasPassword(trx, userId))
}

export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', userId)
    .where('password', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
