// Everything known about someone, for themselves: except credentials and what others said.

import type { Store } from '../store/open.ts'
import type { FriendsBook } from './friends.ts'
import { readChanges } from './ratings.ts'
import { readProfile } from './results.ts'

export async function exportOf({ db }: Store, friends: FriendsBook, userId: string) {
  const user = await db
    .selectFrom('user')
    .select(['id', 'name', 'username', 'createdAt', 'updatedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const sessions = await db
    .selectFrom('session')
    .select(['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .execute()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created', 'used'])
    .where('userId', '=', userId)
    .execute()
  const mail = await db
    .selectFrom('mails')
    .select(['address', 'confirmed', 'asked'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const webhook = await db
    .selectFrom('webhooks')
    .select('url')
    .where('userId', '=', userId)
    .executeTakeFirst()
  const devices = await db.selectFrom('pushes').select('endpoint').where('userId', '=', userId).execute()
  const telling = await db
    .selectFrom('telling')
    .select(['language', 'wishes', 'digest'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const seen = await db.selectFrom('seen').select('at').where('userId', '=', userId).executeTakeFirst()
  const hosted = await db
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'created', 'ended'])
    .where('host', '=', userId)
    .orderBy('created')
    .execute()
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.tableId')
    .select(['seats.tableId', 'tables.game', 'tables.status', 'seats.seat', 'seats.resigned'])
    .where('seats.userId', '=', userId)
    .orderBy('tables.created')
    .execute()
  const results = await db
    .selectFrom('results')
    .select(['tableId', 'seat', 'game', 'players', 'place', 'score', 'persona', 'rated', 'at'])
    .where('userId', '=', userId)
    .orderBy('at')
    .execute()
  const said = await db
    .selectFrom('chat')
    .select(['tableId', 'text', 'at'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const whispered = await db
    .selectFrom('whispers')
    .select(['tableId', 'channel', 'text', 'at'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const notes = await db
    .selectFrom('notes')
    .select(['tableId', 'text'])
    .where('userId', '=', userId)
    .execute()
  const notices = await db
    .selectFrom('notices')
    .select(['tableId', 'kind', 'seat', 'at'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const removed = await db.selectFrom('kicked').select('tableId').where('userId', '=', userId).execute()
  const presence = await db
    .selectFrom('presence')
    .select(['tableId', 'here', 'seen'])
    .where('userId', '=', userId)
    .execute()
  const reports = await db
    .selectFrom('reports')
    .select(['at', 'tableId', 'reason'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const profile = await readProfile(db, userId)
  return {
    format: 'sietch-person' as const,
    made: new Date().toISOString(),
    user,
    access: { sessions, passkeys },
    telling: {
      mail: mail ?? null,
      webhook: webhook?.url ?? null,
      devices: devices.map(({ endpoint }) => endpoint),
      wishes: telling === undefined ? null : { ...telling, wishes: JSON.parse(telling.wishes) as unknown },
    },
    seen: seen?.at ?? null,
    ...(await friends.read(userId)),
    tables: { hosted, seats, removed: removed.map(({ tableId }) => tableId), presence, notices },
    results,
    ratings: { games: profile?.games ?? [], changes: await readChanges(db, userId) },
    talk: { said, whispered },
    notes,
    reports,
  }
}
