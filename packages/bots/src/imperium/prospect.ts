// With whose eyes, and when in the game, a worth is looked at.

import type { Gain, ImperiumState, Space, TrackId } from '@sietch/imperium'
import { content, victoryPoints } from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Aim } from './aims.ts'
import type { Weights } from './weights.ts'

/** Whose eyes look at an effect, and when. */
export type Prospect = {
  readonly weights: Weights
  /** Full rounds that are still to come. */
  readonly left: number
  /** What part of a good can still be turned into points. */
  readonly late: number
  readonly price: { readonly [G in Gain]: number }
  /** What a card is worth to its owner, for each time it is drawn. */
  cardWorth(id: string): number
  /** What a step of the track gives besides points and the Alliance. */
  trackBonus(track: TrackId, at: number): number
  /** What a tech tile or a skill will have brought by the end of the game; a tile with what it brings at once. */
  lastingWorth(kind: 'tech' | 'skill', id: string): number
  tileWorth(id: string): number
  /** What Solari are saved for. */
  readonly aims: readonly Aim[]
  readonly table?: { readonly s: ImperiumState; readonly seat: Seat }
  /** The Agent that is about to be sent, and the Solari that are paid for it. */
  readonly sending?: { readonly space: Space; readonly recallsSpy: boolean; readonly solari?: number }
  /** The slot that a Navigation card is about to be laid into. */
  readonly laying?: number
}

/** Full rounds still to come after this one: until the Conflict deck is empty, or the leader has enough points. */
export function roundsLeft(s: ImperiumState, { pace }: Weights): number {
  let most = 0
  for (let seat = 0; seat < s.players.length; seat++) most = Math.max(most, victoryPoints(s, seat))
  return Math.min(s.conflictDeck.length, Math.max(0, (content(s).box.pointsToEnd - most) / pace - 0.5))
}

/** What part of its worth a good keeps when so many rounds are left. */
export const lateness = (left: number, { fading }: Weights): number =>
  1 - Math.exp(-fading * Math.max(0, left + 0.1))

/** Stock makes a further good worth less: half as much once there are so many. */
export const PLENTY = 10

/** What so much of a good is worth in stock, each further one a little less. */
export const stockWorth = (n: number, price: number): number => price * PLENTY * Math.log1p(n / PLENTY)
