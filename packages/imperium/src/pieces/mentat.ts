// The Mentat, an Agent that changes hands (IMP-AGN-04 to IMP-AGN-09), and moving Agents off the board.

import type { Seat, Tell } from '@sietch/kernel'
import type { Arrow, SpaceId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, ownTurn, type Player, player, removeOne } from '../state.ts'
import { distinct } from './cards.ts'
import { countTogether } from './troops.ts'
import { AGENT } from './units.ts'

/** IMP-AGN-06: only from its own space; away from there, nothing happens. */
export function takeMentat(s: ImperiumState, seat: Seat, tell: Tell): void {
  if (s.mentat !== null) return
  player(s, seat).agents++
  giveMentat(s, seat, false, tell)
}

/** IMP-AGN-07, IMP-AGN-09: won in a Conflict it comes from wherever it is and serves in the next round. */
export function sendMentatTo(s: ImperiumState, seat: Seat, tell: Tell): void {
  const fighting = s.mentat?.at === CONFLICT ? player(s, s.mentat.holder).units?.[AGENT] : undefined
  if (fighting !== undefined) fighting.conflict--
  else if (s.mentat?.at) takeOff(player(s, s.mentat.holder), s.mentat.at)
  else if (s.mentat !== null) player(s, s.mentat.holder).agents--
  giveMentat(s, seat, true, tell)
}

function giveMentat(s: ImperiumState, seat: Seat, won: boolean, tell: Tell): void {
  s.mentat = { holder: seat, at: null, won }
  tellOpen(tell, 'mentat', { seat })
}

/** An Agent leaves a space; of a Commander's, says which it was. */
function takeOff(p: Player, space: SpaceId): Arrow | undefined {
  const index = p.sent.indexOf(space)
  if (index < 0) return undefined
  p.sent.splice(index, 1)
  return p.arrows?.splice(index, 1)[0]
}

/** An Agent leaves the Leader for a space. The own Agents go first, the Mentat and a single-use Swordmaster last. */
export function placeFromLeader(s: ImperiumState, seat: Seat, space: SpaceId, arrow?: Arrow): void {
  const p = player(s, seat)
  p.agents--
  p.sent.push(space)
  if (arrow !== undefined) p.arrows?.push(arrow)
  // SIX-SWM-01: a Commander's is the Agent with two arrows.
  if (p.swordmasterUse === 'ready' && (p.arrows === undefined ? p.agents === 0 : arrow === 'both'))
    p.swordmasterUse = 'sent'
  if (s.mentat?.holder === seat && s.mentat.at === null && !s.mentat.won && p.agents === 0)
    s.mentat.at = space
}

/** An Agent moves from one space to another. */
export function moveAgent(s: ImperiumState, seat: Seat, origin: SpaceId, space: SpaceId): void {
  const p = player(s, seat)
  const arrow = takeOff(p, origin)
  if (isMentatAt(s, seat, origin) && s.mentat !== null) s.mentat.at = space
  p.sent.push(space)
  if (arrow !== undefined) p.arrows?.push(arrow)
}

/** Where an Agent may be recalled from; with some boxes not the one sent this turn (UPR-ICO-01). */
export function recallable(s: ImperiumState, seat: Seat): SpaceId[] {
  const sent = player(s, seat).sent.slice()
  const justSent = content(s).box.recallsOthersOnly ? ownTurn(s, seat)?.space : null
  if (justSent) removeOne(sent, justSent)
  return [...distinct(sent), ...(canLeaveConflict(s, seat) ? [CONFLICT] : [])]
}

/** Where Duncan Idaho's Agent is; it is recalled on a later turn (BLD-CLR-11). */
const CONFLICT = 'conflict'

const canLeaveConflict = (s: ImperiumState, seat: Seat): boolean =>
  (player(s, seat).units?.[AGENT]?.conflict ?? 0) > 0 && !ownTurn(s, seat)?.agentDeployed

/** The Agent of this turn leaves its space, which is free again, and fights as a unit. */
export function deployAgent(s: ImperiumState, seat: Seat, space: SpaceId, tell: Tell): void {
  const p = player(s, seat)
  const unit = p.units?.[AGENT]
  const turn = ownTurn(s, seat)
  if (unit === undefined || turn === undefined || !removeOne(p.sent, space)) return
  if (isMentatAt(s, seat, space) && s.mentat !== null) s.mentat.at = CONFLICT
  unit.conflict++
  turn.agentDeployed = true
  turn.sentToConflict++
  countTogether(s, turn, 0)
  tellOpen(tell, 'agent-deployed', { seat, space })
}

/** IMP-ICO-03: back to the Leader, to be used again. */
export function recallFrom(s: ImperiumState, seat: Seat, space: SpaceId, tell: Tell): void {
  const p = player(s, seat)
  const unit = p.units?.[AGENT]
  if (space === CONFLICT && unit !== undefined) unit.conflict--
  else takeOff(p, space)
  if (isMentatAt(s, seat, space) && s.mentat !== null) s.mentat.at = null
  p.agents++
  tellOpen(tell, 'agent-recalled', { seat, space })
}

/** The piece on the space is the Mentat, and no own Agent stands beside it. */
const isMentatAt = (s: ImperiumState, seat: Seat, space: SpaceId): boolean =>
  s.mentat?.holder === seat && s.mentat.at === space && !player(s, seat).sent.includes(space)
