// Forces and leaders come back from the tanks, in English.

import type { Told } from '../../outline.ts'
import type { revival as outline } from '../outline/revival.ts'

export const revival: Told<typeof outline> = {
  'revival.forces':
    'Each round you may revive up to 3 of your forces from the tanks into your reserves. Your free ones cost nothing; each further force costs 2 spice.',
  'revival.free':
    'Free revival per round: Atreides and Harkonnen 2 forces, Bene Gesserit, Emperor and Guild 1, Fremen 3. Reviving all 3 forces thus costs 2, 4 and 0 spice, respectively.',
  'revival.leader':
    'When all 5 of your leaders are in the tanks, you may revive 1 leader per round, and go on in later rounds until no face-up leader of yours is left there.',
  'revival.leader-price':
    'Reviving a leader costs spice equal to the leader’s strength. You may revive forces and a leader in the same round.',
  'revival.traitor-again':
    'A revived leader fights as before, and can be called a traitor again with the same traitor card.',
  'revival.face-down':
    'A leader who dies again goes to the tanks face down. Face-down leaders cannot be revived until all your others are face down in the tanks, too, or captured; then all are turned face up.',
  'revival.captured':
    'Captured leaders count as missing: if all your others are in the tanks, you may revive a leader. This holds for Harkonnen, too.',
  'revival.starred':
    'At most 1 Sardaukar and 1 Fedaykin can be revived per round, counting every way of revival, Tleilaxu Ghola included.',
}
