// The round and its phases, in English.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases':
    'A round has nine phases, always in this order: Storm, Spice Blow and Nexus, CHOAM Charity, Bidding, Revival, Shipment and Movement, Battle, Spice Collection, Mentat Pause. Each ends before the next begins.',
}
