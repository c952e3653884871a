// Spacing Guild: is paid for shipments, ships in three ways at half price, acts at any point in the order (FAC-GUI).

import type { FactionRules } from './hooks.ts'

const basic = { earnsFromShipments: true, shipsLikeGuild: true, winsWithoutWinner: true } as const

export const guild: FactionRules = {
  basic,
  advanced: { ...basic, special: 'cancel-shipment', actsOutOfOrder: true },
}
