// With whose eyes, and when in the game, a worth is looked at.

import type { Gain, ImperiumState, Space, TrackId } from '@sietch/imperium'
import { content, victoryPoints } from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
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
  /** What the steps of the track give besides points and the Alliance. */
  trackBonus(track: TrackId): number
  readonly table?: { readonly s: ImperiumState; readonly seat: Seat }
  /** The Agent that is about to be sent. */
  readonly sending?: { readonly space: Space; readonly recallsSpy: boolean }
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
