// The Rivals at a table: on which seats they sit, who they are and what they save for.

import { contentOf, type ImperiumView, type PlayerView, type Rival } from '@sietch/imperium'
import type { Pile, Seat } from '@sietch/kernel'

/** Rivals have the seats behind those of the people. */
export const isRivalSeat = ({ rivals }: ImperiumView, seat: Seat): boolean =>
  rivals !== undefined && seat >= rivals.people

/** What is printed for the Rival on the seat; undefined for a person, and for an anonymous House Hagal. */
export function rivalAt({ box, rivals }: ImperiumView, seat: Seat): Rival | undefined {
  const id = rivals?.who[seat - rivals.people]
  return id == null ? undefined : contentOf(box).rival(id)
}

/** A Rival that scores nothing and cannot win. */
export const isSpoilerSeat = (view: ImperiumView, seat: Seat): boolean =>
  isRivalSeat(view, seat) && (view.rivals?.streamlined === true || rivalAt(view, seat) === undefined)

const size = (pile: Pile<unknown>): number => (typeof pile === 'number' ? pile : pile.length)

/** A Rival's goal: its Swordmaster, by saving or in a given round, then points. */
export type Aim =
  | { readonly is: 'swordmaster'; readonly n: number; readonly of: number }
  | { readonly is: 'round'; readonly n: number }
  | { readonly is: 'points' }

/** Undefined for one that no longer collects. */
export function aimOf(view: ImperiumView, seat: Seat): Aim | undefined {
  const rival = rivalAt(view, seat)
  const player = view.players[seat]
  if (rival === undefined || player === undefined) return undefined
  const { level } = view.rivals ?? {}
  if (!player.swordmaster && rival.card !== undefined)
    return { is: 'swordmaster', n: goodsOf(player), of: rival.card.swordmaster }
  if (isSpoilerSeat(view, seat)) return undefined
  const { swordmasterRound } = level == null ? {} : contentOf(view.box).box.against.levels[level]
  if (!player.swordmaster && swordmasterRound !== undefined && swordmasterRound > view.round)
    return { is: 'round', n: swordmasterRound }
  return { is: 'points' }
}

/** What counts toward a Swordmaster, each for one. */
const goodsOf = ({ solari, spice, water, intrigue }: PlayerView): number =>
  solari + spice + water + size(intrigue)
