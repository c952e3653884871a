// What teams are called, and seats that are not alike: as the game has words for them, else by number.

import { isPageId, type Words } from '@sietch/i18n/page'
import type { Seat, Teams } from '@sietch/kernel'

export type Sides = {
  /** Missing where everyone plays alone. */
  readonly teams?: Teams | null | undefined
  /** By seat what it is called before the match; missing where all are alike. */
  readonly roles?: readonly (string | null)[] | undefined
}

/** Empty where all seats are alike. */
export function roleName({ roles }: Sides, seat: Seat, w: Words): string {
  const role = roles?.[seat] ?? ''
  const id = `page.role.${role}`
  return isPageId(id) ? w(id) : role
}

export function teamName({ teams, roles }: Sides, index: number, w: Words): string {
  const ids = (teams?.[index] ?? []).map((seat) => `page.role.${roles?.[seat]}.team`)
  const named = ids.find(isPageId)
  return named !== undefined && isPageId(named) ? w(named) : w('page.players.team', { n: index + 1 })
}
