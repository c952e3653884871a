// Harkonnen: traitors, more cards, captured leaders (FAC-HAR).

import type { FactionRules } from './hooks.ts'

const basic = { drawsBonusCard: true, callsForAlly: true } as const

export const harkonnen: FactionRules = {
  basic,
  advanced: { ...basic, special: 'swap-cards', captures: true },
}
