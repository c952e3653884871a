// What is said of a seat beside the name of its player: the team, and who plays there when it is no person.

import type { Words } from '@sietch/i18n/page'
import type { Seat } from '@sietch/kernel'
import type { Seating } from './table.ts'
import { teamName } from './teams.ts'

/** Empty for a person who plays alone. */
export function roleOf({ seats, teams, roles }: Seating, seat: Seat, w: Words): string {
  const team = teams?.findIndex((members) => members.includes(seat)) ?? -1
  return [team < 0 ? '' : teamName({ teams, roles }, team, w), playedBy(seats[seat], w)]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Who plays there when it is no person; else empty. */
export function playedBy(sits: Seating['seats'][number] | undefined, w: Words): string {
  switch (sits?.kind) {
    case 'bot':
      return w('page.players.level', { level: sits.level })
    case 'automa':
      return w('page.players.automa')
    case 'human':
    case undefined:
      return ''
  }
}
