// Carries out an errand: checks whether there is still something to tell, and sends it through its channel.

import { toldWords } from '@sietch/i18n/told'
import type { Language, OnlineSeat } from '@sietch/protocol'
import webpush from 'web-push'
import type { Config, PushKeys } from '../config.ts'
import type { Store } from '../store/open.ts'
import { waitingIn } from '../table/lists.ts'
import { readTables, type Table } from '../table/table.ts'
import { type Errand, HopelessError } from './errands.ts'
import { hookBody } from './hooks.ts'
import { type Letter, letterOf, textOf } from './letters.ts'
import type { Mailing } from './mailing.ts'
import { readMail } from './mails.ts'
import { type Came, checkAddress, outside, PATIENCE, post } from './outside.ts'
import { readTelling } from './wishes.ts'

/** How many seconds a push service keeps what it cannot deliver. */
const KEPT = 24 * 3600
/** Statuses that would not change on retry. */
const isFinal = (status: number): boolean =>
  status >= 300 && status < 500 && ![408, 425, 429].includes(status)

/** What is no longer news once the seat has changed. */
const SEATED: { readonly [K in Errand['kind']]?: (seat: OnlineSeat) => boolean } = {
  changed: ({ unagreed }) => unagreed === true,
  given: ({ bot }) => bot !== null,
}

const hasSeat = ({ seats }: Table, userId: string, isSo: (seat: OnlineSeat) => boolean): boolean =>
  seats.some((seat) => seat.user?.id === userId && isSo(seat))

type Parts = {
  readonly store: Store
  readonly config: Config
  readonly keys: PushKeys
  readonly mailing: Mailing | undefined
}

export function carrierOf({ store: { db }, config, keys, mailing }: Parts) {
  const { publicUrl, webhookPrivate, pushSubject } = config
  const linkTo = (table: string) => (publicUrl === undefined ? {} : { url: `${publicUrl}/#/online/${table}` })

  /** The tables waiting for the person. */
  async function waitingFor(userId: string, only?: string): Promise<string[]> {
    let rows = db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.tableId')
      .innerJoin('matches', 'matches.tableId', 'seats.tableId')
      .select(['tables.id', 'seats.seat', 'matches.clocks', 'matches.changed'])
      .where('seats.userId', '=', userId)
      .where('seats.bot', 'is', null)
      .where('tables.status', '=', 'playing')
      .orderBy('matches.changed')
    if (only !== undefined) rows = rows.where('tables.id', '=', only)
    const asked = (await rows.execute()).filter(({ seat, clocks }) =>
      waitingIn(clocks).some((one) => one.seat === seat),
    )
    return [...new Set(asked.map(({ id }) => id))]
  }

  /** Which tables it is about now; none if it is no longer news. */
  async function tablesOf({ kind, userId, tableId }: Errand): Promise<readonly Table[]> {
    if (kind === 'digest') return readTables(db, await waitingFor(userId))
    if (tableId === null) return []
    const isTurn = kind === 'your-turn' || kind === 'nudged'
    const tables = await readTables(db, isTurn ? await waitingFor(userId, tableId) : [tableId])
    const isStill = SEATED[kind]
    return isStill === undefined ? tables : tables.filter((table) => hasSeat(table, userId, isStill))
  }

  async function push(
    endpoint: string,
    userId: string,
    letter: Letter,
    language: Language,
  ): Promise<boolean> {
    const row = await db
      .selectFrom('pushes')
      .select('keys')
      .where('endpoint', '=', endpoint)
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (row === undefined) return false
    const { kind, title, places } = letter
    const [first] = places
    const lines = textOf(
      { ...letter, places: places.slice(0, 4), more: letter.more + Math.max(0, places.length - 4) },
      language,
    )
    const news = {
      kind,
      title,
      body: lines.slice(title.length + 1),
      ...(kind !== 'digest' &&
        first !== undefined && { table: first.table, game: first.game, ...linkTo(first.table) }),
    }
    try {
      checkAddress(endpoint, webhookPrivate)
      await webpush.sendNotification({ endpoint, keys: JSON.parse(row.keys) }, JSON.stringify(news), {
        vapidDetails: { ...keys, subject: pushSubject },
        TTL: KEPT,
        timeout: PATIENCE,
        ...(!webhookPrivate && { agent: outside }),
      })
      return true
    } catch (error) {
      if (!(error instanceof webpush.WebPushError) || !isFinal(error.statusCode)) throw error
      // The device is gone, or no longer accepts our key: it will subscribe again.
      if ([403, 404, 410].includes(error.statusCode)) {
        await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute()
      }
      throw new HopelessError(`the push service answered ${error.statusCode}`)
    }
  }

  const hookOf = (userId: string) =>
    db.selectFrom('webhooks').select('url').where('userId', '=', userId).executeTakeFirst()

  async function hook(userId: string, letter: Letter, language: Language): Promise<boolean> {
    const row = await hookOf(userId)
    if (row === undefined) return false
    const { kind, places } = letter
    const tables = places.map(({ table, game }) => ({ table, game, ...linkTo(table) }))
    const text = textOf(letter, language)
    const [first] = tables
    const news =
      kind === 'digest'
        ? { kind, text, tables, ...(publicUrl !== undefined && { url: `${publicUrl}/#/lobby` }) }
        : { kind, text, ...first }
    const { status } = await post(row.url, hookBody(row.url, news), webhookPrivate)
    if (isFinal(status)) throw new HopelessError(`the webhook answered ${status}`)
    if (status >= 300) throw new Error(`the webhook answered ${status}`)
    return true
  }

  return {
    async carryOut(errand: Errand): Promise<boolean> {
      const { id, userId, way, target, kind } = errand
      const { language } = await readTelling(db, userId)
      const mail = way === 'mail' ? await readMail(db, userId) : undefined
      if (kind === 'confirm') {
        if (mailing === undefined || mail === undefined || mail.confirmed === 1) return false
        await mailing.askToConfirm(mail, language, id)
        return true
      }
      const tables = await tablesOf(errand)
      if (tables.length === 0) return false
      const letter = await letterOf(kind, tables, userId, language)
      switch (way) {
        case 'push':
          return push(target, userId, letter, language)
        case 'hook':
          return hook(userId, letter, language)
        case 'mail':
          if (mailing === undefined || mail?.confirmed !== 1) return false
          await mailing.tell(mail, letter, language, id)
          return true
      }
    },

    /** The response of the person's webhook to a test; undefined without one. */
    async testHook(
      userId: string,
    ): Promise<Came | { readonly status: null; readonly said: string } | undefined> {
      const row = await hookOf(userId)
      if (row === undefined) return undefined
      const { language } = await readTelling(db, userId)
      const body = hookBody(row.url, { kind: 'test', text: toldWords(language)('test') })
      return post(row.url, body, webhookPrivate).catch((error: unknown) => ({
        status: null,
        said: error instanceof Error ? error.message : String(error),
      }))
    },
  }
}
