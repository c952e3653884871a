// The game of teams as the table shows it: who commands whom, whom a Commander has activated, and which Agents are left.

import type { Arrow, ImperiumView, PlayerView, TeamView } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'

export const teamAt = ({ teams = [] }: ImperiumView, seat: Seat): TeamView | undefined =>
  teams.find(({ seats }) => seats.includes(seat))

export const isCommanderSeat = (view: ImperiumView, seat: Seat): boolean =>
  teamAt(view, seat)?.commander === seat

/** SIX-SET-08, SIX-CBT-01: everyone but the Commanders has troops. */
export const fighters = (view: ImperiumView): readonly Seat[] =>
  view.players.flatMap((_, seat) => (isCommanderSeat(view, seat) ? [] : [seat]))

/** Seats as they stand together: everyone, or the fighters of one team after those of the other. */
export const fightersByTeam = (view: ImperiumView): readonly Seat[] =>
  view.teams === undefined
    ? fighters(view)
    : view.teams.flatMap(({ allies: { left, right } }) => [left, right])

/** The Commander who has activated the seat. */
export function activatedBy({ teams = [], players }: ImperiumView, seat: Seat): Seat | undefined {
  return teams.map(({ commander }) => commander).find((commander) => players[commander]?.activated === seat)
}

/** The Ally whom an arrow activates; either of them where it has two points. */
export const allyOf = ({ allies }: TeamView, arrow: Arrow): Seat | undefined =>
  arrow === 'both' ? undefined : allies[arrow]

export const ARROWS: readonly Arrow[] = ['left', 'right', 'both']

/** The Agents of a Commander who can still be sent. */
export function arrowsLeft({ arrows = [], swordmasterUse }: PlayerView): readonly Arrow[] {
  return ARROWS.filter((arrow) => !arrows.includes(arrow) && (arrow !== 'both' || swordmasterUse === 'ready'))
}

/** How an arrow is written. */
export const SIGNS: { readonly [A in Arrow]: string } = { left: '◄', right: '►', both: '◄►' }
