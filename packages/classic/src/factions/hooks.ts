// What a faction can do beyond the rules for everyone. Phases ask for an ability, never for a faction by name.

import type { Seat } from '@sietch/kernel'
import type { FactionId } from '../content/types.ts'
import type { Special } from '../frames.ts'
import type { ClassicState } from '../state.ts'

export type Hooks = {
  /** The faction's own Karama effect, once per game. */
  readonly special?: Special
  /** FAC-BEN-53: worthless cards are Karama cards. */
  readonly worthlessIsKarama?: true

  /** FAC-BEN-2, FAC-BEN-51. */
  readonly predicts?: true
  readonly startsWithAdvisor?: true

  /** FAC-FRE-50, FAC-FRE-52. */
  readonly drawsStormCards?: true
  readonly halvesStormLosses?: true

  /** FAC-FRE-6, FAC-FRE-7, FAC-FRE-10: forces survive worms and ride them, an ally's may be spared. */
  readonly ridesWorms?: true
  /** FAC-FRE-51: later worms of a phase are placed. */
  readonly placesWorms?: true

  /** FAC-BEN-52. */
  readonly alwaysGetsCharity?: true

  /** FAC-ATR-2, FAC-EMP-2, FAC-HAR-3. */
  readonly looksAtAuction?: true
  readonly earnsFromCards?: true
  readonly drawsBonusCard?: true

  /** FAC-FRE-10: forces an ally revives free. FAC-EMP-4: forces of an ally it may pay for. */
  readonly grantsAllyRevival?: number
  readonly paysAllyRevival?: number

  /** FAC-ATR-4. */
  readonly looksAtSpice?: true
  /** FAC-GUI-2 to FAC-GUI-6, FAC-GUI-50. */
  readonly earnsFromShipments?: true
  readonly shipsLikeGuild?: true
  readonly actsOutOfOrder?: true
  /** FAC-BEN-3: a force to the Polar Sink; FAC-BEN-54: an advisor to the place of the shipment. */
  readonly accompanies?: 'polar-sink' | 'advisor'
  /** FAC-BEN-50: tokens have an advisor side. */
  readonly hasAdvisors?: true
  /** FAC-FRE-5: range without ornithopters. */
  readonly range?: number

  /** FAC-BEN-4, FAC-ATR-5, FAC-ATR-50, FAC-HAR-4, FAC-HAR-50. */
  readonly usesVoice?: true
  readonly usesPrescience?: true
  readonly hasKwisatzHaderach?: true
  readonly callsForAlly?: true
  readonly captures?: true
  /** FAC-EMP-50, FAC-FRE-53: starred forces count double, except against this faction. */
  readonly elite?: { readonly advantage: 'emp-sardaukar' | 'fre-fedaykin'; readonly notAgainst?: FactionId }
  /** FAC-FRE-54. */
  readonly fightsWithoutSpice?: true

  /** FAC-FRE-9: whether the last round without a winner is a victory. FAC-GUI-5: it is. */
  readonly guardsTheDesert?: (s: ClassicState, seat: Seat) => boolean
  readonly winsWithoutWinner?: true
}

export type FactionRules = { readonly basic: Hooks; readonly advanced: Hooks }
