// What Leaders make of a visit to a space: Lady Jessica's memories, the Reverend Mother's second helping.

import type { Seat, Tell } from '@sietch/kernel'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, leaderOf, ownTurn, player } from '../state.ts'
import { drawCards, printedAt } from './cards.ts'

/** UPR-CLR-10: memories go back to supply, a card for each; the Leader turns over and may be used at once. */
export function useMemories(s: ImperiumState, seat: Seat, tell: Tell): void {
  const p = player(s, seat)
  const { memories, leader } = p
  p.supply += memories
  p.memories = 0
  const back = content(s).box.leaders.find(({ backOf }) => backOf === leader)
  if (back !== undefined) {
    p.leader = back.id
    tellOpen(tell, 'leader', { seat, leader: back.id })
    offerOnVisit(s, seat)
  }
  drawCards(s, seat, memories, tell)
}

/** What the Leader offers for the space just visited. */
export function offerOnVisit(s: ImperiumState, seat: Seat): void {
  const turn = ownTurn(s, seat)
  const onVisit = leaderOf(s, seat)?.ability.onVisit
  if (turn?.space == null || onVisit === undefined) return
  if (!onVisit.icons.includes(content(s).space(turn.space).icon)) return
  const source = { kind: 'leader', id: player(s, seat).leader ?? '' } as const
  for (const printed of printedAt(source, 'ability.visit', onVisit.effects))
    turn.items.push({ ...printed, optional: true })
}

/** UPR-CLR-08: only what is printed in the space's box, and no contract. */
export function repeatSpace(s: ImperiumState, seat: Seat): void {
  const turn = ownTurn(s, seat)
  if (turn?.space == null) return
  const source = { kind: 'space', id: turn.space } as const
  for (const printed of printedAt(source, 'space', content(s).space(turn.space).effects)) {
    if (printed.effect.do !== 'contract') turn.items.push(printed)
  }
}
