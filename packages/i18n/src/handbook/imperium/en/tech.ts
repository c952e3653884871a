// The Tech module: acquiring tiles and using them, in English.

import type { Told } from '../../outline.ts'
import type { tech as outline } from '../outline/tech.ts'

export const tech: Told<typeof outline> = {
  'tech.setup':
    'The Tech module adds 18 tiles on the Ixian Embassy, in three stacks as even as possible with the top tile face up, 2 Imperium and 2 Intrigue cards, and the Leader Kota Odax of Ix. It goes with either core box and with CHOAM.',
  'tech.removed': 'The tile CHOAM Transports is used only together with the CHOAM module.',
  'tech.removed-base':
    'With the base game five tiles are left out: Advanced Data Analysis, Forbidden Weapons, Ornithopter Fleet, Panopticon and Spy Drones.',
  'tech.acquire':
    'You acquire a tile only through an Acquire Tech icon. The Ixian Embassy gives you one on any turn in which you send an Agent to a Landsraad space: one tile, optional, in any order with the turn’s other effects.',
  'tech.pay':
    'Choose the top tile of a stack, pay its spice cost (never below 0) and keep it face up; the next tile of the stack is turned up. An empty stack stays empty. You may own any number of tiles.',
  'tech.discount':
    'With a High Council seat every tile costs you 1 spice less, even on the turn you take the seat. A Tech Discount icon takes off 1 more, but two such icons cannot be combined on one tile.',
  'tech.acquire-effect':
    'A tile shows its cost, its ability and perhaps an Acquire effect, applied once, after the next tile has been turned up. If you play an Intrigue card for Acquire Tech, you must acquire a tile.',
  'tech.use':
    'An ability works when the tile says, or, if it names no time, on one of your turns. A Flip ability is used on your own turn, once per round: the tile goes face down and returns face up at the next Round Start.',
  'tech.kota':
    'Kota Odax of Ix may choose her secret tile whenever she may acquire one, for 1 spice less on top of other discounts. Until then it is not one of her tiles.',
  'tech.tiles':
    'Forbidden Weapons: if you choose 3 strength, you must lose 1 Influence where you have some. Glowglobes: gain 1 Influence of your choice, and from then on you may look at the top card of your deck at any time.',
  'tech.ornithopter-fleet':
    'With Ornithopter Fleet all your battle icons, wild ones too, count as ornithopters, which may make a pair at once. The Intrigue cards Crysknife and Desert Mouse can then no longer score their victory point.',
}
