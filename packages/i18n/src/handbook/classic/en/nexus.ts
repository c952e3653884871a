// The Nexus, when alliances are formed and broken, in English.

import type { Told } from '../../outline.ts'
import type { nexus as outline } from '../outline/nexus.ts'

export const nexus: Told<typeof outline> = {
  'nexus.when':
    'If a Shai-Hulud card is revealed from round 2 on, the Spice Blow phase ends with a Nexus. The basic game has at most one per phase.',
  'nexus.only':
    'Alliances can be formed and broken only in a Nexus. When it ends, they stay as they are until the next one.',
  'nexus.agree':
    'In a Nexus everyone negotiates freely. An alliance begins when both players have accepted; alliances are never secret. The Nexus ends when everyone is done.',
  'nexus.two':
    'An alliance has exactly 2 players, and you can be in only one. Several alliances may be formed in the same Nexus.',
  'nexus.break':
    'In a Nexus you may leave your alliance just by saying so; your ally need not agree. Both of you may join new alliances in the same Nexus.',
  'nexus.limits':
    'In one Nexus you may break up at most 3 times. A player who has passed over your proposal can be asked once more, and again whenever one of you has changed sides.',
}
