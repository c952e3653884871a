// The Mentat, an Agent that changes hands (IMP-AGN-04 to IMP-AGN-09), and moving Agents off the board.

import type { Seat, Tell } from '@sietch/kernel'
import type { SpaceId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, ownTurn, player, removeOne } from '../state.ts'
import { distinct } from './cards.ts'

/** IMP-AGN-06: only from its own space; away from there, nothing happens. */
export function takeMentat(s: ImperiumState, seat: Seat, tell: Tell): void {
  if (s.mentat !== null) return
  player(s, seat).agents++
  giveMentat(s, seat, false, tell)
}

/** IMP-AGN-07, IMP-AGN-09: won in a Conflict it comes from wherever it is and serves in the next round. */
export function sendMentatTo(s: ImperiumState, seat: Seat, tell: Tell): void {
  if (s.mentat?.at) removeOne(player(s, s.mentat.holder).sent, s.mentat.at)
  else if (s.mentat !== null) player(s, s.mentat.holder).agents--
  giveMentat(s, seat, true, tell)
}

function giveMentat(s: ImperiumState, seat: Seat, won: boolean, tell: Tell): void {
  s.mentat = { holder: seat, at: null, won }
  tellOpen(tell, 'mentat', { seat })
}

/** An Agent leaves the Leader for a space. The own Agents go first, the Mentat last. */
export function placeFromLeader(s: ImperiumState, seat: Seat, space: SpaceId): void {
  const p = player(s, seat)
  p.agents--
  p.sent.push(space)
  if (s.mentat?.holder === seat && s.mentat.at === null && !s.mentat.won && p.agents === 0)
    s.mentat.at = space
}

/** An Agent moves from one space to another. */
export function moveAgent(s: ImperiumState, seat: Seat, origin: SpaceId, space: SpaceId): void {
  const { sent } = player(s, seat)
  removeOne(sent, origin)
  if (isMentatAt(s, seat, origin) && s.mentat !== null) s.mentat.at = space
  sent.push(space)
}

/** Where an Agent may be recalled from; with some boxes not the one sent this turn (UPR-ICO-01). */
export function recallable(s: ImperiumState, seat: Seat): SpaceId[] {
  const sent = player(s, seat).sent.slice()
  const justSent = content(s).box.recallsOthersOnly ? ownTurn(s, seat)?.space : null
  if (justSent) removeOne(sent, justSent)
  return distinct(sent)
}

/** IMP-ICO-03: back to the Leader, to be used again. */
export function recallFrom(s: ImperiumState, seat: Seat, space: SpaceId, tell: Tell): void {
  const p = player(s, seat)
  removeOne(p.sent, space)
  if (isMentatAt(s, seat, space) && s.mentat !== null) s.mentat.at = null
  p.agents++
  tellOpen(tell, 'agent-recalled', { seat, space })
}

/** The piece on the space is the Mentat, and no own Agent stands beside it. */
const isMentatAt = (s: ImperiumState, seat: Seat, space: SpaceId): boolean =>
  s.mentat?.holder === seat && s.mentat.at === space && !player(s, seat).sent.includes(space)
