// Atreides: prescience in Bidding, Shipment and Battle; the Kwisatz Haderach (FAC-ATR).

import type { FactionRules } from './hooks.ts'

const basic = { looksAtAuction: true, looksAtSpice: true, usesPrescience: true } as const

export const atreides: FactionRules = {
  basic,
  advanced: { ...basic, special: 'see-plan', hasKwisatzHaderach: true },
}
