// The Spacing Guild, in English.

import type { Told } from '../../outline.ts'
import type { guild as outline } from '../outline/guild.ts'

export const guild: Told<typeof outline> = {
  'guild.start':
    'The Guild starts with 5 forces in Tuek’s Sietch, 15 in reserve and 5 spice, and revives 1 force for free each round. Its leaders have strengths 5, 3, 3, 2 and 1.',
  'guild.income':
    'Whatever other players pay for shipments from off-planet goes to the Guild. What the Guild pays, for itself or for an ally, goes to the bank.',
  'guild.ways':
    'The Guild ships in three ways, one per round: from reserves to the map, from one territory to any other, or from one territory back to its reserves.',
  'guild.ways-storm':
    'Guild shipments cannot leave or enter the storm sector, not even back to the reserves. At the destination the rules on strongholds and allies apply, and all forces land in one sector.',
  'guild.price':
    'The Guild ships at half price, rounded up on the total: 5 forces to a stronghold cost 3 spice, 1 force costs 1, 3 forces to sand cost 3.',
  'guild.return-price':
    'Sending forces back to its reserves costs the Guild 1 spice per 2 forces, rounded up.',
  'guild.special-victory':
    'The Guild wins at the end of round 10 if no other faction has won, not even the Fremen by their special victory.',
  'guild.alliance':
    'Alliance: the Guild’s ally ships at half price, from reserves or from territory to territory, and pays the Guild. The ally shares the Guild’s special victory.',
  'guild.alliance-fremen':
    'A Fremen ally of the Guild still brings reserves for free, or ships from territory to territory for pay, as the one shipment of the round.',
  'guild.any-time':
    'The Guild may take its turn of Shipment and Movement first, last or between two other turns, without announcing it. If it has waited until after the last player, it acts then or not at all.',
  'guild.karama':
    'Special Karama effect of the Guild, once per game: cancel another player’s shipment from off-planet. The forces return to reserves, the spice to its owner; that player does not ship this round.',
}
