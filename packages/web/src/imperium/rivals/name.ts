// What a Rival is called at the table: someone may lead a person and be a Rival at the same time.

import type { Translator } from '@sietch/i18n'
import type { Words } from '@sietch/i18n/page'
import type { ImperiumView } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import { rivalAt } from './rivals.ts'

export function rivalName(say: Translator, w: Words, view: ImperiumView, seat: Seat): string {
  const rival = rivalAt(view, seat)
  if (rival === undefined) return say.name('term', 'house-hagal')
  const name = say.name('rival', rival.id)
  const isLeader = view.players.some(({ leader }) => leader !== null && say.name('leader', leader) === name)
  return isLeader ? w('page.rivals.same-name', { name }) : name
}
