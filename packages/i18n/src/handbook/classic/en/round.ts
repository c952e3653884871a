// The round and who goes first, in English.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases':
    'A round has nine phases, always in this order: Storm, Spice Blow and Nexus, CHOAM Charity, Bidding, Revival, Shipment and Movement, Battle, Spice Collection, Mentat Pause. Each ends before the next begins.',
  'round.first-player':
    'After the storm has moved, or stayed, the first player is the one whose marker comes next, counterclockwise. A player whose marker is in the storm’s own sector comes last.',
  'round.storm-order':
    'Storm order begins with the first player and goes counterclockwise, to the right, around the table.',
  'round.leads':
    'The first player opens the bidding, is first to ship and move, and is the first aggressor in battle. If any other phase needs an order, it is storm order.',
}
