// What Leaders make of a visit to a space: Lady Jessica's memories, the Reverend Mother's second helping.

import type { Seat, Tell } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, ownTurn, player } from '../state.ts'
import { fireComponent } from './abilities.ts'
import { drawCards } from './cards.ts'

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
    const visited = ownTurn(s, seat)?.space
    if (visited != null) fireComponent(s, seat, 'leader', back, 'visit', content(s).space(visited))
  }
  drawCards(s, seat, memories, tell)
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
