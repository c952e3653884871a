// Who is at a table just now, and what happened around its match, in words.

import type { Words } from '@sietch/i18n/page'
import type { Seat } from '@sietch/kernel'
import type { Notice, OnlineTable, Presence } from '@sietch/protocol'

/** Since when a player has been away: null if here; undefined if no person sits there. */
export function awayAt(
  { seats }: Pick<OnlineTable, 'seats'>,
  presence: readonly Presence[],
  seat: Seat,
): number | null | undefined {
  const user = seats[seat]?.user
  return user == null ? undefined : presence.find((one) => one.user === user.id)?.away
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * How long someone must be away before the others may decide about the seat; at a multi-day table, everyone leaves now
 * and then.
 */
export const isGone = ({ options }: Pick<OnlineTable, 'options'>, away: number, now: number): boolean =>
  now - away >= (options.clock.kind === 'days' ? DAY : MINUTE)

/** What happened around a match, as a line of its log. */
export function noticeWords({ kind, by, seat }: Notice, names: readonly string[], w: Words): string {
  const words = { by: by?.name ?? '', name: seat === null ? '' : (names[seat] ?? '') }
  switch (kind) {
    case 'proposed':
      return w(seat === null ? 'page.notice.proposed.pause' : 'page.notice.proposed', words)
    default:
      return w(`page.notice.${kind}`, words)
  }
}
