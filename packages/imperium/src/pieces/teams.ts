// The game of teams (SIX): who fights for a seat, whose Influence a track shows, and who is against whom. Where no one plays
// in a team every answer is the seat itself.

import type { Seat, Tell } from '@sietch/kernel'
import type { Arrow, Team, TrackId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import {
  content,
  hasUnits,
  type ImperiumState,
  type Player,
  player,
  type TurnFrame,
  turnOf,
} from '../state.ts'

/** The team of a seat; no one has one but in the game of teams. */
export const teamOf = (s: ImperiumState, seat: Seat): Team | undefined =>
  s.throne === undefined
    ? undefined
    : content(s).box.teams?.find((team) => membersOf(team).some((member) => member === seat))

export const membersOf = ({ commander, allies: { left, right } }: Team): readonly Seat[] => [
  commander,
  left,
  right,
]

export const isCommander = (s: ImperiumState, seat: Seat): boolean =>
  s.throne !== undefined && player(s, seat).arrows !== undefined

/** D-83: an opponent is of the other team; "another player" may be a teammate. */
export const isOpponent = (s: ImperiumState, seat: Seat, other: Seat): boolean =>
  other !== seat && (s.throne === undefined || teamOf(s, seat) !== teamOf(s, other))

/** D-87: those of a team who are offered something, from the First Player clockwise. */
function inOrder(s: ImperiumState, seats: readonly Seat[]): Seat[] {
  const count = s.players.length
  const place = (seat: Seat): number => (seat - s.firstPlayer + count) % count
  return [...seats].sort((a, b) => place(a) - place(b))
}

export function teamInOrder(s: ImperiumState, seat: Seat): Seat[] {
  const team = teamOf(s, seat)
  return team === undefined ? [seat] : inOrder(s, membersOf(team))
}

export function alliesInOrder(s: ImperiumState, seat: Seat): Seat[] {
  const team = teamOf(s, seat)
  return team === undefined ? [] : inOrder(s, [team.allies.left, team.allies.right])
}

/** SIX-ACT-02: who fights for the seat now: the activated Ally for a Commander, everyone else for themselves. */
export const fighterOf = (s: ImperiumState, seat: Seat): Seat => player(s, seat).activated ?? seat

/** A Commander who has not named an Ally yet. */
export const isUnallied = (s: ImperiumState, seat: Seat): boolean =>
  s.throne !== undefined && isCommander(s, seat) && player(s, seat).activated === undefined

/** SIX-ACT-03: the turn being taken, if it is the seat's own, or the Commander's who has activated it. */
export function turnWith(s: ImperiumState, seat: Seat): TurnFrame | undefined {
  const turn = turnOf(s)
  return turn !== undefined && (turn.seat === seat || player(s, turn.seat).activated === seat)
    ? turn
    : undefined
}

/** SIX-INF-02, SIX-INF-03: whose cube moves on a track for the seat: the own on a personal board, else the fighter's. */
export const cubeOf = (s: ImperiumState, seat: Seat, track: TrackId): Seat =>
  s.throne === undefined || content(s).track(track).onlyFor !== undefined ? seat : fighterOf(s, seat)

/** What only one of the teams can have. */
export function mayHave(s: ImperiumState, seat: Seat, what: Team['has'][number]): boolean {
  const team = teamOf(s, seat)
  return team === undefined || team.has.includes(what)
}

/** SIX-ACT-01, D-82: the Commander is bound to this Ally until the turn ends. */
export function activate(s: ImperiumState, commander: Seat, ally: Seat, tell: Tell): void {
  const p = player(s, commander)
  if (p.activated === ally) return
  p.activated = ally
  tellOpen(tell, 'activated', { seat: commander, ally })
}

/** A turn or a phase is over: no one is activated anymore. */
export function release(s: ImperiumState): void {
  if (s.throne !== undefined) for (const p of s.players) p.activated = undefined
}

/** An answer as it would be with that Ally activated; nothing has changed afterward. */
export function withAlly<T>(s: ImperiumState, commander: Seat, ally: Seat, ask: () => T): T {
  const p = player(s, commander)
  const before = p.activated
  p.activated = ally
  try {
    return ask()
  } finally {
    p.activated = before
  }
}

/** The Allies whom a Commander may act with: the one that is activated, or each of them. */
export function possibleAllies(s: ImperiumState, commander: Seat): readonly Seat[] {
  const { activated } = player(s, commander)
  return activated === undefined ? alliesInOrder(s, commander) : [activated]
}

/** Which Allies an Agent with this arrow may activate (D-81). */
export function alliesOfArrow(s: ImperiumState, commander: Seat, arrow: Arrow): readonly Seat[] {
  const team = teamOf(s, commander)
  if (team === undefined) return []
  const possible = possibleAllies(s, commander)
  return arrow === 'both' ? possible : possible.filter((ally) => ally === team.allies[arrow])
}

/** The arrows of the Agents that a Commander can still send. */
export function readyArrows({ arrows = [], swordmasterUse }: Player): readonly Arrow[] {
  const all: readonly Arrow[] =
    swordmasterUse === undefined || swordmasterUse === 'gone' ? ['left', 'right'] : ['left', 'right', 'both']
  return all.filter((arrow) => !arrows.includes(arrow))
}

/**
 * SIX-ACT-04, SIX-ACT-05, D-88: once the Reveal turn is over, swords without a unit in the Conflict are lost for good.
 */
export function settleSwords(s: ImperiumState, seat: Seat): void {
  const p = player(s, seat)
  if (s.throne !== undefined && p.hasRevealed && !hasUnits(s, seat)) p.swords = 0
}
