// The treachery cards, in English.

import type { Told } from '../../outline.ts'
import type { cards as outline } from '../outline/cards.ts'

export const cards: Told<typeof outline> = {
  'cards.kinds':
    'The Treachery deck: 4 projectile and 4 poison weapons, the Lasgun, 4 Shields, 4 Snoopers, 3 Cheap Heroes, 5 worthless cards and 8 special cards. Cards from expansions are not used.',
  'cards.projectile':
    'Projectile weapons, Crysknife, Maula Pistol, Slip Tip and Stunner, kill the opposing leader or Cheap Hero unless a Shield is played against them.',
  'cards.poison':
    'Poison weapons, Chaumas, Chaumurky, Ellaca Drug and Gom Jabbar, kill the opposing leader or Cheap Hero unless a Snooper is played against them.',
  'cards.lasgun':
    'The Lasgun kills the opposing leader or Cheap Hero, and no defense helps. It is neither poison nor projectile. With a Shield in either plan there is an explosion.',
  'cards.explosion':
    'If a Lasgun and a Shield are played in a battle, all spice and all forces in the territory are destroyed, bystanders and advisors included.',
  'cards.explosion-details':
    'An explosion has no winner: both leaders die, nobody earns spice, all cards played are discarded and battle spice is paid. A Lasgun and a Shield in one plan explode, too; a traitor call prevents it.',
  'cards.defenses':
    'A Shield saves your leader from projectile weapons, a Snooper from poison. There are 4 of each.',
  'cards.cheap-hero':
    'The three Cheap Hero cards replace a leader, with strength 0. They are discarded after use, even by the winner; only if you call a traitor may you keep one.',
  'cards.worthless':
    'Baliset, Jubba Cloak, Kulon, La, La, La and Trip to Gamont are worthless: they do nothing, but can be played as a weapon or a defense to get rid of them.',
  'cards.atomics':
    'Family Atomics: play it in the Storm phase from round 2 on, before the storm moves. The Shield Wall and all forces on it are destroyed, yours included. The card leaves the game.',
  'cards.atomics-where':
    'To play Family Atomics you need a force on the Shield Wall or next to it, even in storm, but the storm must not lie between them. Advisors do not count.',
  'cards.atomics-neighbors':
    'The territories next to the Shield Wall are False Wall East, Gara Kulon, Hole in the Rock, Imperial Basin, Pasty Mesa, Sihaya Ridge and The Minor Erg.',
  'cards.atomics-storm':
    'After Family Atomics, Arrakeen, Carthag and Imperial Basin are no longer protected from the storm. Only what lies in the storm at that moment stays safe until the storm moves on.',
  'cards.weather':
    'Weather Control: in the Storm phase from round 2 on, before the storm moves, you decide how far it goes: 0 to 10 sectors, instead of dials or storm card.',
  'cards.hajr':
    'Hajr: in your movement, before or after your normal move, you make an extra move with the same group or another. It gives no extra shipment.',
  'cards.ghola':
    'Tleilaxu Ghola: at any time, revive one of your leaders or up to 5 of your forces for free, on top of your normal revival.',
  'cards.ghola-leader':
    'Tleilaxu Ghola revives any leader who is face up, even if others live. Revived in Battle, they may fight in that same phase, in any territory.',
  'cards.truthtrance':
    'Truthtrance: at any time, even between the Voice and Prescience, ask another player a yes-or-no question about the game in public. They must answer truthfully, in public.',
  'cards.truthtrance-questions':
    'With Truthtrance you may ask about cards held, traitors, spice, a prediction, cards secretly seen, captives or the plan of this battle. The table answers what it knows from the game itself.',
  'cards.truthtrance-plan':
    'A Truthtrance answer about the plan of the current battle fixes that part. A question in your own words is answered by the player and recorded; the table cannot check whether it is true.',
}
