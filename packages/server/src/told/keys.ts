// The keys of Web Push: made up by the first node that starts, kept in the database, and shared by all. Browsers subscribe
// to the public one; the private one signs what is pushed, and leaves the server in a backup only.

import type { Kysely } from 'kysely'
import webpush from 'web-push'
import { z } from 'zod'
import type { PushKeys } from '../config.ts'
import type { Schema } from '../store/schema.ts'

const NAME = 'vapid'

const kept = z.object({ publicKey: z.string(), privateKey: z.string() })

/** The keys that are set win over those that were made up. */
export async function pushKeys(db: Kysely<Schema>, set: PushKeys | undefined): Promise<PushKeys> {
  if (set !== undefined) return set
  const found = await keptKeys(db)
  if (found !== undefined) return found
  await db
    .insertInto('settings')
    .values({ name: NAME, value: JSON.stringify(webpush.generateVAPIDKeys()) })
    // Of two nodes that start at once, one comes first.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await keptKeys(db)
  if (made === undefined) throw new Error('The keys of Web Push were not kept.')
  return made
}

export async function keptKeys(db: Kysely<Schema>): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst()
  return row === undefined ? undefined : kept.parse(JSON.parse(row.value))
}

/** Why a push signed with these would be refused; nothing when it would not. */
export function faultOf({ publicKey, privateKey }: PushKeys): string | undefined {
  try {
    webpush.getVapidHeaders('https://push.example', 'mailto:a@b.example', publicKey, privateKey, 'aes128gcm')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
