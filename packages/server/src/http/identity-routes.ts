// Who am I, and how do I come back?

import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import type { Entered, Identity } from '../people/identity.ts'
import { readProfile } from '../people/results.ts'
import { readableName } from '../people/words.ts'
import { RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { webHeaders } from './origin.ts'
import { userOf } from './read.ts'
import type { Handlers } from './routes.ts'

type IdentityRoute =
  | 'me'
  | 'guest'
  | 'rename'
  | 'register'
  | 'signIn'
  | 'signOut'
  | 'changePassword'
  | 'signOutEverywhere'
  | 'recovery'
  | 'recover'
  | 'player'
  | 'webhook'
  | 'setWebhook'
  | 'dropWebhook'
  | 'pushKey'
  | 'addPush'
  | 'dropPush'

const MOST_DEVICES = 10

export function identityRoutes(parts: {
  identity: Identity
  store: Store
  config: Config
  /** These people are no longer who they were: what they have open has to be looked at again. */
  changed(userIds: readonly string[]): void
  /** Somebody else sits at these tables now. */
  seatsChanged(tables: readonly string[]): Promise<void>
}): Handlers<IdentityRoute> {
  const { identity, config, changed, seatsChanged } = parts
  const { db } = parts.store

  const welcome = (reply: FastifyReply, { user, cookies }: Entered) => {
    reply.header('set-cookie', [...cookies])
    return { user }
  }

  return {
    me: async ({ request: { user } }) => ({ user: user ?? null }),

    async guest({ request, reply, body: { name } }) {
      if (request.user !== undefined) throw new RefusalError('already-known', 'You have a name already.')
      return welcome(reply, await identity.guest(readableName(name)))
    },

    async rename({ request, body }) {
      const name = readableName(body.name)
      await identity.rename(userOf(request).id, name)
      return { user: { ...userOf(request), name } }
    },

    register: async ({ request, body }) => ({ user: await identity.register(userOf(request), body) }),

    async signIn({ request, reply, body }) {
      const before = request.user
      const { tables, ...answer } = await identity.signIn(before, body)
      await seatsChanged(tables)
      // Whoever connects again should have the new cookie by then.
      if (before !== undefined) reply.raw.once('close', () => changed([before.id, answer.user.id]))
      return welcome(reply, answer)
    },

    async signOut({ request, reply }) {
      reply.header('set-cookie', [...(await identity.signOut(webHeaders(request.headers)))])
      if (request.user !== undefined) changed([request.user.id])
      return {}
    },

    async changePassword({ request, reply, body }) {
      const user = userOf(request)
      if (user.username === null) throw new RefusalError('no-account', 'A guest has no password.')
      const answer = await identity.changePassword(webHeaders(request.headers), body)
      changed([user.id])
      return welcome(reply, answer)
    },

    async signOutEverywhere({ request, reply }) {
      const user = userOf(request)
      reply.header('set-cookie', [...(await identity.signOutEverywhere(user, webHeaders(request.headers)))])
      changed([user.id])
      return { user: user.username === null ? user : null }
    },

    async recovery({ request }) {
      const { token, until } = await identity.recoveryToken(userOf(request).id)
      const site = config.publicUrl ?? `${request.protocol}://${request.host}`
      return { token, link: `${site}/#/recover/${token}`, until }
    },

    recover: async ({ reply, body: { token } }) => welcome(reply, await identity.recover(token)),

    async player({ id }) {
      const profile = await readProfile(db, id)
      if (profile === undefined) throw new RefusalError('no-such-player', 'There is no such player.')
      return profile
    },

    async webhook({ request }) {
      const { id } = userOf(request)
      const row = await db.selectFrom('webhooks').select('url').where('userId', '=', id).executeTakeFirst()
      return { url: row?.url ?? null }
    },

    async setWebhook({ request, body: { url } }) {
      const { id } = userOf(request)
      await db
        .insertInto('webhooks')
        .values({ userId: id, url })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ url }))
        .execute()
      return { url }
    },

    async dropWebhook({ request }) {
      await db.deleteFrom('webhooks').where('userId', '=', userOf(request).id).execute()
      return {}
    },

    pushKey: async () => ({ key: config.push?.publicKey ?? null }),

    async addPush({ request, body: { endpoint, keys } }) {
      const { id } = userOf(request)
      if (config.push === undefined) throw new RefusalError('no-push', 'This server sends no notifications.')
      const row = { endpoint, userId: id, keys: JSON.stringify(keys) }
      const others = await db
        .selectFrom('pushes')
        .select('endpoint')
        .where('userId', '=', id)
        .where('endpoint', '!=', endpoint)
        .execute()
      if (others.length >= MOST_DEVICES) {
        throw new RefusalError('too-many-devices', 'Enough of your devices are notified already.')
      }
      await db
        .insertInto('pushes')
        .values(row)
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .execute()
      return {}
    },

    async dropPush({ request, body: { endpoint } }) {
      await db
        .deleteFrom('pushes')
        .where('endpoint', '=', endpoint)
        .where('userId', '=', userOf(request).id)
        .execute()
      return {}
    },
  }
}
