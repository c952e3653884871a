// Who someone is: a guest with a name, or a player with a password. better-auth keeps sessions and passwords; its own
// routes are not exposed, only these few functions are.

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Body, type Credentials, isRefusalCode, type User } from '@sietch/protocol'
import { betterAuth, createLocalAccountIssuer } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { username } from 'better-auth/plugins'
import { z } from 'zod'
import { RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { cannotStore } from '../store/trouble.ts'
import { type Db, lockTables } from '../table/table.ts'
import { endEntering } from '../told/mails.ts'
import { takeCode } from './codes.ts'

/** The result: the user, and the cookies to set. */
export type Entered = { readonly user: User; readonly cookies: readonly string[] }

/** Plus the tables where a guest sat whose identity has changed. */
export type Arrived = Entered & { readonly tables: readonly string[] }

const DAY = 24 * 3600
const YEAR = 365 * DAY
/** How long a link brings its player back, in milliseconds. */
export const LINK_LASTS = 30 * DAY * 1000
/** How long, in milliseconds, a fresh sign-in is enough for irreversible actions. */
const FRESH = 15 * 60_000

export type Identity = ReturnType<typeof identityOf>

export function identityOf(store: Store, secret: string, publicUrl: string | undefined) {
  const { db, dialect } = store
  const auth = betterAuth({
    secret,
    baseURL: publicUrl ?? 'http://localhost',
    database: { db, type: dialect },
    telemetry: { enabled: false },
    logger: { disabled: true },
    session: { expiresIn: YEAR, updateAge: 24 * 3600 },
    emailAndPassword: { enabled: true },
    advanced: { cookiePrefix: 'sietch', defaultCookieAttributes: { sameSite: 'lax', httpOnly: true } },
    plugins: [username(), doors],
  })

  async function entered(
    answer: Promise<{ headers: Headers; response: { user: unknown } }>,
  ): Promise<Entered> {
    try {
      const { headers, response } = await answer
      return { user: readUser(response.user), cookies: headers.getSetCookie() }
    } catch (error) {
      if (!(error instanceof APIError)) throw error
      if (error.statusCode >= 500) throw cannotStore(error)
      const { code = '', message = 'That is not possible.' } = error.body ?? {}
      const known = code.toLowerCase().replaceAll('_', '-')
      throw new RefusalError(isRefusalCode(known) ? known : 'not-allowed', message)
    }
  }

  const hashed = async (password: string): Promise<string> => (await auth.$context).password.hash(password)

  /** For someone already authenticated. */
  const enterAs = (userId: string): Promise<Entered> =>
    entered(auth.api.enterAgain({ body: { userId }, returnHeaders: true }))

  async function userOf(headers: Headers): Promise<User | undefined> {
    if (!headers.has('cookie')) return undefined
    const found = await auth.api.getSession({ headers }).catch((error: unknown) => {
      // better-auth wraps database errors.
      throw error instanceof APIError && error.statusCode >= 500 ? cannotStore(error) : error
    })
    return found === null ? undefined : readUser(found.user)
  }

  async function signOut(headers: Headers): Promise<readonly string[]> {
    const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true })
    return answer.getSetCookie()
  }

  return {
    userOf,

    guest: (name: string): Promise<Entered> =>
      entered(auth.api.enterAsGuest({ body: { name }, returnHeaders: true })),

    /** A guest gets a password and stays who they are, with all their seats. */
    async register(user: User, { username: wanted, password }: Credentials): Promise<User> {
      const hash = await hashed(password)
      return db.transaction().execute(async (trx) => {
        const account = await becomeAccount(trx, user, wanted)
        await setPassword(trx, user.id, hash)
        return account
      })
    },

    /** All other sessions and the link become invalid. */
    async changePassword(headers: Headers, change: Body<'changePassword'>): Promise<Entered> {
      const body = { currentPassword: change.old ?? '', newPassword: change.new, revokeOtherSessions: true }
      const answer = await entered(auth.api.changePassword({ body, headers, returnHeaders: true }))
      await db.deleteFrom('recoveries').where('userId', '=', answer.user.id).execute()
      await endEntering(db, answer.user.id)
      return answer
    },

    /** For an account without one, by someone freshly authenticated. */
    async givePassword(userId: string, password: string): Promise<Entered> {
      const hash = await hashed(password)
      await db.transaction().execute(async (trx) => {
        await setPassword(trx, userId, hash)
        await endSessions(trx, userId)
      })
      return enterAs(userId)
    },

    /** A new password by recovery code. All sessions and the link become invalid. */
    async reset({ username, code, password }: Body<'reset'>): Promise<Entered> {
      const hash = await hashed(password)
      const userId = await db.transaction().execute(async (trx) => {
        const found = await takeCode(trx, username, code)
        await setPassword(trx, found, hash)
        await endSessions(trx, found)
        return found
      })
      return enterAs(userId)
    },

    /** Refuses an account without a recent sign-in. A guest has nothing to sign in with. */
    async checkFresh({ username }: User, headers: Headers, now = Date.now()): Promise<void> {
      if (username === null) return
      const found = await auth.api.getSession({ headers })
      if (found !== null && found.session.createdAt.getTime() > now - FRESH) return
      throw new RefusalError('not-fresh', 'Sign in again first, to show that it is you.')
    },

    /**
     * Ends every session and the link, and stops notifications on all devices. A guest stays signed in here: nothing
     * else would bring them back.
     */
    async signOutEverywhere({ id, username }: User, headers: Headers): Promise<readonly string[]> {
      const session = await auth.api.getSession({ headers })
      const cookies = username === null ? [] : await signOut(headers)
      await db.transaction().execute(async (trx) => {
        const kept = username === null ? (session?.session.id ?? '') : ''
        await trx.deleteFrom('session').where('userId', '=', id).where('id', '!=', kept).execute()
        await trx.deleteFrom('recoveries').where('userId', '=', id).execute()
        await trx.deleteFrom('pushes').where('userId', '=', id).execute()
        await endEntering(trx, id)
      })
      return cookies
    },

    /** Whatever a guest has started moves to their account: also returns the tables where they sat. */
    async signIn(guest: User | undefined, body: Credentials): Promise<Arrived> {
      return withGuest(
        guest,
        await entered(auth.api.signInUsername({ body, returnHeaders: true }).then(present)),
      )
    },

    /** The same for someone authenticated in another way. */
    arrive: async (guest: User | undefined, userId: string): Promise<Arrived> =>
      withGuest(guest, await enterAs(userId)),

    signOut,

    /** A link's secret that brings the player back on another device, once. It replaces the one given before. */
    async recoveryToken(userId: string): Promise<{ token: string; until: number }> {
      const token = randomBytes(24).toString('base64url')
      const row = { userId, hash: hashOf(token), at: Date.now() }
      await db
        .insertInto('recoveries')
        .values(row)
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
        .execute()
      return { token, until: row.at + LINK_LASTS }
    },

    async recover(token: string): Promise<Entered> {
      const found = await db
        .deleteFrom('recoveries')
        .where('hash', '=', hashOf(token))
        .where('at', '>', Date.now() - LINK_LASTS)
        .returning('userId')
        .executeTakeFirst()
      if (found === undefined) throw new RefusalError('no-such-link', 'This link is not valid any more.')
      return enterAs(found.userId)
    },

    enterAs,

    async rename(userId: string, name: string): Promise<void> {
      await db.updateTable('user').set({ name }).where('id', '=', userId).execute()
    },
  }

  async function withGuest(guest: User | undefined, answer: Entered): Promise<Arrived> {
    const isGuest = guest !== undefined && guest.username === null
    return { ...answer, tables: isGuest ? await carryOver(guest.id, answer.user.id) : [] }
  }

  /** Returns the tables where someone else sits now. */
  async function carryOver(from: string, to: string): Promise<readonly string[]> {
    return db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('seats')
        .select('tableId')
        .distinct()
        .where('userId', '=', from)
        .execute()
      const tables = rows.map(({ tableId }) => tableId)
      await lockTables(trx, dialect, tables)
      if (tables.length > 0) {
        await trx
          .updateTable('seats')
          .set({ userId: to })
          .where('userId', '=', from)
          .where('tableId', 'in', tables)
          .execute()
        // Nodes with a match in memory read it again.
        await trx
          .updateTable('matches')
          .set((eb) => ({ arranged: eb('arranged', '+', 1) }))
          .where('tableId', 'in', tables)
          .execute()
      }
      await trx.updateTable('tables').set({ host: to }).where('host', '=', from).execute()
      const removed = trx.selectFrom('kicked').select('tableId').where('userId', '=', to)
      await trx
        .updateTable('kicked')
        .set({ userId: to })
        .where('userId', '=', from)
        .where('tableId', 'not in', removed)
        .execute()
      const noted = trx.selectFrom('notes').select('tableId').where('userId', '=', to)
      await trx
        .updateTable('notes')
        .set({ userId: to })
        .where('userId', '=', from)
        .where('tableId', 'not in', noted)
        .execute()
      // The device notifies whoever is signed in on it.
      await trx.updateTable('pushes').set({ userId: to }).where('userId', '=', from).execute()
      await trx.updateTable('results').set({ userId: to }).where('userId', '=', from).execute()
      await trx.updateTable('chat').set({ userId: to }).where('userId', '=', from).execute()
      await trx.updateTable('notices').set({ userId: to }).where('userId', '=', from).execute()
      await trx.updateTable('whispers').set({ userId: to }).where('userId', '=', from).execute()
      const heard = trx.selectFrom('heard').select('whisperId').where('userId', '=', to)
      await trx
        .updateTable('heard')
        .set({ userId: to })
        .where('userId', '=', from)
        .where('whisperId', 'not in', heard)
        .execute()
      return tables
    })
  }
}

/** A guest becomes an account, if the name is free. */
export async function becomeAccount(trx: Db, user: User, wanted: string): Promise<User> {
  if (user.username !== null) throw alreadyRegistered()
  const username = wanted.toLowerCase()
  try {
    const { numUpdatedRows } = await trx
      .updateTable('user')
      .set({ username, displayUsername: wanted, updatedAt: new Date().toISOString() })
      .where('id', '=', user.id)
      // Of two simultaneous requests, one comes too late.
      .where('username', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw alreadyRegistered()
  } catch (error) {
    throw isTaken(error) ? new RefusalError('username-taken', 'That name is taken.') : error
  }
  return { ...user, username }
}

/** Replaces the previous one, if any. */
async function setPassword(trx: Db, userId: string, password: string): Promise<void> {
  const now = new Date().toISOString()
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ password, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await trx
    .insertInto('account')
    .values({
      id: randomUUID(),
      userId,
      providerId: 'credential',
      issuer: createLocalAccountIssuer('credential'),
      accountId: userId,
      password,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

/** All of them, and anything else that could open one. */
async function endSessions(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('session').where('userId', '=', userId).execute()
  await trx.deleteFrom('recoveries').where('userId', '=', userId).execute()
  await endEntering(trx, userId)
}

const alreadyRegistered = () => new RefusalError('already-registered', 'You have an account already.')

/** A unique constraint violation in either database. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '23505' || String(error.code).startsWith('SQLITE_CONSTRAINT'))

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const readUser = (json: unknown): User =>
  z.object({ id: z.string(), name: z.string(), username: z.string().nullish().default(null) }).parse(json)

function present<T>(answer: { headers: Headers; response: T | null }): { headers: Headers; response: T } {
  if (answer.response === null) throw new RefusalError('wrong-password', 'The name or the password is wrong.')
  return { headers: answer.headers, response: answer.response }
}

/** Endpoints that better-auth lacks. They are called only from here, and trust their input. */
const doors = {
  id: 'sietch',
  endpoints: {
    enterAsGuest: createAuthEndpoint(
      '/sietch/guest',
      { method: 'POST', body: z.object({ name: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        // better-auth requires an email address; .invalid never exists.
        const email = `${randomUUID()}@guest.invalid`
        const user = await internalAdapter.createUser(
          { email, emailVerified: false, name: ctx.body.name },
          { method: 'anonymous' },
        )
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ user })
      },
    ),
    enterAgain: createAuthEndpoint(
      '/sietch/recover',
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (user === null) throw new RefusalError('no-such-player', 'There is no such player any more.')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ user })
      },
    ),
  },
}
