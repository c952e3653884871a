// Who am I, and how do I come back?

import type { User } from '@sietch/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Limiter } from '../limiter.ts'
import { codeOf, makeCode } from '../people/codes.ts'
import { exportOf } from '../people/export.ts'
import type { FriendsBook } from '../people/friends.ts'
import type { Arrived, Entered, Identity } from '../people/identity.ts'
import { hasPassword, type Passkeys } from '../people/passkeys.ts'
import { siteOf } from '../people/webauthn.ts'
import { readableName } from '../people/words.ts'
import { RefusalError, tooFast } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { enteringUser, isEntering } from '../told/mails.ts'
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
  | 'reset'
  | 'passkeyEntry'
  | 'enterByPasskey'
  | 'access'
  | 'passkeyOptions'
  | 'addPasskey'
  | 'dropPasskey'
  | 'makeCode'
  | 'exportMe'
  | 'deleteMe'

export function identityRoutes(parts: {
  identity: Identity
  store: Store
  config: Config
  limiter: Limiter
  passkeys: Passkeys
  friends: FriendsBook
  /** Someone leaves for good. */
  leave(userId: string): Promise<void>
  /** These people's identity has changed: what they have open must be checked again. */
  changed(userIds: readonly string[]): void
  /** Someone else sits at these tables now. */
  seatsChanged(tables: readonly string[]): Promise<void>
}): Handlers<IdentityRoute> {
  const { identity, config, limiter, passkeys, friends, leave, changed, seatsChanged } = parts
  const { db } = parts.store

  const welcome = (reply: FastifyReply, { user, cookies }: Entered) => {
    reply.header('set-cookie', [...cookies])
    return { user }
  }

  async function arrived(request: FastifyRequest, reply: FastifyReply, { tables, ...answer }: Arrived) {
    const before = request.user
    await seatsChanged(tables)
    // Reconnecting clients should have the new cookie by then.
    if (before !== undefined) reply.raw.once('close', () => changed([before.id, answer.user.id]))
    return welcome(reply, answer)
  }

  /** For requests that cannot be undone or return everything. */
  async function fresh(request: FastifyRequest): Promise<User> {
    const user = userOf(request)
    await identity.checkFresh(user, webHeaders(request.headers))
    return user
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
      return arrived(request, reply, await identity.signIn(request.user, body))
    },

    async signOut({ request, reply }) {
      reply.header('set-cookie', [...(await identity.signOut(webHeaders(request.headers)))])
      if (request.user !== undefined) changed([request.user.id])
      return {}
    },

    async changePassword({ request, reply, body }) {
      const user = userOf(request)
      if (user.username === null) throw new RefusalError('no-account', 'A guest has no password.')
      const answer = (await hasPassword(db, user.id))
        ? await identity.changePassword(webHeaders(request.headers), body)
        : await identity.givePassword((await fresh(request)).id, body.new)
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

    async recover({ reply, body: { token } }) {
      const entered = isEntering(token)
        ? identity.enterAs(await enteringUser(db, token))
        : identity.recover(token)
      return welcome(reply, await entered)
    },

    async reset({ reply, body }) {
      // Limits code attempts per account, from any address.
      if (!limiter.allows('code', { person: body.username.toLowerCase() })) throw tooFast()
      const answer = await identity.reset(body)
      changed([answer.user.id])
      return welcome(reply, answer)
    },

    passkeyEntry: async ({ request }) => passkeys.enteringOptions(siteOf(config.publicUrl, request.host)),

    async enterByPasskey({ request, reply, body }) {
      const userId = await passkeys.entering(body, siteOf(config.publicUrl, request.host))
      return arrived(request, reply, await identity.arrive(request.user, userId))
    },

    async access({ request }) {
      const { id } = userOf(request)
      const [password, keys, code] = await Promise.all([
        hasPassword(db, id),
        passkeys.list(id),
        codeOf(db, id),
      ])
      return { password, passkeys: keys, code }
    },

    passkeyOptions: async ({ request }) =>
      passkeys.optionsFor(userOf(request), siteOf(config.publicUrl, request.host)),

    async addPasskey({ request, body }) {
      const user = await fresh(request)
      return passkeys.add(user, body, siteOf(config.publicUrl, request.host))
    },

    async dropPasskey({ request, id }) {
      await passkeys.drop((await fresh(request)).id, id)
      return {}
    },

    async makeCode({ request }) {
      const user = await fresh(request)
      if (user.username === null) throw new RefusalError('no-account', 'A guest has no password.')
      return { code: await makeCode(db, user.id) }
    },

    exportMe: async ({ request }) => exportOf(parts.store, friends, (await fresh(request)).id),

    async deleteMe({ request, reply, body }) {
      const user = await fresh(request)
      if (body.name !== user.name) throw new RefusalError('bad-name', 'That is not your name.')
      await leave(user.id)
      reply.header('set-cookie', [...(await identity.signOut(webHeaders(request.headers)))])
      return {}
    },
  }
}
