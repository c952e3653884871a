// The lesson “The battle plan” of classic Dune, in English.

export const text = {
  where:
    'The battle plan\nYou are House Harkonnen with 7 forces in Carthag, the Emperor has 4. Both plan in secret, then both plans are revealed. The higher total wins; in a tie the aggressor: you.',
  dial: 'The dial\nThis is how many forces fight, and how many you lose even if you win. The loser loses all. The Emperor can dial 4 at most.',
  leader:
    'The leader\nHis strength is added. The Emperor’s two best are dead; the strongest left has 3. So his total is 7 at most.',
  weapon:
    'The weapon\nIt kills the opponent’s leader, unless the right defense stops it: a Shield stops projectile weapons, a Snooper poison. A dead leader counts nothing, and the winner gets his strength in spice.',
  defense:
    'The defense\nYou have both, but may play one. All poison weapons lie in the discard pile by now, so the Emperor can only shoot: the Shield is right.',
  task: 'Your task\nWin this battle, and still hold Carthag with at least one force afterward.',
  failed:
    'That did not hold Carthag. With your best leader, the Shield and 2 on the dial the Emperor has no chance; but do not dial all seven. Try again.',
  last: 'Well fought\nBefore each battle, work out what the other side can have at most: the plan sheet does it for you under “What if”. And never play a Lasgun where there may be a Shield: both explode.',
}
