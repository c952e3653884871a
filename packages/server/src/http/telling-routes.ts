// What am I notified about while I am away, and how?

import type { Config } from '../config.ts'
import { RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import type { Errands } from '../told/errands.ts'
import { readMail, setMail } from '../told/mails.ts'
import { changeTelling, readTelling } from '../told/wishes.ts'
import { userOf } from './read.ts'
import type { Handlers } from './routes.ts'

type TellingRoute =
  | 'webhook'
  | 'setWebhook'
  | 'dropWebhook'
  | 'testWebhook'
  | 'telling'
  | 'setTelling'
  | 'setMail'
  | 'dropMail'
  | 'pushKey'
  | 'addPush'
  | 'dropPush'

const MOST_DEVICES = 10

export function tellingRoutes(parts: {
  store: Store
  config: Config
  publicKey: string
  errands: Errands
  testHook(userId: string): Promise<{ readonly status: number | null; readonly said: string } | undefined>
}): Handlers<TellingRoute> {
  const { config, publicKey, errands, testHook } = parts
  const { db } = parts.store

  return {
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

    async testWebhook({ request }) {
      const came = await testHook(userOf(request).id)
      if (came === undefined) throw new RefusalError('no-such-link', 'You have no webhook.')
      return came
    },

    async telling({ request }) {
      const { id } = userOf(request)
      const [{ wishes, digest }, mail, devices] = await Promise.all([
        readTelling(db, id),
        readMail(db, id),
        db.selectFrom('pushes').select('endpoint').where('userId', '=', id).execute(),
      ])
      return {
        wishes,
        digest,
        mails: config.mail !== undefined,
        mail: mail === undefined ? null : { address: mail.address, confirmed: mail.confirmed === 1 },
        devices: devices.length,
      }
    },

    async setTelling({ request, body }) {
      await changeTelling(db, userOf(request).id, body)
      return {}
    },

    async setMail({ request, body: { address, language } }) {
      const { id, username } = userOf(request)
      if (config.mail === undefined) throw new RefusalError('no-mail', 'This server sends no mail.')
      if (username === null) throw new RefusalError('no-account', 'A guest gets no mail.')
      const isToConfirm = await setMail(db, id, address)
      await changeTelling(db, id, { language })
      if (isToConfirm) {
        const to = { userId: id, way: 'mail', target: id } as const
        await errands.add([{ ...to, kind: 'confirm', tableId: null, which: Date.now() }])
      }
      return { mail: { address, confirmed: !isToConfirm } }
    },

    async dropMail({ request }) {
      await db.deleteFrom('mails').where('userId', '=', userOf(request).id).execute()
      return {}
    },

    pushKey: async () => ({ key: publicKey }),

    async addPush({ request, body: { endpoint, keys } }) {
      const { id } = userOf(request)
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
