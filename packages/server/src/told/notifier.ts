// Listens to what happens in matches and at tables, and notifies those who are away. Best effort: failures are logged,
// and nothing waits for it.

import type { Notice } from '@sietch/protocol'
import type { Logger } from 'pino'
import type { Watcher } from '../match/holding.ts'
import type { Store } from '../store/open.ts'
import type { Occasion } from '../store/schema.ts'
import type { Table } from '../table/table.ts'
import type { Errands } from './errands.ts'
import { nextDigest, readTelling, targetsOf, wants } from './wishes.ts'

type Parts = {
  readonly store: Store
  readonly errands: Errands
  readonly log: Logger
  isWatching(table: string, user: string): Promise<boolean>
}

export type Notifier = Watcher & {
  /** The host has changed the table: those who have to agree are notified, once until they have. */
  changed(table: Table, before: Table): void
  /** A match has started at the table. */
  started(table: Table, by: string): void
  /** A table was opened for these people. */
  invited(table: Table, users: readonly string[], by: string): void
}

/** What happens to someone's seat while they are away. */
const OCCASIONS: { readonly [K in Notice['kind']]?: Occasion } = {
  nudged: 'nudged',
  given: 'given',
  opened: 'given',
  late: 'given',
}

/** No one is sitting there waiting. */
const isSlow = ({ options: { clock } }: Table): boolean => clock.kind === 'none' || clock.kind === 'days'

export function notifierOf({ store: { db }, errands, log, isWatching }: Parts): Notifier {
  async function tell(user: string, kind: Occasion, table: Table, which: number): Promise<void> {
    const targets = await targetsOf(db, user)
    if (targets.length === 0) return
    const telling = await readTelling(db, user)
    const wanted = targets.filter(({ way }) => wants(telling, kind, way))
    // Other nodes are asked last: it takes a while to be sure that none of them answers.
    if (wanted.length === 0 || (await isWatching(table.id, user))) return
    const now = Date.now()
    if (kind === 'your-turn' && telling.digest !== 'none' && isSlow(table)) {
      const due = await nextDigest(db, user, telling, now)
      if (due === undefined) return
      await errands.add(
        wanted.map((one) => ({ ...one, userId: user, kind: 'digest', tableId: null, due, which: due })),
      )
      return
    }
    await errands.add(wanted.map((one) => ({ ...one, userId: user, kind, tableId: table.id, which })))
  }

  function tellAll(users: Iterable<string>, kind: Occasion, table: Table, which: number): void {
    // Someone with two seats is notified once.
    for (const user of new Set(users)) {
      tell(user, kind, table, which).catch((error: unknown) =>
        log.info({ error, table: table.id, person: user }, 'a player could not be told'),
      )
    }
  }

  const playersOf = ({ seats }: Table): string[] =>
    seats.flatMap(({ user, bot }) => (user === null || bot !== null ? [] : user.id))

  return {
    moved({ live: { table, position, seq }, seat: by, newlyAsked }) {
      if (table.status === 'over') {
        const last = table.seats[by]?.user?.id
        return tellAll(
          playersOf(table).filter((user) => user !== last),
          'over',
          table,
          seq,
        )
      }
      const asked = newlyAsked.flatMap((seat) => {
        // No one waits for an answer to a veiled question.
        if (position.prompts.some(({ decision }) => decision.seat === seat && decision.veiled)) return []
        const { user = null, bot = null } = table.seats[seat] ?? {}
        return user === null || bot !== null ? [] : user.id
      })
      tellAll(asked, 'your-turn', table, seq)
    },
    noted({ table }, { kind, seat, id }) {
      const user = seat === null ? null : table.seats[seat]?.user
      const occasion = OCCASIONS[kind]
      if (occasion !== undefined && user) tellAll([user.id], occasion, table, id)
    },
    changed(table, before) {
      const hadAgreed = new Set(
        before.seats.flatMap(({ user, unagreed }) => (unagreed ? [] : (user?.id ?? []))),
      )
      const asked = table.seats.flatMap(({ user, unagreed }) => (unagreed && user ? user.id : []))
      tellAll(
        asked.filter((user) => hadAgreed.has(user)),
        'changed',
        table,
        Date.now(),
      )
    },
    started(table, by) {
      const others = playersOf(table).filter((user) => user !== by)
      tellAll(others, 'started', table, 0)
    },
    invited(table, users, by) {
      const others = users.filter((user) => user !== by)
      tellAll(others, 'invited', table, 0)
    },
  }
}
