// The point of view for valuing things: whose, and when in the game.

import type { Gain, ImperiumState, Space, TrackId } from '@sietch/imperium'
import { content, victoryPoints } from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Aim } from './aims.ts'
import type { Weights } from './weights.ts'

/** From whose point of view an effect is valued, and when. */
export type Prospect = {
  readonly weights: Weights
  /** Full rounds still to come. */
  readonly left: number
  /** How much of a resource can still be turned into points. */
  readonly late: number
  readonly price: { readonly [G in Gain]: number }
  /** What a card is worth to its owner each time it is drawn. */
  cardWorth(id: string): number
  /** What a step on the track gives besides points and the Alliance. */
  trackBonus(track: TrackId, at: number): number
  /**
   * What a tech tile or a skill will have brought by the end of the game; for a tile, including its immediate effect.
   */
  lastingWorth(kind: 'tech' | 'skill', id: string): number
  tileWorth(id: string): number
  /** What Solari are saved for. */
  readonly aims: readonly Aim[]
  readonly table?: { readonly s: ImperiumState; readonly seat: Seat }
  /** The Agent about to be sent, and the Solari paid for it. */
  readonly sending?: { readonly space: Space; readonly recallsSpy: boolean; readonly solari?: number }
  /** The slot that a Navigation card is about to be placed in. */
  readonly laying?: number
}

/**
 * Full rounds still to come after this one: until the Conflict deck is empty, or the front runner has enough points.
 */
export function roundsLeft(s: ImperiumState, { pace }: Weights): number {
  let most = 0
  for (let seat = 0; seat < s.players.length; seat++) most = Math.max(most, victoryPoints(s, seat))
  return Math.min(s.conflictDeck.length, Math.max(0, (content(s).box.pointsToEnd - most) / pace - 0.5))
}

/** How much of its value a resource keeps with this many rounds left. */
export const lateness = (left: number, { fading }: Weights): number =>
  1 - Math.exp(-fading * Math.max(0, left + 0.1))

/** Diminishing returns: at this many in stock, another one is worth half. */
export const PLENTY = 10

/** What a stock of a resource is worth, each additional one a little less. */
export const stockWorth = (n: number, price: number): number => price * PLENTY * Math.log1p(n / PLENTY)
