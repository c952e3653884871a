// How strong a group is in battle, with leader and cards, as someone at the table would guess.

import type { ClassicState } from '@sietch/classic'
import { FACTION_RULES, strengthOf, type TerritoryId } from '@sietch/classic/content'
import { availableLeaders, player } from '@sietch/classic/table'
import type { Seat } from '@sietch/kernel'
import { WEIGHTS } from './weights.ts'

export type Player = ClassicState['players'][number]

/** What a card in hand adds to a battle, for up to two cards. */
const CARD = 0.8
const CARDS_THAT_COUNT = 3

/** The dial that a number of forces allows; in the advanced game strength costs spice. */
export function dialOf(s: ClassicState, seat: Seat, forces: number, elite: number): number {
  const { basic, advanced } = FACTION_RULES[player(s, seat).faction]
  const { fightsWithoutSpice } = s.advanced ? advanced : basic
  const full = forces + 2 * elite
  if (!s.advanced || fightsWithoutSpice) return full
  const tokens = Math.max(1, forces + elite)
  return full * (0.5 + 0.5 * Math.min(1, player(s, seat).spice / tokens))
}

export function bestLeader(s: ClassicState, seat: Seat, territory: TerritoryId): number {
  let best = 0
  for (const leader of availableLeaders(s, seat, territory)) best = Math.max(best, strengthOf(leader))
  return best
}

/** What a player brings to a battle besides forces. */
const supportOf = (s: ClassicState, seat: Seat, territory: TerritoryId): number =>
  bestLeader(s, seat, territory) + CARD * Math.min(CARDS_THAT_COUNT, player(s, seat).hand.length)

/** The strength of a number of a seat's forces in a territory. */
export const strengthIn = (
  s: ClassicState,
  seat: Seat,
  territory: TerritoryId,
  forces: number,
  elite = 0,
): number => dialOf(s, seat, forces, elite) + supportOf(s, seat, territory)

/** Forces of a seat in a territory, ordinary and starred. */
export function groupIn(p: Player, territory: TerritoryId): { forces: number; elite: number } {
  let forces = 0
  let elite = 0
  if (p.advisors.includes(territory)) return { forces, elite }
  for (const stack of p.stacks) {
    if (stack.territory !== territory) continue
    forces += stack.forces
    elite += stack.elite
  }
  return { forces, elite }
}

/** The stronger side's chance to win. */
export const winning = (lead: number): number => 1 / (1 + Math.exp(-lead / WEIGHTS.doubt))
