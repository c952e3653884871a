// What a person wants to be notified about, through which channels, and in which language.

import type { Digest, Language, NewsOf, Way, Wishes } from '@sietch/protocol'
import { wishes as schema } from '@sietch/protocol/schemas'
import type { Occasion } from '../store/schema.ts'
import type { Db } from '../table/table.ts'

export type Telling = {
  readonly language: Language
  readonly wishes: Wishes
  readonly digest: Digest
  /** When the last digest is due; 0: there was none. */
  readonly told: number
}

const ALL: readonly Way[] = ['push', 'mail', 'hook']

/** The default: everything that waits for them; the end of a game does not. */
const USUAL: Telling = {
  language: 'en',
  wishes: { 'your-turn': ALL, nudged: ALL, started: ALL, over: ['push'], invited: ALL },
  digest: 'none',
  told: 0,
}

export async function readTelling(db: Db, userId: string): Promise<Telling> {
  const row = await db.selectFrom('telling').selectAll().where('userId', '=', userId).executeTakeFirst()
  if (row === undefined) return USUAL
  const { language, digest, told } = row
  const read = schema.safeParse(JSON.parse(row.wishes))
  return { language, digest, told: Number(told), wishes: read.success ? read.data : USUAL.wishes }
}

export async function changeTelling(
  db: Db,
  userId: string,
  change: {
    readonly language?: Language | undefined
    readonly wishes?: Wishes | undefined
    readonly digest?: Digest | undefined
  },
): Promise<void> {
  const set = {
    ...(change.language !== undefined && { language: change.language }),
    ...(change.wishes !== undefined && { wishes: JSON.stringify(change.wishes) }),
    ...(change.digest !== undefined && { digest: change.digest }),
  }
  if (Object.keys(set).length === 0) return
  await db
    .insertInto('telling')
    .values({ userId, ...USUAL, wishes: JSON.stringify(USUAL.wishes), ...set })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(set))
    .execute()
}

/**
 * When a digest of what has just happened is due; undefined if one is already on its way. At most one per chosen
 * period, across nodes.
 */
export async function nextDigest(
  db: Db,
  userId: string,
  { digest, told }: Telling,
  now: number,
): Promise<number | undefined> {
  if (digest === 'none' || told > now) return undefined
  const due = Math.max(now, told + EVERY[digest])
  const { numUpdatedRows } = await db
    .updateTable('telling')
    .set({ told: due })
    .where('userId', '=', userId)
    .where('told', '=', told)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? due : undefined
}

const HOUR = 3600 * 1000
const EVERY: { readonly [D in Exclude<Digest, 'none'>]: number } = { hour: HOUR, day: 24 * HOUR }

/** The channels through which the person can be reached: each device, the confirmed address, the webhook. */
export async function targetsOf(
  db: Db,
  userId: string,
): Promise<readonly { readonly way: Way; readonly target: string }[]> {
  const [pushes, mail, hook] = await Promise.all([
    db.selectFrom('pushes').select('endpoint').where('userId', '=', userId).execute(),
    db
      .selectFrom('mails')
      .select('userId')
      .where('userId', '=', userId)
      .where('confirmed', '=', 1)
      .executeTakeFirst(),
    db.selectFrom('webhooks').select('userId').where('userId', '=', userId).executeTakeFirst(),
  ])
  return [
    ...pushes.map(({ endpoint }) => ({ way: 'push' as const, target: endpoint })),
    ...(mail === undefined ? [] : [{ way: 'mail' as const, target: userId }]),
    ...(hook === undefined ? [] : [{ way: 'hook' as const, target: userId }]),
  ]
}

/** The setting for starts includes what comes before one; the setting for reminders includes that one was in vain. */
const WISHED_AS: { readonly [O in Exclude<Occasion, NewsOf>]: NewsOf } = {
  changed: 'started',
  given: 'nudged',
}

export const wants = ({ wishes }: Telling, kind: Occasion, way: Way): boolean =>
  wishes[kind === 'changed' || kind === 'given' ? WISHED_AS[kind] : kind].includes(way)
