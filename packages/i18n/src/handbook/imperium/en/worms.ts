// Sandworms, what they need and what they double, in English.

import type { Told } from '../../outline.ts'
import type { worms as outline } from '../outline/worms.ts'

export const worms: Told<typeof outline> = {
  'worms.summon':
    'Sandworm icon: put a sandworm from the bank straight into the Conflict, on Agent and Reveal turns alike, without a combat space. It never goes to a garrison. It counts as deploying a unit.',
  'worms.strength':
    'A sandworm gives 3 strength and is a unit: alone it is enough to take part in Combat. After the Conflict it returns to the bank.',
  'worms.no-troop':
    'A sandworm is not a troop: it cannot retreat and is not lost to effects that name troops.',
  'worms.hooks':
    'Most sandworm effects show Maker Hooks and a colon: you can use them only with a Maker Hooks token. You get one at Sietch Tabr and keep it in your garrison for the rest of the game; one per player.',
  'worms.wall':
    'While the Shield Wall stands, no sandworm can enter a Conflict for Arrakeen, Spice Refinery or Imperial Basin.',
  'worms.detonate':
    'Detonation icon: you may remove the Shield Wall for the rest of the game. From then on sandworms can enter any Conflict, the current one too, even from the same card.',
  'worms.double':
    'If you earn a Conflict reward, for any place and also through a tie, while you have a sandworm there, the reward is doubled. More sandworms do not multiply it further.',
  'worms.not-doubled':
    'Control and the battle icon are never doubled. A reward with a price may be paid for and gained twice. Doubled Influence of your choice is two separate gains; a doubled “choose two” is two sets, one after the other.',
}
