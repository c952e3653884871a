// Why something that a player might expect to do cannot be done now. `why` is a word, the rest are its details.

import type { Closed, Target } from '@sietch/kernel'
import type { TerritoryId, TreacheryId } from '../content/types.ts'

/** When a card that cannot be played now can be. */
export type CardTiming =
  | 'battle'
  | 'worthless'
  | Extract<
      TreacheryId,
      'family-atomics' | 'hajr' | 'karama' | 'tleilaxu-ghola' | 'truthtrance' | 'weather-control'
    >

export type Reason =
  /** The place itself: in the storm, full, an ally's, too far away, or where the forces already are. */
  | { readonly why: 'storm' }
  | { readonly why: 'full' }
  | { readonly why: 'ally' }
  | { readonly why: 'too-far'; readonly n: number }
  | { readonly why: 'far-from-great-flat' }
  | { readonly why: 'here' }
  /** Near enough, if the way were not blocked. */
  | { readonly why: 'storm-between' }
  | { readonly why: 'full-between' }
  | { readonly why: 'nowhere-to-go' }
  | { readonly why: 'must-leave'; readonly territory: TerritoryId }
  | { readonly why: 'no-reserves' }
  | { readonly why: 'spice'; readonly n: number; readonly has: number }
  | { readonly why: 'bid'; readonly bid: number; readonly has: number }
  | { readonly why: 'revival-limit'; readonly n: number }
  | { readonly why: 'free-revival-only'; readonly n: number }
  | { readonly why: 'leaders-alive' }
  | { readonly why: 'face-down' }
  | { readonly why: 'dead' }
  | { readonly why: 'captured' }
  | { readonly why: 'fought'; readonly territory: TerritoryId }
  | { readonly why: 'dial'; readonly n: number }
  | { readonly why: 'slot'; readonly slot: 'weapon' | 'defense' }
  | { readonly why: 'leaderless' }
  | { readonly why: 'voice' }
  | { readonly why: 'bound' }
  | { readonly why: 'timing'; readonly when: CardTiming }
  | { readonly why: 'nobody-dead' }
  | { readonly why: 'pledged' }
  | { readonly why: 'proposed' }
  | { readonly why: 'alliance-full'; readonly n: number }
  | { readonly why: 'allied' }

export type ClosedHere = Closed & { readonly reason: Reason }

export const closedAt = (kind: Target['kind'], id: Target['id'], reason: Reason): ClosedHere => ({
  targets: [{ kind, id }],
  reason,
})
