// Shipment, the first half of a turn, in English.

import type { Told } from '../../outline.ts'
import type { shipment as outline } from '../outline/shipment.ts'

export const shipment: Told<typeof outline> = {
  'shipment.turn':
    'In storm order, each player takes one complete turn: first shipment, then movement. Both are optional, but you cannot ship after moving.',
  'shipment.reserves':
    'Once per round you may ship any number of forces from your off-planet reserves to one territory of any kind. All of them land in one sector, which you choose.',
  'shipment.price':
    'Shipment costs 1 spice per force into a stronghold and 2 per force anywhere else, the Polar Sink included. You pay the Guild if it is in play and not your own faction, otherwise the bank.',
  'shipment.where':
    'You cannot ship into a sector in storm, or into a stronghold that holds forces of two other players. One other player is no obstacle, and Bene Gesserit advisors there are not counted.',
  'shipment.no-return':
    'Forces on the map never return to the reserves, except by the Guild’s own kind of shipment.',
}
