// Who am I, and how do I come back?

import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { credentials, type Entered, type Identity, newPassword } from '../people/identity.ts'
import { readProfile } from '../people/results.ts'
import { nameOf, readableName } from '../people/words.ts'
import { RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { webHeaders } from './origin.ts'
import { idOf, read, userOf } from './read.ts'

/** Doors that somebody might try by the thousand. */
const FEW: RouteShorthandOptions = { config: { kinds: ['enter'] } }
const NEW_GUEST: RouteShorthandOptions = { config: { kinds: ['enter', 'guest'] } }

const MOST_DEVICES = 10

const webhook = z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(500) })
const subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})

export function identityRoutes(
  app: FastifyInstance,
  parts: {
    identity: Identity
    store: Store
    config: Config
    /** These people are no longer who they were: what they have open has to be looked at again. */
    changed(userIds: readonly string[]): void
    /** Somebody else sits at these tables now. */
    seatsChanged(tables: readonly string[]): Promise<void>
  },
): void {
  const { identity, config, changed, seatsChanged } = parts
  const { db } = parts.store

  const welcome = (reply: FastifyReply, { user, cookies }: Entered) => {
    reply.header('set-cookie', [...cookies])
    return { user }
  }

  app.get('/api/me', async ({ user }) => ({ user: user ?? null }))

  app.post('/api/guest', NEW_GUEST, async (request, reply) => {
    const { name } = read(z.strictObject({ name: nameOf }), request.body)
    if (request.user !== undefined) throw new RefusalError('already-known', 'You have a name already.', 409)
    return welcome(reply, await identity.guest(readableName(name)))
  })

  app.patch('/api/me', async (request) => {
    const name = readableName(read(z.strictObject({ name: nameOf }), request.body).name)
    await identity.rename(userOf(request).id, name)
    return { user: { ...userOf(request), name } }
  })

  app.post('/api/register', FEW, async (request) => ({
    user: await identity.register(userOf(request), read(credentials, request.body)),
  }))

  app.post('/api/sign-in', FEW, async (request, reply) => {
    const before = request.user
    const { tables, ...answer } = await identity.signIn(before, read(credentials, request.body))
    await seatsChanged(tables)
    // Whoever connects again should have the new cookie by then.
    if (before !== undefined) reply.raw.once('close', () => changed([before.id, answer.user.id]))
    return welcome(reply, answer)
  })

  app.post('/api/sign-out', async (request, reply) => {
    reply.header('set-cookie', [...(await identity.signOut(webHeaders(request.headers)))])
    if (request.user !== undefined) changed([request.user.id])
    return {}
  })

  app.post('/api/password', FEW, async (request, reply) => {
    const user = userOf(request)
    const change = read(newPassword, request.body)
    if (user.username === null) throw new RefusalError('no-account', 'A guest has no password.', 409)
    const answer = await identity.changePassword(webHeaders(request.headers), change)
    changed([user.id])
    return welcome(reply, answer)
  })

  app.post('/api/sign-out-everywhere', FEW, async (request, reply) => {
    const user = userOf(request)
    reply.header('set-cookie', [...(await identity.signOutEverywhere(user, webHeaders(request.headers)))])
    changed([user.id])
    return { user: user.username === null ? user : null }
  })

  app.post('/api/recovery', FEW, async (request) => {
    const { token, until } = await identity.recoveryToken(userOf(request).id)
    const site = config.publicUrl ?? `${request.protocol}://${request.host}`
    return { token, link: `${site}/#/recover/${token}`, until }
  })

  app.post('/api/recover', FEW, async (request, reply) => {
    const { token } = read(z.strictObject({ token: z.string().max(100) }), request.body)
    return welcome(reply, await identity.recover(token))
  })

  app.get('/api/players/:id', async (request) => {
    const profile = await readProfile(db, idOf(request))
    if (profile === undefined) throw new RefusalError('no-such-player', 'There is no such player.', 404)
    return profile
  })

  app.get('/api/me/webhook', async (request) => {
    const { id } = userOf(request)
    const row = await db.selectFrom('webhooks').select('url').where('userId', '=', id).executeTakeFirst()
    return { url: row?.url ?? null }
  })

  app.put('/api/me/webhook', async (request) => {
    const { id } = userOf(request)
    const { url } = read(webhook, request.body)
    await db
      .insertInto('webhooks')
      .values({ userId: id, url })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ url }))
      .execute()
    return { url }
  })

  app.delete('/api/me/webhook', async (request) => {
    await db.deleteFrom('webhooks').where('userId', '=', userOf(request).id).execute()
    return {}
  })

  app.get('/api/push', async () => ({ key: config.push?.publicKey ?? null }))

  app.post('/api/push', async (request) => {
    const { id } = userOf(request)
    if (config.push === undefined)
      throw new RefusalError('no-push', 'This server sends no notifications.', 404)
    const { endpoint, keys } = read(subscription, request.body)
    const row = { endpoint, userId: id, keys: JSON.stringify(keys) }
    const others = await db
      .selectFrom('pushes')
      .select('endpoint')
      .where('userId', '=', id)
      .where('endpoint', '!=', endpoint)
      .execute()
    if (others.length >= MOST_DEVICES) {
      throw new RefusalError('too-many-devices', 'Enough of your devices are notified already.', 429)
    }
    await db
      .insertInto('pushes')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute()
    return {}
  })

  app.delete('/api/push', async (request) => {
    const { endpoint } = read(z.strictObject({ endpoint: z.string().max(1000) }), request.body)
    await db
      .deleteFrom('pushes')
      .where('endpoint', '=', endpoint)
      .where('userId', '=', userOf(request).id)
      .execute()
    return {}
  })
}
