// The Throne Row (SIX-THR-01, D-90): cards of the Imperium Row that Shaddam puts aside for his team.

import { option, popFrame, pushFrame, type Seat, targetId } from '@sietch/kernel'
import type { CardId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { cardOf, content, type ImperiumState, type Kind, removeOne } from '../state.ts'
import { refillRow } from './acquire.ts'
import { distinct } from './cards.ts'

/** No Fremen card. */
export const movable = (s: ImperiumState): CardId[] =>
  s.throne === undefined ? [] : distinct(s.row).filter((id) => !cardOf(s, id).factions.includes('fremen'))

/** It must be done, if there is a card for it. */
export function moveToThrone(s: ImperiumState, seat: Seat): void {
  if (movable(s).length > 0) pushFrame(s, { kind: 'throne-row', seat })
}

/** The move of Shaddam's own board. */
export function moveByBoard(s: ImperiumState): void {
  const team = content(s).box.teams?.find(({ has }) => has.includes('throne-row'))
  if (team !== undefined) moveToThrone(s, team.commander)
}

export const throneRow: Kind<'throne-row'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'throne-row' }],
  options: (s) => movable(s).map((id) => option('throne', { kind: 'card', id })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const card = String(targetId(chosen))
    removeOne(s.row, card)
    s.throne?.row.push(card)
    tellOpen(tell, 'throne-row', { seat, card })
    refillRow(s, tell)
  },
}
